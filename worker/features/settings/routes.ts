import { Hono } from 'hono'
import { z } from 'zod'
import { localeCodes } from '#contract/locales.ts'
import { addDays, officeClock } from '#contract/site/office-hours.ts'
import {
  AddressConfirmation,
  AddressRequest,
  type HoursPreview,
  SettingsChange,
  SettingsPreviewRequest,
  type SettingsSaved,
  SettingsUndo,
  type StaffSettings,
} from '#contract/staff/settings.ts'
import type { Deps } from '../../deps.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { requestOfficeAddress, confirmOfficeAddress, cancelOfficeAddress } from './address.ts'
import { closureText } from './hours/closure-words.ts'
import { noticeDays } from './company-on.ts'
import { saveSettings, undoSettings } from './save.ts'
import { publishSite } from '../site/snapshot.ts'
import { specialDays } from './hours/special-days.ts'
import { listHistory, listSettings } from './staff-setting-queries.ts'

const limited = rateLimit('writes', 'settings')
const noStore = { 'cache-control': 'no-store' }
const History = z.object({ cursor: z.coerce.number().int().positive().optional() })

/** Settings. Mounted at /api/admin/settings; writes return the new state. */
export const settingsRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', async (c) =>
    c.json((await listSettings(c.var.deps)) satisfies StaffSettings, 200, noStore),
  )
  .get('/history', validQuery(History), async (c) =>
    c.json(await listHistory(c.var.deps.db, c.req.valid('query').cursor), 200, noStore),
  )
  .patch('/', limited, validJson(SettingsChange), async (c) => {
    const { deps, principal } = c.var
    const changeSet = await saveSettings(deps, c.req.valid('json'), principal)
    return c.json(await published(deps, changeSet), 200, noStore)
  })
  .post('/undo', limited, validJson(SettingsUndo), async (c) => {
    const { deps, principal } = c.var
    const { change_set, note } = c.req.valid('json')
    const changeSet = await undoSettings(deps, change_set, note, principal)
    return c.json(await published(deps, changeSet), 200, noStore)
  })
  .post('/preview', limited, validJson(SettingsPreviewRequest), (c) => {
    const today = officeClock(c.var.deps.now()).day
    const days = specialDays(c.req.valid('json').exceptions, today, addDays(today, 366))
    const preview: HoursPreview = {
      days: days.map((each) => ({
        first: each.first,
        last: each.last,
        shown_from: [addDays(each.first, -noticeDays), today].toSorted().at(-1) ?? today,
        texts: Object.fromEntries(
          localeCodes.map((locale) => [locale, closureText(each, locale)]),
        ) as HoursPreview['days'][number]['texts'],
      })),
    }
    return c.json(preview, 200, noStore)
  })
  .post('/address', rateLimit('mails', 'settings'), validJson(AddressRequest), async (c) => {
    const { deps, principal } = c.var
    await requestOfficeAddress(deps, c.req.valid('json'), principal)
    return c.json(await listSettings(deps), 200, noStore)
  })
  .delete('/address', limited, async (c) => {
    const { deps, principal } = c.var
    await cancelOfficeAddress(deps, principal)
    return c.json(await listSettings(deps), 200, noStore)
  })
  .post('/address/confirm', limited, validJson(AddressConfirmation), async (c) => {
    const { deps, principal } = c.var
    const changeSet = await confirmOfficeAddress(deps, c.req.valid('json').token, principal)
    return c.json(await published(deps, changeSet), 200, noStore)
  })

/** Publishes the snapshot before responding, so that the change is visible. */
async function published(deps: Deps, change_set: string | null): Promise<SettingsSaved> {
  if (change_set !== null) await publishSite(deps)
  return { ...(await listSettings(deps)), change_set }
}
