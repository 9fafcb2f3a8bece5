import { createFront } from './front/front.ts'
import { liveFrontDeps } from './front/front-deps.ts'

/** Nothing else is evaluated when an isolate starts (tests/build/startup.test.ts). */
const front = createFront(liveFrontDeps, async () => (await import('./whole.ts')).app.fetch)

/** No request led here: this stands in for its address where SITE_URL is unset. */
const address = 'http://localhost'

export default {
  fetch: front,
  scheduled: async ({ cron }, env, execution) => {
    const [{ runJobs }, { liveDeps }] = await Promise.all([
      import('./jobs.ts'),
      import('./deps.ts'),
    ])
    await runJobs(liveDeps(env, new Request(address), execution), cron)
  },
} satisfies ExportedHandler<Env>
