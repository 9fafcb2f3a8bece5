import { createApp } from './app.ts'
import { liveDeps } from './deps.ts'
import { sitePages } from './ssr/pages.ts'

/**
 * The full app behind `worker/front`, loaded by `import()` when no cached page answers the request.
 */
export const app = createApp(liveDeps, sitePages)

export const { renderAhead } = sitePages
