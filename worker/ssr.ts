import type { Context } from 'hono'
import type { App } from './deps.ts'

export async function renderPage(c: Context<App>): Promise<Response> {
  return c.text('page')
}
