import { useInfiniteQuery } from '@tanstack/react-query'
import { picturePath } from '#contract/pictures/picture-sources.ts'
import type { StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { rowsOf } from '../../calls/staff-query.ts'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { useConfirm } from '../../dialog/use-confirm.tsx'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { formatAge } from '../../screen/moment.tsx'
import { Notice } from '../../screen/notice.tsx'
import { pictureList, useRenewed } from './use-pictures.ts'

type Props = { onChoose: (picture: StaffPicture) => void }

/** The uploaded pictures. A click chooses one, and unused ones can be deleted. */
export function PictureLibrary({ onChoose }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staffContent.pictures
  // every saved text changes which pictures are in use
  const query = useInfiniteQuery({ ...pictureList, refetchOnMount: 'always' })
  const { data, error, isFetchingNextPage, fetchNextPage, refetch } = query
  const renew = useRenewed()
  const mutation = useStaffMutation(
    ['pictures', 'delete'],
    (api, id: string) => answer(api.admin.pictures[':id'].$delete({ param: { id } })),
    () => void renew(),
    () => void renew(),
  )
  const { ask, isAsking, error: refused, confirm } = useConfirm(mutation)
  const pictures = rowsOf(data)
  return (
    <section aria-label={words.earlier()}>
      <h3>{words.earlier()}</h3>
      <LoadNotice query={{ error, refetch }} />
      {data && pictures.length === 0 && <p className="staff-soft">{words.none()}</p>}
      <Notice error={isAsking ? undefined : refused} />
      <ul className="staff-picture-grid">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Choice
              picture={picture}
              onChoose={onChoose}
              onDelete={() =>
                ask({
                  action: words.deleteAction(),
                  text: words.deleteText(),
                  isDangerous: true,
                  run: () => mutation.start(picture.id),
                })
              }
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <button
          type="button"
          className="staff-button"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {words.more()}
        </button>
      )}
      {confirm}
    </section>
  )
}

type ChoiceProps = Props & { picture: StaffPicture; onDelete: () => void }

function Choice({ picture, onChoose, onDelete }: ChoiceProps) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffContent.pictures
  const { id, widths, width, height, created_at, is_used } = picture
  const when = formatAge(created_at, locale)
  const name = picture.texts[locale]?.alt || words.unnamed({ when })
  return (
    <>
      <button type="button" className="staff-picture-choice" onClick={() => onChoose(picture)}>
        <img
          src={picturePath(id, widths[0] ?? width)}
          alt={name}
          {...{ width, height }}
          loading="lazy"
        />
      </button>
      {is_used ? (
        <small className="staff-soft">{words.inUse()}</small>
      ) : (
        <button
          type="button"
          className="staff-link"
          aria-label={words.deleteOne({ name })}
          onClick={onDelete}
        >
          {words.delete()}
        </button>
      )}
    </>
  )
}
