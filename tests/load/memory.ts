import { readFileSync } from 'node:fs'
import { median } from '../setup/median.ts'

const { pid } = process

function residentMb(id: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Samples the memory of the child workerd process every second. Linux only. */
export function createMemoryWatch() {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const ids = children.filter((id) => readFileSync(`/proc/${id}/comm`, 'utf8') === 'workerd\n')
  if (ids.length === 0) throw new Error('No workerd to watch')
  const samplesMb: number[] = []
  const sample = () => void samplesMb.push(ids.reduce((sum, id) => sum + residentMb(id), 0))
  const timer = setInterval(sample, 1_000)
  return {
    last: () => samplesMb.at(-1),
    /** The medians of the third and last quarter of the run, and their ratio. */
    stop: () => {
      clearInterval(timer)
      const quarter = Math.floor(samplesMb.length / 4)
      const thirdMb = median(samplesMb.slice(2 * quarter, 3 * quarter))
      const lastMb = median(samplesMb.slice(3 * quarter))
      const ratio = +(lastMb / thirdMb).toFixed(3)
      return { thirdMb, lastMb, peakMb: Math.max(...samplesMb), ratio }
    },
  }
}
