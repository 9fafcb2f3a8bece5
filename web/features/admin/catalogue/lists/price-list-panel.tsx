import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceListDetail } from '#contract/trade/catalogue.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { staffQuery } from '../../calls/staff-query.ts'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { ConfirmDialog, type Confirmation } from '../../dialog/confirm-dialog.tsx'
import { useExplain } from '../../dialog/use-explain.ts'
import { AuditTrail } from '../../list/audit-trail.tsx'
import { DetailPanel } from '../../list/detail-panel.tsx'
import { ExportFile } from '../files/export-file.tsx'
import { ImportButton } from '../files/import-button.tsx'
import { PriceListForm } from './price-list-form.tsx'
import { PriceListTable } from './price-list-table.tsx'
import { ProductBadges } from '../product-badges.tsx'

type Props = { id: string; onClose: () => void }

/** One price list with its prices, which can also be imported. */
export function PriceListPanel({ id, onClose }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.catalogue
  const client = useQueryClient()
  const explain = useExplain()
  const param = { id }
  const key = ['catalogue', 'list', id]
  const query = useQuery(
    staffQuery(key, (api) => answer(api.admin.catalogue['price-lists'][':id'].$get({ param }))),
  )
  const list = query.data
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const [success, setSuccess] = useState<string>()
  const keep = (changed: PriceListDetail) => {
    client.setQueryData(key, changed)
    void client.invalidateQueries({ queryKey: ['catalogue', 'lists'] })
  }
  const archiving = useStaffMutation(
    key,
    (api, archived: boolean) =>
      answer(
        api.admin.catalogue['price-lists'][':id'].archived.$put({
          param,
          json: { version: list?.version ?? 0, archived },
        }),
      ),
    (changed, archived) => {
      keep(changed)
      setSuccess(archived ? words.archivedDone() : words.saved())
    },
    () => void query.refetch(),
  )
  const error = archiving.error ? explain(archiving.error) : undefined
  const name = list?.name ?? ''
  const ask = () => {
    archiving.reset()
    setQuestion({
      action: words.archive(),
      text: words.archiveListText({ name }),
      isDangerous: true,
      run: () => archiving.start(true),
    })
  }
  return (
    <DetailPanel
      title={list?.name ?? words.lists.caption()}
      message={question ? {} : { error, success }}
      {...{ id, onClose, query }}
    >
      {list && (
        <>
          <p className="staff-panel-state">
            <ProductBadges product={list} /> {list.currency}
          </p>
          <div className="staff-goods-tools">
            <ImportButton target={{ list: id }} />
            <ExportFile
              name={id}
              ask={(api) =>
                api.admin.catalogue.exports.prices[':list'].$post({
                  param: { list: id },
                  json: { locale },
                })
              }
            />
          </div>
          <PriceListTable list={list} onChanged={keep} onStale={() => void query.refetch()}>
            <section className="staff-part">
              <PriceListForm
                key={list.id}
                list={list}
                onSend={async (api, { name: called, valid_from, valid_to }, version) => {
                  const json = { version, name: called, valid_from, valid_to }
                  const changed = await answer(
                    api.admin.catalogue['price-lists'][':id'].$put({ param, json }),
                  )
                  keep(changed)
                  return changed
                }}
                onStale={() => void query.refetch()}
                onDone={() => {
                  setSuccess(words.saved())
                  return { success: words.saved() }
                }}
              />
            </section>
            <div className="staff-panel-actions">
              {list.archived_at === null ? (
                <button type="button" className="staff-button staff-button-danger" onClick={ask}>
                  {words.archive()}
                </button>
              ) : (
                <button
                  type="button"
                  className="staff-button"
                  aria-disabled={archiving.isBusy}
                  onClick={() => void archiving.start(false)}
                >
                  {words.restore()}
                </button>
              )}
            </div>
          </PriceListTable>
          <AuditTrail actions={list.actions} />
        </>
      )}
      <ConfirmDialog
        question={question}
        isBusy={archiving.isBusy}
        error={error}
        onClose={() => setQuestion(null)}
      />
    </DetailPanel>
  )
}
