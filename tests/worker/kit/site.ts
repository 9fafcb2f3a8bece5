import { createApp } from '../../../worker/app.ts'
import { liveDeps, type MakeDeps } from '../../../worker/deps.ts'
import { createFront } from '../../../worker/front/front.ts'
import { sitePages } from '../../../worker/ssr/pages.ts'
import { servicesOf } from '../../../worker/ssr/services.ts'

/** The whole Worker as in index.ts, with optional dependencies. */
export const createSite = (makeDeps: MakeDeps = liveDeps) => {
  const app = createApp(makeDeps, sitePages)
  const { fetch: answer } = app
  const fetch = createFront(
    (...given) => {
      const deps = makeDeps(...given)
      return { ...deps, services: async (flags) => servicesOf(deps, flags) }
    },
    async () => answer,
  )
  return Object.assign(app, { fetch })
}
