import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const debianPath = '/usr/bin/chromium'

/**
 * The browser of the end-to-end tests: `CHROMIUM` if set, else Debian's, installed where it is missing and we may.
 * @throws Error that says how to get one
 */
export function ensureChromium(): string {
  const path = process.env.CHROMIUM ?? debianPath
  if (existsSync(path)) return path
  if (
    process.env.CHROMIUM === undefined &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get')
  ) {
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update', '-qq')
    apt('install', '-y', '-qq', 'chromium')
    if (existsSync(path)) return path
  }
  throw new Error(
    `No Chromium at ${path}. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.`,
  )
}
