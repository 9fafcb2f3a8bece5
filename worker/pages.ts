import type { Context } from 'hono'
import type { App, Deps } from './deps.ts'
import type { RenderFormAnswer } from './features/forms/plain-answer.ts'
import type { SiteSource } from './features/seo/routes.ts'

/** Calls the app in process, without a network request: pages load their API data with it. */
export type AppFetch = (
  request: Request,
  env: Env,
  execution: Context['executionCtx'],
) => Response | Promise<Response>

/**
 * The page renderer as seen by the rest of the Worker, which must not import React (ssr/pages.ts).
 */
export type PageRenderer = {
  /** Answers all paths that are neither API nor file. */
  answerPage: (c: Context<App>, handle: AppFetch) => Promise<Response>
  renderFormAnswer: RenderFormAnswer
  /**
   * Renders the pages that a change affects and stores them in KV. Never throws; pages it misses
   * are rendered on request.
   */
  renderAhead: (visit: { env: Env; deps: Deps; request: Request }) => Promise<void>
  /** Page content for sitemap, feeds and the other files for search engines. */
  siteSource: SiteSource
}
