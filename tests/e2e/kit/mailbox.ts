import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { baseURL } from '../../setup/e2e-server.ts'

/**
 * Where `wrangler dev` leaves what the Worker sends: one text file per mail, its recipient only in the log. Servers
 * that run side by side share it: links tell whose a mail is.
 */
const folder = fileURLToPath(new URL('../../../.wrangler/tmp/email', import.meta.url))

export type Mail = { link: string; code: string }

/** Mails that are there now; what comes later is new: the last one of a type, by what its link says. */
export function markMailbox(site = baseURL): (type: string) => Promise<Mail> {
  const nextWith = markLinks(site)
  return (type) => nextWith((link) => link.searchParams.get('type') === type, `of type ${type}`)
}

/** The same for mails whose link is told in some other way. */
export function markLinks(site = baseURL) {
  const known = new Set(listMails())
  return async (isWanted: (link: URL) => boolean, name = 'with that link'): Promise<Mail> => {
    let mail: Mail | undefined
    await expect
      .poll(() => {
        mail = listMails()
          .filter((file) => !known.has(file))
          .map((file) => parse(readFileSync(file, 'utf8')))
          .findLast(({ link }) => link.startsWith(`${site}/`) && isWanted(new URL(link)))
        return mail
      }, `a mail ${name}`)
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
