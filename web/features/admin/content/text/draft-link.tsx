import type { Locale } from '#contract/locales.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { PreviewLinkField } from '../../flags/preview-link.tsx'
import { Notice } from '../../screen/notice.tsx'

type Props = {
  id: string
  locale: Locale
  /** Saves the typed text, because the link shows the saved draft. */
  save: () => Promise<unknown>
}

/** A preview link to the draft, for a colleague or a phone. */
export function DraftLink({ id, locale, save }: Props) {
  const words = useI18nContext().LL.staffPortal.previewing
  const explain = useExplain()
  const making = useStaffMutation(
    ['content', id, locale, 'preview'],
    async (api) => {
      await save()
      return answer(
        api.admin.content[':id'].drafts[':locale'].preview.$post({
          param: { id, locale },
          // seven days, as colleagues may be away
          json: { hours: 168 },
        }),
      )
    },
    () => {},
  )
  return (
    <div className="staff-draft-link">
      <button
        type="button"
        className="staff-button"
        aria-disabled={making.isBusy}
        onClick={() => !making.isBusy && void making.start(undefined)}
      >
        {making.isBusy ? words.making() : words.link()}
      </button>
      <Notice error={making.error ? explain(making.error) : undefined} />
      <div role="status">
        {making.data && (
          <>
            <p className="staff-soft">{words.anyone()}</p>
            <PreviewLinkField key={making.data.url} link={making.data} />
          </>
        )}
      </div>
    </div>
  )
}
