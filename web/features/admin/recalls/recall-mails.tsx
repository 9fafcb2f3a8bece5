import { useQueryClient } from '@tanstack/react-query'
import type { RecallDetail } from '#contract/trade/recalls/recalls.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'

/** Delivery state of a recall's emails, with an action for failed ones. */
export function RecallMails({ recall }: { recall: RecallDetail }) {
  const words = useI18nContext().LL.staff.recalls
  const client = useQueryClient()
  const explain = useExplain()
  const { written, pending, waiting, failed, failed_to: addresses } = recall.mails
  const again = useStaffMutation(
    ['recalls', 'mails', recall.id],
    (api) =>
      answer(
        api.admin.recalls[':id'].mails.$post({ param: { id: recall.id }, json: {} }),
      ) as Promise<RecallDetail>,
    (changed) => client.setQueryData(['recalls', 'one', recall.id], changed),
  )
  return (
    <section className="staff-part">
      <h3>{words.mails()}</h3>
      <p>
        {[
          words.sent({ n: Math.max(0, written - waiting - failed) }),
          ...(waiting > 0 ? [words.waiting({ n: waiting })] : []),
          ...(failed > 0 ? [words.failed({ n: failed })] : []),
        ].join(' · ')}
        {pending && ` · ${words.pending()}`}
      </p>
      {failed > 0 && (
        <>
          <p className="staff-recall-due">{words.failedTo({ addresses: addresses.join(', ') })}</p>
          <p>
            <button
              type="button"
              className="staff-button"
              aria-disabled={again.isBusy}
              onClick={() => void again.start(undefined)}
            >
              {words.again()}
            </button>
          </p>
        </>
      )}
      <Notice
        error={again.error ? explain(again.error) : undefined}
        success={again.data && words.againDone()}
      />
    </section>
  )
}
