import { createApp } from './app.ts'
import { liveDeps } from './deps.ts'
import { sitePages } from './ssr/pages.ts'

/** The whole Worker behind its front: loaded when something is asked for that is not kept. */
export const app = createApp(liveDeps, sitePages)

export const { renderAhead } = sitePages
