import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from '#contract/locales.ts'
import type { Basket } from '#contract/trade/orders.ts'
import { answer, ApiError, codeOf } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'

export type Saving = {
  state: 'saved' | 'saving' | 'retrying' | 'failed'
  /** Cases by product that are not yet stored. */
  pending: ReadonlyMap<string, number>
  /** Why it failed for good. */
  error: Error | null
}

/** A hand on a stepper taps several times: what it means by the last tap is sent. */
const pauseMs = 250
/** The network was away, or there were too many taps in a minute. */
const retryMs = 3_000

/** Where the answers of a company's basket are kept. */
export const basketKey = (company: string, locale: Locale) => ['basket', company, locale]

/**
 * Stores what is tapped, in the order of taps, one request at a time. What did not get through is sent again until it
 * does: the server sets numbers, it does not add them up.
 */
export class BasketSaver {
  private readonly listeners = new Set<() => void>()
  private readonly pending = new Map<string, number>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private isSending = false
  private saving: Saving = { state: 'saved', pending: new Map(), error: null }
  private readonly client: QueryClient
  private readonly company: string
  private readonly locale: Locale

  constructor(client: QueryClient, company: string, locale: Locale) {
    this.client = client
    this.company = company
    this.locale = locale
    addEventListener('online', () => this.pending.size > 0 && void this.send())
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  snapshot = (): Saving => this.saving

  set(product: string, cases: number): void {
    this.pending.set(product, cases)
    this.tell('saving')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), pauseMs)
  }

  /** @returns whether everything that was tapped is stored */
  async flush(): Promise<boolean> {
    if (this.pending.size > 0) await this.send()
    while (this.isSending) await new Promise((resolve) => setTimeout(resolve, 50))
    return this.pending.size === 0 && this.saving.state === 'saved'
  }

  private async send(): Promise<void> {
    if (this.isSending || this.pending.size === 0) return
    clearTimeout(this.timer)
    this.isSending = true
    const sent = [...this.pending]
    try {
      const api = await sessionApi()
      const basket: Basket = await answer(
        api.trade[':company'].basket.items.$put({
          param: { company: this.company },
          query: { locale: this.locale },
          json: { items: sent.map(([product, cases]) => ({ product, cases })) },
        }),
      )
      for (const [product, cases] of sent) {
        if (this.pending.get(product) === cases) this.pending.delete(product)
      }
      this.client.setQueryData(basketKey(this.company, this.locale), basket)
      this.tell(this.pending.size > 0 ? 'saving' : 'saved')
      if (this.pending.size > 0) this.timer = setTimeout(() => void this.send(), pauseMs)
    } catch (reason) {
      this.fail(reason)
    } finally {
      this.isSending = false
    }
  }

  private fail(reason: unknown): void {
    const mayPass = [
      'network/unreachable',
      'request/rate-limited',
      'server/unexpected',
      'server/database-unavailable',
    ].includes(codeOf(reason))
    if (mayPass) {
      this.tell('retrying')
      this.timer = setTimeout(() => void this.send(), retryMs)
      return
    }
    this.pending.clear()
    this.tell(
      'failed',
      reason instanceof ApiError ? reason : new ApiError('server/unexpected', reason),
    )
    void this.client.invalidateQueries({ queryKey: basketKey(this.company, this.locale) })
  }

  private tell(state: Saving['state'], error: Error | null = null): void {
    this.saving = { state, pending: new Map(this.pending), error }
    for (const listener of this.listeners) listener()
  }
}
