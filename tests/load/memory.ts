import { readdirSync, readFileSync } from 'node:fs'
import { median } from '../setup/median.ts'

/** The workerd processes that this process started, by their parent's id. */
function workerdIds(): number[] {
  const ids = readdirSync('/proc')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
  return ids.filter((id) => {
    try {
      const [, name, rest = ''] =
        /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? []
      return name === 'workerd' && Number(rest.split(' ')[1]) === process.pid
    } catch {
      return false // it ended meanwhile
    }
  })
}

/** Resident memory of a process in MB. */
function residentMb(id: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Samples the memory of this run's workerd every second. Linux only. */
export function createMemoryWatch() {
  const ids = workerdIds()
  if (ids.length === 0) throw new Error('No workerd to watch')
  const samplesMb: number[] = []
  const sample = () => void samplesMb.push(ids.reduce((sum, id) => sum + residentMb(id), 0))
  const timer = setInterval(sample, 1_000)
  return {
    last: () => samplesMb.at(-1),
    /** Medians of the third and the last quarter of the run, and their ratio. */
    stop: () => {
      clearInterval(timer)
      const quarter = Math.floor(samplesMb.length / 4)
      const thirdMb = median(samplesMb.slice(2 * quarter, 3 * quarter))
      const lastMb = median(samplesMb.slice(3 * quarter))
      return {
        thirdMb,
        lastMb,
        peakMb: Math.max(...samplesMb),
        ratio: +(lastMb / thirdMb).toFixed(3),
      }
    },
  }
}
