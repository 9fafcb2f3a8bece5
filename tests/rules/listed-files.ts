import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files of the repository or of some paths in it, uncommitted ones included. */
export function listFiles(...places: string[]): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...places]
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  const there = [...new Set(files)].filter((file) => file !== '' && existsSync(root + file))
  if (there.length === 0) throw new Error('git lists no file: no rule would find any')
  return there
}
