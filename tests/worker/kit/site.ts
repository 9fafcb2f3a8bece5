import { createApp, type Handle } from '../../../worker/app.ts'
import { liveDeps, type MakeDeps } from '../../../worker/deps.ts'
import { createFront } from '../../../worker/front/front.ts'
import { renderAhead } from '../../../worker/rooms.ts'
import { apiRoom } from '../../../worker/rooms/api.ts'
import { authRoom } from '../../../worker/rooms/auth.ts'
import { pagesRoom } from '../../../worker/rooms/pages.ts'
import { renderFormAnswer } from '../../../worker/ssr/pages.ts'
import { servicesOf } from '../../../worker/ssr/services.ts'

/** The whole Worker as one app, with replaced dependencies if passed. */
export const createSite = (makeDeps: MakeDeps = liveDeps) => {
  const api: Handle = (...given) => answer(...given)
  const rooms = [authRoom, apiRoom(renderFormAnswer), pagesRoom(api)]
  const app = createApp(makeDeps, renderAhead, rooms)
  const { fetch: answer } = app
  const fetch = createFront((...given) => {
    const deps = makeDeps(...given)
    return { ...deps, services: async (flags) => servicesOf(deps, flags) }
  }, answer)
  return Object.assign(app, { fetch })
}
