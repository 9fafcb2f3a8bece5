import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { picturePath } from '#contract/pictures/picture-sources.ts'
import type { StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { rowsOf } from '../../calls/staff-query.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { formatAge } from '../../screen/moment.tsx'
import { Notice } from '../../screen/notice.tsx'
import { pictureList } from './use-pictures.ts'
import { useUpload } from './use-upload.ts'

type Props = { isOpen: boolean; onChoose: (picture: StaffPicture) => void; onClose: () => void }

/** A picture of this device, or one that was uploaded before. */
export function PictureDialog({ isOpen, onChoose, onClose }: Props) {
  const words = useI18nContext().LL.staffContent.pictures
  return (
    <Dialog title={words.title()} className="ad-pictures" isOpen={isOpen} onClose={onClose}>
      <Upload onDone={onChoose} />
      <Library onChoose={onChoose} />
    </Dialog>
  )
}

function Upload({ onDone }: { onDone: (picture: StaffPicture) => void }) {
  const { LL } = useI18nContext()
  const words = LL.staffContent.pictures
  const upload = useUpload(onDone)
  const id = useId()
  return (
    <div
      className="ad-field ad-picture-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) upload.start(file)
      }}
    >
      <label htmlFor={id}>{words.upload()}</label>
      <input
        id={id}
        className="ad-input"
        type="file"
        accept="image/*"
        aria-describedby={`${id}-hint`}
        // one and the same file can be chosen again
        onClick={({ currentTarget }) => void (currentTarget.value = '')}
        onChange={({ currentTarget: { files } }) => files?.[0] && upload.start(files[0])}
      />
      <small id={`${id}-hint`} className="ad-soft">
        {words.uploadHint()}
      </small>
      <p role="status">
        {upload.state === 'preparing' && words.preparing()}
        {upload.state === 'sending' && words.sending()}
      </p>
      <Notice
        error={upload.error}
        action={upload.again && { label: words.again(), run: upload.again }}
      />
    </div>
  )
}

function Library({ onChoose }: { onChoose: (picture: StaffPicture) => void }) {
  const { LL } = useI18nContext()
  const words = LL.staffContent.pictures
  const query = useInfiniteQuery(pictureList)
  const { data, error, isFetchingNextPage, fetchNextPage, refetch } = query
  const pictures = rowsOf(data)
  return (
    <section aria-label={words.earlier()}>
      <h3>{words.earlier()}</h3>
      <LoadNotice query={{ error, refetch }} />
      {data && pictures.length === 0 && <p className="ad-soft">{words.none()}</p>}
      <ul className="ad-picture-grid">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Choice picture={picture} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <button
          type="button"
          className="ad-button"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {words.more()}
        </button>
      )}
    </section>
  )
}

type ChoiceProps = { picture: StaffPicture; onChoose: (picture: StaffPicture) => void }

function Choice({ picture, onChoose }: ChoiceProps) {
  const { LL, locale } = useI18nContext()
  const { id, widths, width, height, created_at } = picture
  const when = formatAge(created_at, locale)
  const name = picture.texts[locale]?.alt || LL.staffContent.pictures.unnamed({ when })
  return (
    <button type="button" className="ad-picture-choice" onClick={() => onChoose(picture)}>
      <img
        src={picturePath(id, widths[0] ?? width)}
        alt={name}
        {...{ width, height }}
        loading="lazy"
      />
    </button>
  )
}
