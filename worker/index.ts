import { createApp } from './app.ts'
import { liveDeps } from './deps.ts'
import { runJobs } from './jobs.ts'
import { sitePages } from './ssr/pages.ts'

const app = createApp(liveDeps, sitePages)

/** No request led here: this stands in for its address where SITE_URL is unset. */
const timer = new Request('http://localhost')

export default {
  fetch: app.fetch,
  scheduled: ({ cron }, env, execution) => runJobs(liveDeps(env, timer, execution), cron),
} satisfies ExportedHandler<Env>
