import { locales } from '#contract/locales.ts'
import { moneyText } from '#contract/trade/money.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Moment } from '../list/list-moment.tsx'
import { formatDay } from '../screen/moment.tsx'

/** The events of an order, newest first. */
export function OrderEvents({ order }: { order: StaffOrderDetail }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.list
  return (
    <section className="staff-part">
      <h3>{words.history()}</h3>
      <ol className="staff-entries">
        {order.events.toReversed().map(({ kind, by, at, detail }) => {
          const { reason, delivery_from: day, total_from: total } = detail ?? {}
          return (
            <li key={`${at}${kind}`}>
              <strong>{LL.orders.order.events[kind]()}</strong>{' '}
              {words.by({ name: by ?? words.unknown() })}
              <small>
                <Moment at={at} />
              </small>
              {day && <p>{LL.orders.order.deliveryFrom({ day: formatDay(day, locale) })}</p>}
              {total && (
                <p>
                  {LL.orders.order.totalFrom({
                    total: moneyText(Number(total), order.currency, locales[locale].tag),
                  })}
                </p>
              )}
              {reason && <blockquote>{reason}</blockquote>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
