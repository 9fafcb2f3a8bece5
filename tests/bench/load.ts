import autocannon from 'autocannon'
import { median } from '../setup/median.ts'

export type Target = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** At once; 16 unless given. */
  connections?: number
}

const roundS = 2
const rounds = 7

export type Compared = { product: number; bare: number; ratio: number }

/**
 * Requests per second of two targets under the same load, in turns: what slows the machine down for a while hits both
 * of a pair.
 * @returns the medians of their rounds, and of the pairs' ratios
 * @throws Error when any answer is not 2xx: a fast error is no result
 */
export async function compare(product: Target, bare: Target): Promise<Compared> {
  for (const target of [product, bare]) await requestsPerSecond(target) // warms up
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push([await requestsPerSecond(product), await requestsPerSecond(bare)])
  }
  return {
    product: median(pairs.map(([ours]) => ours)),
    bare: median(pairs.map(([, theirs]) => theirs)),
    ratio: median(pairs.map(([ours, theirs]) => ours / theirs)),
  }
}

async function requestsPerSecond({ connections = 16, ...target }: Target): Promise<number> {
  const result = await autocannon({ ...target, connections, duration: roundS })
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${target.url}: ${result.non2xx} not 2xx, ${result.errors} errors`)
  }
  return result.requests.average
}
