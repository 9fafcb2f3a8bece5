import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Debian’s two builds of Chromium. The shell has no window, which saves a third of the CPU time; measuring painting
 * needs the full one.
 */
type Build = 'chromium' | 'chromium-headless-shell'

/** The browser of the tests: `CHROMIUM` if set, else Debian’s shell. */
export const chromiumPath = pathOf('chromium-headless-shell')

function pathOf(build: Build): string {
  return process.env.CHROMIUM ?? `/usr/bin/${build}`
}

/**
 * The browser to start: `CHROMIUM` if set, else Debian’s, installed if missing and permitted.
 * @throws Error that explains how to install one
 */
export function ensureChromium(build: Build): string {
  const path = pathOf(build)
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
    apt('install', '-y', '-qq', build)
    if (existsSync(path)) return path
  }
  throw new Error(
    `No Chromium at ${path}. Install one (Debian: apt-get install ${build}) or set CHROMIUM to its path.`,
  )
}
