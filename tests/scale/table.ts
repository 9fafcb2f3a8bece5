import { type SimulatedDay, simulateDay } from './day.ts'

const sizes: [name: string, views: number][] = [
  ['10 thousand', 10_000],
  ['1 million', 1_000_000],
  ['100 million', 100_000_000],
]

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
const count = (value: number) => Math.round(value).toLocaleString('en')
const times = ({ firstByteMs: { p50, p95, p99 } }: SimulatedDay) =>
  [p50, p95, p99].map((value) => (value < 10 ? value.toFixed(1) : value.toFixed(0))).join(' / ')

const header = [
  'views a day',
  'from memory',
  'near by',
  'rendered',
  'new isolate',
  'first byte p50 / p95 / p99 (ms)',
  'KV reads',
  'KV writes',
  'rows D1 writes',
  '$ a month',
]
const rowOf = ([name, views]: (typeof sizes)[number]): string[] => {
  const day = simulateDay(views)
  const { memory, nearby, render, start } = day.hits
  return [
    name,
    ...[memory, nearby, render, start].map(percent),
    times(day),
    ...[day.kvReads, day.kvWrites, day.rowsWritten, day.dollarsAMonth].map(count),
  ]
}
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export const scaleTable = (): string =>
  [line(header), line(header.map(() => '---')), ...sizes.map(rowOf).map(line)].join('\n')
