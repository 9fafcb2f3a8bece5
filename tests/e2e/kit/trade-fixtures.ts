import type { APIRequestContext } from '@playwright/test'
import type { PriceListDetail } from '#contract/trade/catalogue.ts'
import type { ImportAnswer } from '#contract/trade/imports.ts'
import type { Locale } from '#contract/locales.ts'
import { expect } from './portal-fixtures.ts'
import { askForAccess, staffToken } from './staff-fixtures.ts'

/** Letters that no other test has in its SKUs: servers are shared by the tests of a worker. */
export const ownLetters = () => crypto.randomUUID().slice(0, 6).toUpperCase()

/** What staff do behind the scenes of a journey, through the API. */
export async function shopkeeper(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await staffToken(request)}` }
  const ask = async <Answer>(method: string, path: string, data?: unknown): Promise<Answer> => {
    const answer = await request.fetch(`/api/admin${path}`, { method, headers, data })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  const shop = {
    import: async (path: string, csv: string) => {
      const { seen } = await ask<ImportAnswer>('POST', `/catalogue/imports/${path}`, { csv })
      await ask('POST', `/catalogue/imports/${path}`, { csv, seen })
    },
    list: (name: string) =>
      ask<PriceListDetail>('POST', '/catalogue/price-lists', {
        name,
        currency: 'CAD',
        valid_from: '2020-01-01',
        valid_to: '2099-12-31',
      }),
    /** A company with somebody of this address in it, who buys in Canada. */
    company: async (email: string, companyName: string, locale: Locale) => {
      const { id } = await askForAccess(request, { locale, companyName, email })
      const decision = { decision: 'approve', version: 0 }
      const path = `/access-requests/${id}/decision`
      const { company_id: company } = await ask<{ company_id: string }>('POST', path, decision)
      await ask('PUT', `/companies/${company}/terms`, {
        version: 0,
        market: 'CA',
        currency: 'CAD',
        ship_to: null,
        delivery_days: [2],
        cutoff_time: '14:00',
        cutoff_days: 1,
        cutoff_kind: 'flexible',
        minimum_cents: null,
        approval_over_cents: null,
        manager_id: null,
      })
      return company
    },
    give: (company: string, list: string) =>
      ask('PUT', `/companies/${company}/price-list`, {
        version: 1,
        list_id: list,
        valid_from: '2020-01-01',
      }),
  }
  return shop
}
