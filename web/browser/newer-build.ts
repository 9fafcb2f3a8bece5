import type { ClientConfig } from '../app/boot.ts'

const storageKey = 'left-build'

/** The path of the entry script identifies a build: its hash changes with any file. */
const ownBuild = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

/**
 * Called when a page's code did not load. After a deployment the old build's files are gone: the address is loaded
 * again, once per build. When the origin is down, the same page opens at the second origin.
 * @returns whether the browser is leaving for `href`
 */
export async function loadNewBuild(
  href: string,
  origins: ClientConfig['failover'],
): Promise<boolean> {
  if (!navigator.onLine) return false
  const served = await read('/')
  if (served !== null) return !served.includes(ownBuild) && isFirstTime() && leave(href)
  const other = origins?.find((origin) => origin !== location.origin)
  if (!other || (await read(`${other}/api/geo`)) === null) return false
  return leave(new URL(href, other).href)
}

/** The response body of an address, or `null` on failure. */
const read = (address: string): Promise<string | null> =>
  fetch(address, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === ownBuild) return false
    sessionStorage.setItem(storageKey, ownBuild)
    return true
  } catch {
    return false
  }
}

function leave(href: string): true {
  location.assign(href)
  return true
}
