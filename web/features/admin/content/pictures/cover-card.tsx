import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { localeCodes } from '#contract/locales.ts'
import { picturePath } from '#contract/pictures/picture-sources.ts'
import type { StaffCover, StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { Notice } from '../../screen/notice.tsx'
import { SettingsCard } from '../../settings/settings-card.tsx'
import { type Beside, showCard } from '../beside.ts'
import { undescribedIn, withLanguages } from '../undescribed.ts'
import { DescribeFields } from './describe-fields.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { useDescription } from './use-description.ts'
import { coverOf, useChosen, useRenewed } from './use-pictures.ts'

type Props = {
  story: string
  /** Visitors read the story in some language. */
  isPublic: boolean
  handle: Ref<Beside>
}

/** The picture at the top of a story, in all languages. */
export function CoverCard({ story, isPublic, handle }: Props) {
  const words = useI18nContext().LL.staffContent.pictures
  const query = useQuery(coverOf(story))
  const { known } = useChosen(query.data?.picture ? [query.data.picture] : [])
  const saved = query.data?.picture ? known.get(query.data.picture) : null
  if (!query.data) {
    return (
      <SettingsCard id="story-cover" title={words.cover()}>
        <LoadNotice query={query} />
      </SettingsCard>
    )
  }
  return <Form cover={query.data} {...{ story, isPublic, handle, saved }} />
}

type FormProps = Props & {
  cover: StaffCover
  /** `undefined` while it is being asked for. */
  saved: StaffPicture | null | undefined
}

function Form({ story, isPublic, handle, cover, saved }: FormProps) {
  const words = useI18nContext().LL.staffContent.pictures
  const [isOpen, setOpen] = useState(false)
  /** Absent: nothing was chosen since. */
  const [picked, setPicked] = useState<StaffPicture | null>()
  const { known, isKnown } = useChosen(picked ? [picked.id] : [])
  const picture = picked === undefined ? saved : picked && (known.get(picked.id) ?? picked)
  const change = useCover(story, cover, isPublic)
  const isChanged = picked !== undefined && (picked?.id ?? null) !== cover.picture
  // what was chosen stands on the server: from now on that is followed
  const hasArrived = picked !== undefined && !isChanged && saved !== undefined
  useEffect(() => {
    if (hasArrived) setPicked(undefined)
  }, [hasArrived])
  // someone has deleted it meanwhile
  const isGone = picked ? isKnown && !known.has(picked.id) : false
  useEffect(() => {
    if (isGone) setPicked(undefined)
  }, [isGone])
  const description = useDescription(picture ?? null, localeCodes)
  const isDirty = isChanged || description.isDirty
  const save = () => change.save(picture?.id ?? null, description.save)
  useImperativeHandle(handle, () => ({
    save: async () => {
      const isSaved = !isDirty || (await save())
      if (!isSaved) showCard('story-cover')
      return isSaved
    },
  }))
  return (
    <SettingsCard
      id="story-cover"
      title={words.cover()}
      text={words.coverText()}
      isBusy={change.isBusy}
      isDirty={isDirty}
      onSave={() => void save()}
    >
      {picture && (
        <div className="staff-picture">
          <img
            src={picturePath(picture.id, picture.widths[0] ?? picture.width)}
            alt=""
            width={picture.width}
            height={picture.height}
          />
          <div>
            <DescribeFields description={description} wrong={change.undescribed} />
          </div>
        </div>
      )}
      {picture === null && <p className="staff-soft">{words.noCover()}</p>}
      <div className="staff-tools">
        <button type="button" className="staff-button" onClick={() => setOpen(true)}>
          {picture ? words.replace() : words.choose()}
        </button>
        {picture && (
          <button type="button" className="staff-button" onClick={() => setPicked(null)}>
            {words.remove()}
          </button>
        )}
      </div>
      <PictureDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          setPicked(chosen)
          setOpen(false)
        }}
      />
      <Notice error={change.error} success={isChanged ? undefined : change.success} />
    </SettingsCard>
  )
}

/** Saves descriptions first: a cover that is not described is refused. */
function useCover(story: string, { picture, version }: StaffCover, isPublic: boolean) {
  const { LL, locale } = useI18nContext()
  const client = useQueryClient()
  const explain = useExplain()
  const renew = useRenewed()
  type Given = {
    to: string | null
    describe: ReturnType<typeof useDescription>['save'] | undefined
  }
  const mutation = useStaffMutation(
    ['pictures', 'cover', story],
    async (api, { to, describe }: Given) => {
      await describe?.(api)
      if (to === picture) return
      await answer(
        api.admin.covers[':story'].$put({
          param: { story },
          json: { picture: to, version },
        }),
      )
    },
    () => {
      renew()
      void client.invalidateQueries({ queryKey: ['content', 'history', story] })
    },
    renew,
  )
  const { savedFields, savedUnseen } = LL.staffContent
  const success = isPublic ? savedFields() : savedUnseen()
  return {
    isBusy: mutation.isBusy,
    error: mutation.error
      ? withLanguages(explain(mutation.error), mutation.error, locale)
      : undefined,
    undescribed: undescribedIn(mutation.error),
    success: mutation.variables && !mutation.error && !mutation.isBusy ? success : undefined,
    save: (to: string | null, describe?: Given['describe']) => mutation.start({ to, describe }),
  }
}
