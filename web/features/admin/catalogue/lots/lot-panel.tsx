import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type SettableState, settableStates } from '#contract/trade/lots/lot-states.ts'
import type { LotDetail } from '#contract/trade/lots/lots.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { staffQuery } from '../../calls/staff-query.ts'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { AuditTrail } from '../../list/audit-trail.tsx'
import { DocumentsPart } from '../../documents/documents-part.tsx'
import { DetailPanel } from '../../list/detail-panel.tsx'
import { useShippingObstacle, useLotState } from './use-shipping-obstacle.ts'
import { LotForm } from './lot-form.tsx'

type Props = { id: string; onClose: () => void }

const detail = (call: Parameters<typeof answer>[0]) => answer(call) as Promise<LotDetail>

/** One lot: details, release state and deliveries. */
export function LotPanel({ id, onClose }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.lots
  const client = useQueryClient()
  const explain = useExplain()
  const param = { id }
  const key = ['catalogue', 'lot', id]
  const query = useQuery(
    staffQuery(key, (api) => detail(api.admin.catalogue.lots[':id'].$get({ param }))),
  )
  const lot = query.data
  const canLeave = useShippingObstacle()
  const stateOf = useLotState()
  const [success, setSuccess] = useState<string>()
  const keep = (changed: LotDetail) => {
    client.setQueryData(key, changed)
    void client.invalidateQueries({ queryKey: ['catalogue', 'lots'] })
  }
  const setting = useStaffMutation(
    key,
    (api, state: SettableState) =>
      detail(
        api.admin.catalogue.lots[':id'].state.$put({
          param,
          json: { version: lot?.version ?? 0, state },
        }),
      ),
    (changed, state) => {
      keep(changed)
      const done = words.done[state]()
      setSuccess(state === 'available' ? canLeave(changed, done) : done)
    },
    () => void query.refetch(),
  )
  const names = { available: words.release, held: words.hold, gone: words.gone }
  const error = setting.error ? explain(setting.error) : undefined
  return (
    <DetailPanel
      title={lot?.code ?? words.code()}
      message={{ error, success }}
      {...{ id, onClose, query }}
    >
      {lot && (
        <>
          <p className="staff-panel-state">
            <strong>{stateOf(lot)}</strong> {lot.sku} · {lot.name}
            {lot.is_sample && (
              <span className="staff-badge staff-badge-sun">{LL.staff.catalogue.sample()}</span>
            )}
          </p>
          {lot.state !== 'recalled' && (
            <div className="staff-panel-actions">
              {settableStates
                .filter((state) => state !== lot.state)
                .map((state) => (
                  <button
                    key={state}
                    type="button"
                    className={`staff-button${state === 'held' ? ' staff-button-danger' : ''}`}
                    aria-disabled={setting.isBusy}
                    onClick={() => void setting.start(state)}
                  >
                    {names[state]()}
                  </button>
                ))}
            </div>
          )}
          <section className="staff-part">
            <h3>{words.shipped()}</h3>
            {lot.shipped.length === 0 ? (
              <p className="staff-soft">{words.none()}</p>
            ) : (
              <ul className="staff-people">
                {lot.shipped.map((one) => (
                  <li key={one.order_id}>
                    <strong>{one.company_name}</strong> · {one.number} · {one.shipped_on} ·{' '}
                    {words.cases({ n: one.cases })}
                  </li>
                ))}
              </ul>
            )}
          </section>
          <DocumentsPart place="lot" placeId={lot.id} />
          <LotForm
            key={lot.id}
            lot={lot}
            onSend={async (api, fields, { version }) => {
              const json = { version, fields }
              const changed = await detail(api.admin.catalogue.lots[':id'].$put({ param, json }))
              keep(changed)
              return changed
            }}
            onStale={() => void query.refetch()}
            onDone={() => {
              setSuccess(LL.staff.catalogue.saved())
              return { success: LL.staff.catalogue.saved() }
            }}
          />
          <AuditTrail actions={lot.actions} />
        </>
      )}
    </DetailPanel>
  )
}
