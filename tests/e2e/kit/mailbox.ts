import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { baseURL, dataFolderOf } from '../../setup/e2e-server.ts'

export type Mail = { text: string; link: string; code: string }

/** @returns a function that waits for the next email with a link of this type */
export function markMailbox(site = baseURL): (type: string) => Promise<Mail> {
  const nextWith = markLinks(site)
  return (type) => nextWith((link) => typeIn(link) === type, `of type ${type}`)
}

/** The type of an emailed link, to one of our pages or to another app. */
export const typeIn = ({ searchParams, hash }: URL): string | null =>
  searchParams.get('type') ?? new URLSearchParams(hash.slice(1)).get('type')

/** Like `markMailbox`, for links that match a predicate. */
export function markLinks(site = baseURL) {
  const known = new Set(listMails(site))
  return async (isWanted: (link: URL) => boolean, name = 'with that link'): Promise<Mail> => {
    let mail: Mail | undefined
    await expect
      .poll(() => {
        mail = listMails(site)
          .filter((file) => !known.has(file))
          .map((file) => parse(readFileSync(file, 'utf8')))
          .findLast(({ link }) => isWanted(new URL(link)))
        return mail
      }, `a mail ${name}`)
      .toBeDefined()
    return mail as Mail
  }
}

const parse = (text: string): Mail => ({
  text,
  link: /^https?:\S+$/m.exec(text)?.[0] ?? 'about:blank',
  code: /^.*\b(\d{6})$/m.exec(text)?.[1] ?? '',
})

/** The sent emails, oldest first. Miniflare writes their texts to files. */
function listMails(site: string): string[] {
  const folder = `${dataFolderOf(site)}/email`
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.txt'))
      .map((file) => `${folder}/${file}`)
      .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
  } catch {
    return [] // no email was sent yet
  }
}
