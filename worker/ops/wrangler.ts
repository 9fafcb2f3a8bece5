import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runWith } from './run.ts'

/** One line of what wrangler reports about a command: `deploy`, `version-upload`, … */
type Report = { type: string; version_id?: string; targets?: string[] }

/**
 * Runs wrangler; the terminal shows its output.
 * @returns its report of the kind `type` (`WRANGLER_OUTPUT_FILE_PATH`, a JSON object a line)
 * @throws Error when wrangler fails, or reports nothing of that kind
 */
export async function wranglerReport(type: string, ...args: string[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-'))
  const file = join(folder, 'report')
  try {
    await runWith({ env: { WRANGLER_OUTPUT_FILE_PATH: file } }, 'wrangler', ...args)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const report = lines.map((line) => JSON.parse(line) as Report).find((one) => one.type === type)
    if (!report) throw new Error(`wrangler ${args.join(' ')} reported no ${type}`)
    return report
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * @returns what wrangler prints with `--json`
 * @throws Error when wrangler fails
 */
export const wranglerJson = async <Value>(...args: string[]): Promise<Value> =>
  JSON.parse(
    // a quieter log would leave the answer out, too
    await runWith({ capture: true, env: { WRANGLER_LOG: 'log' } }, 'wrangler', ...args, '--json'),
  ) as Value
