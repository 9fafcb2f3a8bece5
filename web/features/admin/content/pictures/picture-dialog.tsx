import { useId } from 'react'
import type { StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { Notice } from '../../screen/notice.tsx'
import { PictureLibrary } from './picture-library.tsx'
import { useUpload } from './use-upload.ts'

type Props = { isOpen: boolean; onChoose: (picture: StaffPicture) => void; onClose: () => void }

/** Chooses a picture from this device or from the library. */
export function PictureDialog({ isOpen, onChoose, onClose }: Props) {
  const words = useI18nContext().LL.staffContent.pictures
  return (
    <Dialog title={words.title()} className="staff-pictures" isOpen={isOpen} onClose={onClose}>
      <Upload onDone={onChoose} />
      <PictureLibrary onChoose={onChoose} />
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
      className="staff-field staff-picture-drop"
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
        className="staff-input"
        type="file"
        accept="image/*"
        aria-describedby={`${id}-hint`}
        // lets the same file be chosen again
        onClick={({ currentTarget }) => void (currentTarget.value = '')}
        onChange={({ currentTarget: { files } }) => files?.[0] && upload.start(files[0])}
      />
      <small id={`${id}-hint`} className="staff-soft">
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
