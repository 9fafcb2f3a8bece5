import { createFront } from './front/front.ts'
import { liveFrontDeps } from './front/front-deps.ts'
import type { Deps } from './deps.ts'
import { answerInRoom, renderAhead } from './rooms.ts'

/** Nothing else is evaluated when an isolate starts (tests/build/startup.test.ts). */
const front = createFront(liveFrontDeps, answerInRoom)

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
    const deps: Deps = liveDeps(env, request, execution, () =>
      deps.defer(renderAhead({ env, deps, request })),
    )
    await runJobs(deps, cron)
  },
} satisfies ExportedHandler<Env>
