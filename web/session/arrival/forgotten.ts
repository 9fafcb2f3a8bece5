const key = 'meltemi-forgotten'
/** As long as a link lives. */
const lifeMs = 3_600_000
/** Where storage is closed to us: as long as the page lives. */
let known: number | null = null

/** Notes that somebody said here that they forgot their password: whichever mail they follow now, they are to choose one. */
export function markForgotten(): void {
  known = Date.now()
  try {
    localStorage.setItem(key, String(known))
  } catch {
    // kept above
  }
}

/** Whether somebody said so within the hour. */
export function hasForgotten(): boolean {
  try {
    known = Number(localStorage.getItem(key)) || known
  } catch {
    // storage is closed to us
  }
  return known !== null && known > Date.now() - lifeMs
}

/** A password was set, or somebody signed in who knows theirs. */
export function clearForgotten(): void {
  known = null
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}
