import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localeCodes, locales } from '#contract/locales.ts'
import type { RecallDetail } from '#contract/trade/recalls/recalls.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { fetchFile, saveFile } from '../../../api/download.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useConfirm } from '../dialog/use-confirm.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { DetailPanel, FactList } from '../list/detail-panel.tsx'
import { Moment } from '../list/list-moment.tsx'
import { useLanguageName } from '../list/use-language-name.ts'
import { Icon } from '../shell/icons.tsx'
import { RecallKindBadge } from './recall-kind-badge.tsx'
import { RecallMails } from './recall-mails.tsx'
import { RecallRecipients } from './recall-recipients.tsx'

type Props = { id: string; onClose: () => void }

const detail = (call: Parameters<typeof answer>[0]) => answer(call) as Promise<RecallDetail>

/** Polling interval while emails are being sent. */
const lookAgainMs = 5_000

/** One recall: recipients, answers and open tasks until it is closed. */
export function RecallPanel({ id, onClose }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.recalls
  const client = useQueryClient()
  const explain = useExplain()
  const nameOf = useLanguageName()
  const param = { id }
  const key = ['recalls', 'one', id]
  const query = useQuery({
    ...staffQuery(key, (api) => detail(api.admin.recalls[':id'].$get({ param }))),
    refetchInterval: ({ state }) =>
      state.data?.mails.pending || (state.data?.mails.waiting ?? 0) > 0 ? lookAgainMs : false,
  })
  const recall = query.data
  const [success, setSuccess] = useState<string>()
  const closing = useStaffMutation(
    key,
    (api, version: number) =>
      detail(api.admin.recalls[':id'].closing.$post({ param, json: { version } })),
    (changed) => {
      client.setQueryData(key, changed)
      void client.invalidateQueries({ queryKey: ['recalls', 'list'] })
      setSuccess(words.closeDone())
    },
    () => void query.refetch(),
  )
  const { ask, isAsking, error: notClosed, confirm } = useConfirm(closing)
  const file = useStaffMutation(
    ['recalls', 'file', id],
    (api) => fetchFile(api.admin.recalls[':id'].file.$post({ param, json: {} })),
    (download) => {
      saveFile(download)
      setSuccess(words.fileDone())
      void query.refetch()
    },
  )
  const error = file.error ? explain(file.error) : isAsking ? undefined : notClosed
  const isDrill = recall?.kind === 'drill'
  return (
    <DetailPanel
      title={recall ? recall.lots.map(({ code }) => code).join(', ') : words.lots()}
      message={{ error, success }}
      {...{ id, onClose, query }}
    >
      {recall && (
        <>
          <p className="staff-panel-state">
            <RecallKindBadge kind={recall.kind} />{' '}
            <strong>{words.states[recall.closed_at === null ? 'open' : 'closed']()}</strong>
          </p>
          {isDrill && <p className="staff-recall-due">{words.drillNote()}</p>}
          <div className="staff-panel-actions">
            <button
              type="button"
              className="staff-button"
              aria-disabled={file.isBusy}
              onClick={() => void file.start(undefined)}
            >
              <Icon name="download" size={16} />
              {words.file()}
            </button>
            {recall.closed_at === null && (
              <button
                type="button"
                className="staff-button staff-button-danger"
                onClick={() =>
                  ask({
                    action: isDrill ? words.drill.close() : words.close(),
                    text: isDrill ? words.drill.closeText() : words.closeText(),
                    isDangerous: true,
                    run: () => closing.start(recall.version),
                  })
                }
              >
                {isDrill ? words.drill.close() : words.close()}
              </button>
            )}
          </div>
          <FactList facts={factsOf(recall, words)} />
          <ul className="staff-people">
            {recall.lots.map((lot) => (
              <li key={lot.lot_id}>
                <span>
                  <strong>{lot.code}</strong> · {lot.sku} · {lot.name}
                  {lot.best_before &&
                    ` · ${LL.staff.lots.fields.best_before()}${colon(locale)} ${lot.best_before}`}
                </span>
              </li>
            ))}
          </ul>
          {localeCodes
            .filter((code) => recall.reason[code])
            .map((code) => (
              <section key={code} className="staff-part">
                <h3>{words.reason({ language: nameOf(code) })}</h3>
                <blockquote lang={locales[code].tag}>{recall.reason[code]}</blockquote>
              </section>
            ))}
          {!isDrill && <RecallMails recall={recall} />}
          <RecallRecipients recall={recall} />
          {confirm}
        </>
      )}
    </DetailPanel>
  )
}

type Words = ReturnType<typeof useI18nContext>['LL']['staff']['recalls']

function factsOf(recall: RecallDetail, words: Words) {
  const isDrill = recall.kind === 'drill'
  const since = (at: string) =>
    words.minutes({
      n: Math.round((Date.parse(at) - Date.parse(recall.opened_at)) / 60_000),
    })
  const { opened_at: openedAt, closed_at: closedAt, listed_at: listedAt } = recall
  return [
    [words.action(), words.actions[recall.action]()],
    [words.opened(), <Moment key="opened" at={openedAt} />],
    [words.openedBy(), recall.opened_by],
    [words.closed(), closedAt && <Moment key="closed" at={closedAt} />],
    [words.closedBy(), recall.closed_by],
    [words.toList(), listedAt ? since(listedAt) : words.notListed()],
    [words.toClose(), closedAt && since(closedAt)],
    [words.shipped(), String(recall.cases)],
    [
      words.answered(),
      !isDrill && words.ofCompanies({ done: recall.acknowledged, all: recall.companies }),
    ],
    [words.held(), !isDrill && String(recall.held_cases)],
    [words.unanswered(), !isDrill && String(recall.cases - recall.answered_cases)],
  ] as const satisfies (readonly [string, React.ReactNode])[]
}
