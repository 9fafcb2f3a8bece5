import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { locales } from '#contract/locales.ts'
import { moneyText } from '#contract/trade/money.ts'
import { mayRevise, mayShip } from '#contract/trade/order-choices.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { DetailPanel, FactList } from '../list/detail-panel.tsx'
import { Moment } from '../list/list-moment.tsx'
import { formatDay } from '../screen/moment.tsx'
import { useStaffStatus } from './answer-facts.ts'
import { ClosedDays } from './closed-days.tsx'
import { DeclineForm } from './decline-form.tsx'
import { DocumentsPart } from '../documents/documents-part.tsx'
import { OrderEvents } from './order-events.tsx'
import { OrderGoods } from './order-goods.tsx'
import { PackingSlipView } from './packing-slip.tsx'
import { RevisionForm } from './revision-form.tsx'
import { ShipmentForm } from './shipment-form.tsx'

type Props = { id: string; onClose: () => void }

const detail = (call: Parameters<typeof answer>[0]) => answer(call) as Promise<StaffOrderDetail>

/** An order, and the forms to answer it. */
export function OrderPanel({ id, onClose }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.clientOrders
  const client = useQueryClient()
  const explain = useExplain()
  const statusOf = useStaffStatus()
  const param = { id }
  const key = ['orders', 'one', id, locale]
  const query = useQuery(
    staffQuery(key, (api) => detail(api.admin.orders[':id'].$get({ param, query: { locale } }))),
  )
  const order = query.data
  const [dialog, setDialog] = useState<'change' | 'decline' | 'ship' | 'slip' | null>(null)
  const [success, setSuccess] = useState<string>()
  const keep = (changed: StaffOrderDetail) => {
    client.setQueryData(key, changed)
    void client.invalidateQueries({ queryKey: ['orders', 'list'] })
    setDialog(null)
    const { kind } = changed.events.at(-1) ?? {}
    setSuccess(
      kind === 'confirmed' || kind === 'changed' || kind === 'proposed' || kind === 'declined'
        ? words[kind]()
        : kind === 'shipped'
          ? LL.staff.lots.shipping.done()
          : undefined,
    )
  }
  const stale = () => void query.refetch()
  const confirming = useStaffMutation(
    key,
    (api, version: number) =>
      detail(
        api.admin.orders[':id'].confirmation.$post({
          param,
          query: { locale },
          json: { version },
        }),
      ),
    keep,
    stale,
  )
  const error = confirming.error ? explain(confirming.error) : undefined
  const { minimum_cents: minimum } = order?.company ?? { minimum_cents: null }
  const amount = (cents: number) => moneyText(cents, order?.currency ?? 'CAD', locales[locale].tag)
  return (
    <DetailPanel
      title={order?.number ?? words.number()}
      message={dialog ? {} : { error, success }}
      {...{ id, onClose, query }}
    >
      {order && (
        <>
          <p className="staff-panel-state">
            <strong>{statusOf(order.status)}</strong>
            {order.is_sample && <span className="badge">{words.sample()}</span>}
          </p>
          {mayRevise(order.status) && (
            <div className="staff-panel-actions">
              {order.status === 'submitted' && (
                <button
                  type="button"
                  className="staff-button staff-button-strong"
                  aria-disabled={confirming.isBusy}
                  onClick={() => void confirming.start(order.version)}
                >
                  {words.confirm()}
                </button>
              )}
              {mayShip(order.status) && (
                <button
                  type="button"
                  className="staff-button staff-button-strong"
                  onClick={() => setDialog('ship')}
                >
                  {LL.staff.lots.shipping.open()}
                </button>
              )}
              <button type="button" className="staff-button" onClick={() => setDialog('change')}>
                {words.change()}
              </button>
              <button
                type="button"
                className="staff-button staff-button-danger"
                onClick={() => setDialog('decline')}
              >
                {words.decline()}
              </button>
            </div>
          )}
          <ClosedDays order={order} />
          {(order.status === 'confirmed' || order.status === 'shipped') && (
            <p>
              <button type="button" className="staff-button" onClick={() => setDialog('slip')}>
                {LL.staff.packingSlip.title()}
              </button>
            </p>
          )}
          {minimum !== null && order.total_cents < minimum && (
            <p className="staff-soft">{words.belowMinimum({ amount: amount(minimum) })}</p>
          )}
          <FactList
            facts={[
              [words.client(), order.company.name],
              [words.placedBy(), order.placed_name],
              [words.placedAt(), <Moment key="placed" at={order.placed_at} />],
              [words.delivery(), order.delivery_on && formatDay(order.delivery_on, locale)],
              [words.cutoff(), order.cutoff_at && <Moment key="cutoff" at={order.cutoff_at} />],
              [words.shipTo(), order.ship_to],
              [words.po(), order.po_number],
              [words.note(), order.note],
              [
                LL.staff.lots.shipping.day(),
                order.shipment && formatDay(order.shipment.shipped_on, locale),
              ],
              [LL.orders.order.reference(), order.shipment?.reference],
              [words.total(), amount(order.total_cents)],
            ]}
          />
          <OrderGoods order={order} />
          <DocumentsPart place="order" placeId={order.id} />
          <OrderEvents order={order} />
          <Dialog
            title={words.changeTitle(order)}
            className="staff-panel"
            isOpen={dialog === 'change'}
            onClose={() => setDialog(null)}
          >
            <RevisionForm order={order} onDone={keep} onStale={stale} />
          </Dialog>
          <Dialog
            title={LL.staff.lots.shipping.title(order)}
            className="staff-panel"
            isOpen={dialog === 'ship'}
            onClose={() => setDialog(null)}
          >
            <ShipmentForm order={order} onDone={keep} onStale={stale} />
          </Dialog>
          <Dialog
            title={LL.staff.packingSlip.title()}
            className="staff-slip-dialog"
            isOpen={dialog === 'slip'}
            onClose={() => setDialog(null)}
          >
            <PackingSlipView id={order.id} />
          </Dialog>
          <Dialog
            title={words.declineTitle(order)}
            isOpen={dialog === 'decline'}
            onClose={() => setDialog(null)}
          >
            <DeclineForm order={order} onDone={keep} onStale={stale} />
          </Dialog>
        </>
      )}
    </DetailPanel>
  )
}
