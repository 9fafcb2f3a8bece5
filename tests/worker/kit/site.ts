import { createApp } from '../../../worker/app.ts'
import { liveDeps, type MakeDeps } from '../../../worker/deps.ts'
import { sitePages } from '../../../worker/ssr/pages.ts'

/** The whole Worker, as index.ts puts it together; with other dependencies, if given. */
export const createSite = (makeDeps: MakeDeps = liveDeps) => createApp(makeDeps, sitePages)
