import type { QueryClient } from '@tanstack/react-query'
import { maxOrderLines } from '#contract/trade/order-choices.ts'
import type { Locale } from '#contract/locales.ts'
import type { Basket, BasketDetails } from '#contract/trade/orders.ts'
import { answer, ApiError, codeOf } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { keepCounts, readCounts } from '../trade/kept-here.ts'
import { mayPass } from './may-pass.ts'

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

/** The session is over: nothing was said of what was sent. */
const isSignedOut = (reason: unknown): boolean => codeOf(reason).startsWith('auth/')

/** Where the answers of a company's basket are kept. */
export const basketKey = (company: string, locale: Locale) => ['basket', company, locale]

/**
 * Stores what is tapped and typed, in its order, one request at a time. What did not get through is sent again until it
 * does: the server sets numbers, it does not add them up.
 */
export class BasketSaver {
  private readonly listeners = new Set<() => void>()
  private readonly pending = new Map<string, number>()
  private details: BasketDetails | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private isSending = false
  private isResumed = false
  /** Who waits for what is being sent. */
  private readonly waiters: (() => void)[] = []
  private saving: Saving = { state: 'saved', pending: new Map(), error: null }
  private readonly client: QueryClient
  private readonly company: string
  private readonly locale: Locale

  constructor(client: QueryClient, company: string, locale: Locale) {
    this.client = client
    this.company = company
    this.locale = locale
    addEventListener('online', () => void this.send())
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  snapshot = (): Saving => this.saving

  /** What was tapped into this basket before a reload, in a tab that was closed, or in a session that has ended. */
  resume(basket: string | null): void {
    if (this.isResumed) return
    this.isResumed = true
    for (const [product, cases] of readCounts(this.taps(), basket)) {
      if (!this.pending.has(product)) this.set(product, cases)
    }
  }

  /** So many cases of a product. */
  set(product: string, cases: number): void {
    this.pending.set(product, cases)
    keepCounts(this.taps(), this.basket(), [[product, cases]])
    this.sendSoon()
  }

  /** When it is to be delivered, and what the client writes along. */
  setDetails(details: BasketDetails): void {
    this.details = { ...this.details, ...details }
    this.sendSoon()
  }

  /** @returns whether everything that was tapped and typed is stored */
  async flush(): Promise<boolean> {
    while (this.isWaiting()) {
      await this.send()
      if (this.saving.state === 'retrying' || this.saving.state === 'failed') return false
    }
    return true
  }

  /** The basket that the screen shows; `null` while there is none. */
  private basket(): string | null {
    const key = basketKey(this.company, this.locale)
    return this.client.getQueryData<Basket>(key)?.id ?? null
  }

  /** In every language it is the same basket. */
  private taps = () => `${this.company}/taps`

  private isWaiting = () => this.pending.size > 0 || this.details !== null

  private sendSoon(): void {
    this.tell('saving')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), pauseMs)
  }

  /** Sends what waits, unless it is being sent already: who taps meanwhile has it sent afterwards. */
  private async send(): Promise<void> {
    if (this.isSending) return new Promise((resolve) => void this.waiters.push(resolve))
    if (!this.isWaiting()) return
    clearTimeout(this.timer)
    this.isSending = true
    await this.sendWaiting()
    this.isSending = false
    for (const goOn of this.waiters.splice(0)) goOn()
  }

  private async sendWaiting(): Promise<void> {
    try {
      if (this.pending.size > 0) await this.sendItems()
      else await this.sendDetails()
    } catch (reason) {
      return this.fail(reason)
    }
    if (this.isWaiting()) this.sendSoon()
    else this.tell('saved')
  }

  private async sendItems(): Promise<void> {
    const sent = [...this.pending].slice(0, maxOrderLines)
    const { items } = (await sessionApi()).trade[':company'].basket
    const param = { company: this.company }
    const json = { items: sent.map(([product, cases]) => ({ product, cases })) }
    const call = items.$put({ param, query: { locale: this.locale }, json })
    const basket: Basket = await answer(call)
    for (const [product, cases] of sent) {
      if (this.pending.get(product) === cases) this.pending.delete(product)
    }
    keepCounts(this.taps(), this.basket(), [], sent)
    await this.keep(basket)
  }

  private async sendDetails(): Promise<void> {
    const sent = this.details
    if (sent === null) return
    const { details } = (await sessionApi()).trade[':company'].basket
    const param = { company: this.company }
    const call = details.$put({ param, query: { locale: this.locale }, json: sent })
    const basket: Basket = await answer(call)
    if (this.details === sent) this.details = null
    await this.keep(basket)
  }

  /** What is being read meanwhile may be older than what was just stored, and come later. */
  private async keep(basket: Basket): Promise<void> {
    const queryKey = basketKey(this.company, this.locale)
    await this.client.cancelQueries({ queryKey })
    this.client.setQueryData(queryKey, basket)
  }

  private fail(reason: unknown): void {
    if (mayPass(reason)) {
      this.tell('retrying')
      clearTimeout(this.timer)
      this.timer = setTimeout(() => void this.send(), retryMs)
      return
    }
    // who signs in again goes on from here; what was refused is not asked for for ever
    if (!isSignedOut(reason)) {
      keepCounts(this.taps(), this.basket(), [], [...this.pending])
      this.pending.clear()
      this.details = null
    }
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
