import { createApp } from './app.ts'
import { liveDeps } from './deps.ts'
import { cleanUp } from './features/auth/clean-up.ts'

const app = createApp()

/** No request led here: this stands in for its address where SITE_URL is unset. */
const timer = new Request('http://localhost')

export default {
  fetch: app.fetch,
  scheduled: (_, env, execution) => cleanUp(liveDeps(env, timer, execution)),
} satisfies ExportedHandler<Env>
