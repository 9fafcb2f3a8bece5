import { expect } from 'vitest'
import type { Page } from '#contract/paging.ts'
import { createMeter } from '../kit/meter.ts'
import type { Shop } from './shop.ts'

/** All rows of a list, page by page. */
export async function readAllRows<Row>(
  path: string,
  read: (address: string) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const more: string = cursor && `${path.includes('?') ? '&' : '?'}cursor=`
    const page = await read(path + more + encodeURIComponent(cursor))
    rows.push(...page.rows)
    cursor = page.next
  }
  return rows
}

/** Requests screens, each limited to three D1 calls and 500 rows. */
export function createQueryBudget() {
  const meter = createMeter()
  const screens = {
    db: meter.db,
    ask: async <Body>({ send }: Pick<Shop, 'send'>, path: string, token: string): Promise<Body> => {
      let answer: Response | undefined
      const cost = await meter.of(async () => (answer = await send(path, { token })))
      const { queries, rowsRead } = cost
      expect(answer?.status, path).toBe(200)
      expect(rowsRead, path).toBeLessThanOrEqual(500)
      expect(queries, path).toBeLessThanOrEqual(3)
      return answer?.json() as Promise<Body>
    },
    /** Reads every page of a list, with warm caches. */
    walk: async <Row>(shop: Pick<Shop, 'send'>, path: string, token: string): Promise<Row[]> => {
      await shop.send(path, { token })
      return readAllRows(path, (address) => screens.ask<Page<Row>>(shop, address, token))
    },
  }
  return screens
}
