import type { Services } from '../app/boot.ts'

const storageKey = 'left-build'

/** A build is known by the script that its pages start with: its name changes with any file of ours. */
const ownBuild = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

/**
 * Asked when the code of a page did not load. After a deployment the files of the old build are gone: the address is
 * then loaded again, once for each build, and never where that cannot be remembered. If it is the origin that is gone,
 * the page comes from the other one. Offline, or while our build is the one being served, nothing is left.
 * @returns whether the browser is leaving for `href`
 */
export async function leaveOldBuild(href: string, origins: Services['failover']): Promise<boolean> {
  if (!navigator.onLine) return false
  const served = await read('/')
  if (served !== null) return !served.includes(ownBuild) && isFirstTime() && leave(href)
  const other = origins?.find((origin) => origin !== location.origin)
  if (!other || (await read(`${other}/api/geo`)) === null) return false
  return leave(new URL(href, other).href)
}

/** What is answered there, or `null` where nothing good is. */
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
