import type { QueryClient } from '@tanstack/react-query'
import { maxOrderLines } from '#contract/trade/order-choices.ts'
import type { Locale } from '#contract/locales.ts'
import type { Basket, BasketDetails } from '#contract/trade/orders.ts'
import { answer, ApiError, codeOf } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { storeUnsavedQuantities, readUnsavedQuantities } from '../trade/unsaved-input.ts'
import { isRetryable } from './is-retryable.ts'

export type SaveState = {
  state: 'saved' | 'saving' | 'retrying' | 'failed'
  /** Quantities (cases) by product id that are not stored yet. */
  pending: ReadonlyMap<string, number>
  /** The error after which saving stopped. */
  error: Error | null
}

/** Debounce of quantity changes. */
const pauseMs = 250
/** Delay before a retry, after a network error or a rate limit. */
const retryMs = 3_000

/** Whether the call failed because the session has ended; the changes are kept. */
const isSignedOut = (reason: unknown): boolean => codeOf(reason).startsWith('auth/')

export const basketKey = (company: string, locale: Locale) => ['basket', company, locale]

/**
 * Saves changes of a basket in order, one request at a time, and retries until they are stored. Safe to repeat, because
 * the API sets quantities instead of adding them.
 */
export class BasketSaver {
  private readonly listeners = new Set<() => void>()
  private readonly pending = new Map<string, number>()
  private details: BasketDetails | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private isSending = false
  private isResumed = false
  /** Resolvers of `send` calls waiting for the running request. */
  private readonly waiters: (() => void)[] = []
  private saving: SaveState = { state: 'saved', pending: new Map(), error: null }
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

  snapshot = (): SaveState => this.saving

  /** Resumes changes that a closed tab, a reload or an ended session left unsaved. */
  resume(basket: string | null): void {
    if (this.isResumed) return
    this.isResumed = true
    for (const [product, cases] of readUnsavedQuantities(this.taps(), basket)) {
      if (!this.pending.has(product)) this.set(product, cases)
    }
  }

  set(product: string, cases: number): void {
    this.pending.set(product, cases)
    storeUnsavedQuantities(this.taps(), this.basket(), [[product, cases]])
    this.sendSoon()
  }

  setDetails(details: BasketDetails): void {
    this.details = { ...this.details, ...details }
    this.sendSoon()
  }

  /** Saves now. @returns whether everything is stored */
  async flush(): Promise<boolean> {
    while (this.isWaiting()) {
      await this.send()
      if (this.saving.state === 'retrying' || this.saving.state === 'failed') return false
    }
    return true
  }

  /** Id of the basket on the screen; `null` without one. */
  private basket(): string | null {
    const key = basketKey(this.company, this.locale)
    return this.client.getQueryData<Basket>(key)?.id ?? null
  }

  /** Storage key of unsaved quantities, shared by all languages. */
  private taps = () => `${this.company}/taps`

  private isWaiting = () => this.pending.size > 0 || this.details !== null

  private sendSoon(): void {
    this.tell('saving')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), pauseMs)
  }

  /** Sends pending changes; during a running request it only waits for that one. */
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
    storeUnsavedQuantities(this.taps(), this.basket(), [], sent)
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

  /** Updates the cache; running reads are cancelled, as they may be older. */
  private async keep(basket: Basket): Promise<void> {
    const queryKey = basketKey(this.company, this.locale)
    await this.client.cancelQueries({ queryKey })
    this.client.setQueryData(queryKey, basket)
  }

  private fail(reason: unknown): void {
    if (isRetryable(reason)) {
      this.tell('retrying')
      clearTimeout(this.timer)
      this.timer = setTimeout(() => void this.send(), retryMs)
      return
    }
    // after a new sign-in saving continues; refused changes are dropped
    if (!isSignedOut(reason)) {
      storeUnsavedQuantities(this.taps(), this.basket(), [], [...this.pending])
      this.pending.clear()
      this.details = null
    }
    this.tell(
      'failed',
      reason instanceof ApiError ? reason : new ApiError('server/unexpected', reason),
    )
    void this.client.invalidateQueries({ queryKey: basketKey(this.company, this.locale) })
  }

  private tell(state: SaveState['state'], error: Error | null = null): void {
    this.saving = { state, pending: new Map(this.pending), error }
    for (const listener of this.listeners) listener()
  }
}
