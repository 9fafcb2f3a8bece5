import { expect } from 'vitest'
import type { Page } from '#contract/paging.ts'
import { createMeter } from '../kit/meter.ts'
import type { Shop } from './shop.ts'

/** Every row of a list, page by page. */
export async function everyRow<Row>(
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

/** Asks for screens, each of which may ask D1 three times at most, and reads 500 rows at most. */
export function createScreens() {
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
    /** Every page of a list, once the isolate knows what it remembers. */
    walk: async <Row>(shop: Pick<Shop, 'send'>, path: string, token: string): Promise<Row[]> => {
      await shop.send(path, { token })
      return everyRow(path, (address) => screens.ask<Page<Row>>(shop, address, token))
    },
  }
  return screens
}
