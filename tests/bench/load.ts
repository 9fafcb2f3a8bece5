import autocannon from 'autocannon'

export type Target = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** At once; 16 unless told. */
  connections?: number
}

const roundS = 3
const rounds = 3

/**
 * Requests per second of two targets under the same load, measured in turns so that a noisy machine hits both.
 * @returns the medians of their rounds
 * @throws Error when any answer is not 2xx: a fast error is no result
 */
export async function compare(product: Target, bare: Target): Promise<[number, number]> {
  const results: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    results[0].push(await requestsPerSecond(product))
    results[1].push(await requestsPerSecond(bare))
  }
  return [median(results[0]), median(results[1])]
}

async function requestsPerSecond({ connections = 16, ...target }: Target): Promise<number> {
  await autocannon({ ...target, connections, duration: 1 }) // warms up
  const result = await autocannon({ ...target, connections, duration: roundS })
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${target.url}: ${result.non2xx} not 2xx, ${result.errors} errors`)
  }
  return result.requests.average
}

/** Median time in milliseconds of one call after the other. */
export async function medianMs(call: () => Promise<unknown>, times: number): Promise<number> {
  const durations: number[] = []
  for (let time = 0; time < times; time++) {
    const started = performance.now()
    await call()
    durations.push(performance.now() - started)
  }
  return median(durations)
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
