import type { Context } from 'hono'
import type { App, Deps } from './deps.ts'
import type { RenderFormAnswer } from './features/forms/plain-answer.ts'
import type { SiteSource } from './features/seo/routes.ts'

/** The whole app, for the API calls of pages that load data: no network lies between. */
export type Handle = (
  request: Request,
  env: Env,
  execution: Context['executionCtx'],
) => Response | Promise<Response>

/** What renders pages, as the rest of the Worker knows it (ssr/pages.ts): nothing else needs React. */
export type Pages = {
  /** Answers every address that is neither API nor file. */
  answerPage: (c: Context<App>, handle: Handle) => Promise<Response>
  renderFormAnswer: RenderFormAnswer
  /** Renders what a change changed, before anyone asks. Never fails: what it leaves out is rendered later. */
  renderAhead: (visit: { env: Env; deps: Deps; request: Request }) => Promise<void>
  /** What the files for search engines need of the pages. */
  siteSource: SiteSource
}
