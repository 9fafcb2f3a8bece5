import type { Context } from 'hono'
import type { App } from '../../deps.ts'
import { currentCompany } from '../settings/company-now.ts'

/** RFC 9116 recommends less than a year. */
const validDays = 180
const dayMs = 86_400_000

/** Says where to report a vulnerability. Source: RFC 9116. */
export async function answerSecurityTxt(c: Context<App>): Promise<Response> {
  const { deps } = c.var
  const { email } = await (await currentCompany(deps)).in('en')
  const today = Math.floor(deps.now().getTime() / dayMs) * dayMs
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    `Canonical: ${deps.origin}/.well-known/security.txt`,
    'Preferred-Languages: en, fr, el, it, de',
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
}
