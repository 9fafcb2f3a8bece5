import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

/** Where `wrangler dev` leaves what the Worker sends: one text file per mail, its recipient only in the log. */
const folder = fileURLToPath(new URL('../../.wrangler/tmp/email', import.meta.url))

export type Mail = { link: string; code: string }

/** Mails that are there now; what comes later is new. */
export function markMailbox(): (type: string) => Promise<Mail> {
  const known = new Set(listMails())
  return async (type) => {
    let mail: Mail | undefined
    await expect
      .poll(() => {
        mail = listMails()
          .filter((file) => !known.has(file))
          .map((file) => parse(readFileSync(file, 'utf8')))
          .findLast(({ link }) => new URL(link).searchParams.get('type') === type)
        return mail
      }, `a mail of type ${type}`)
      .toBeDefined()
    return mail as Mail
  }
}

const parse = (text: string): Mail => ({
  link: /^https?:\S+$/m.exec(text)?.[0] ?? 'about:blank',
  code: /^.*\b(\d{6})$/m.exec(text)?.[1] ?? '',
})

/** Oldest first. */
function listMails(): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.txt'))
      .map((file) => `${folder}/${file}`)
      .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
  } catch {
    return [] // no mail yet
  }
}
