import { createFront } from './front/front.ts'
import { liveFrontDeps } from './front/front-deps.ts'

/** The front is the only code evaluated when an isolate starts (tests/build/startup.test.ts). */
const front = createFront(liveFrontDeps, async () => (await import('./full-app.ts')).app.fetch)

/**
 * Origin of the last request. The cron has no request, so it uses this address for links when
 * SITE_URL is unset (local runs).
 */
let address = 'http://localhost'

export default {
  fetch: (request, env, execution) => {
    if (/^http:\/\/(?:localhost|127\.)/.test(request.url)) address = request.url
    return front(request, env, execution)
  },
  scheduled: async ({ cron }, env, execution) => {
    const [{ runJobs }, { liveDeps }] = await Promise.all([
      import('./jobs.ts'),
      import('./deps.ts'),
    ])
    const request = new Request(address)
    const deps = liveDeps(env, request, execution, () => deps.defer(renderAhead()))
    const renderAhead = async () =>
      (await import('./full-app.ts')).renderAhead({ env, deps, request })
    await runJobs(deps, cron)
  },
} satisfies ExportedHandler<Env>
