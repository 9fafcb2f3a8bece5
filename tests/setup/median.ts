/** The upper median. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median time of sequential calls in milliseconds. */
export async function medianMs(call: () => Promise<unknown>, times: number): Promise<number> {
  const durations: number[] = []
  for (let time = 0; time < times; time++) {
    const started = performance.now()
    await call()
    durations.push(performance.now() - started)
  }
  return median(durations)
}
