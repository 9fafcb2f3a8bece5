import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { clientOrderPath } from '#contract/trade/client-addresses.ts'
import type { OrderDetail, BasketSubmission } from '#contract/trade/orders.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { useBuyer } from '../trade/use-buyer.ts'
import { isRetryable } from './is-retryable.ts'
import { useOrderErrorText } from './use-order-error-text.ts'

const tries = 5
const pauseMs = 3_000

/** Waits a few seconds, or until the network returns. */
const pause = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pauseMs)
    addEventListener('online', go)
  })

type Prepare = () => Promise<{ submission: BasketSubmission } | { error: string }>

/**
 * Submits a basket and opens the resulting order. A request without an answer is repeated unchanged; its idempotency
 * key prevents a second order.
 */
export function useSendOrder(company: string, amountOf: (cents: number) => string) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.basket
  const client = useQueryClient()
  const navigate = useNavigate()
  const { to } = useBuyer()
  const explain = useOrderErrorText()
  const [state, setState] = useState<'idle' | 'sending' | 'retrying'>('idle')
  const [error, setError] = useState<string>()
  const isTaken = useRef(false)
  const unanswered = useRef<BasketSubmission>(undefined)

  async function submit(json: BasketSubmission): Promise<OrderDetail> {
    const { submission } = (await sessionApi()).trade[':company'].basket
    for (let round = 1; ; round++) {
      try {
        return await answer(submission.$post({ param: { company }, query: { locale }, json }))
      } catch (reason) {
        if (!isRetryable(reason) || round === tries) throw reason
        setState('retrying')
        await pause()
      }
    }
  }

  async function run(prepare: Prepare): Promise<void> {
    const prepared = unanswered.current ? { submission: unanswered.current } : await prepare()
    if ('error' in prepared) return setError(prepared.error)
    unanswered.current = prepared.submission
    const { pathname } = location
    const order = await submit(prepared.submission)
    unanswered.current = undefined
    for (const changed of ['basket', 'orders', 'overview']) {
      void client.invalidateQueries({ queryKey: [changed] })
    }
    // the user has left this screen meanwhile
    if (location.pathname !== pathname) return
    await navigate(to(clientOrderPath(order.id)), { state: { placed: true } })
  }

  function fail(reason: unknown): void {
    if (isRetryable(reason)) return setError(explain(reason))
    unanswered.current = undefined
    setError(reason instanceof ApiError ? refusalOf(reason) : explain(reason))
    void client.invalidateQueries({ queryKey: ['basket'] })
  }

  function refusalOf(reason: ApiError): string {
    if (reason.staffCode === 'order/prices-changed') return pricesChanged(reason)
    const names = reason.errors.map(({ message }) => message).join(', ')
    const isNamed = reason.staffCode === 'order/goods-changed' && names !== ''
    return isNamed ? words.goodsChanged({ names }) : explain(reason)
  }

  function pricesChanged({ errors }: ApiError): string {
    const total = (path: string) =>
      amountOf(Number(errors.find((field) => field.path === path)?.message))
    return words.pricesChanged({ before: total('seen_total_cents'), after: total('total_cents') })
  }

  /** Ignores a double click. */
  async function send(prepare: Prepare): Promise<void> {
    if (isTaken.current) return
    isTaken.current = true
    setState('sending')
    setError(undefined)
    await run(prepare).catch(fail)
    isTaken.current = false
    setState('idle')
  }

  return { send, state, error }
}
