import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import type { HealthReport } from '#contract/staff/health.ts'
import { type Deps, liveDeps } from '../../../worker/deps.ts'
import { checkHealth } from '../../../worker/features/health/run.ts'
import type { Mail } from '../../../worker/adapters/mail.ts'
import { call, origin } from '../kit/client.ts'
import { ownKv } from '../kit/own-kv.ts'

/** A configured and working HubSpot. */
export const workingHubSpot: Deps['hubspot'] = () => ({
  submit: async () => ({ result: 'accepted' }),
  probe: async () => ({ isHealthy: true }),
})

/** A healthy system with a settable clock; `override` replaces dependencies. */
export function healthFixture(override: Partial<Deps> = {}) {
  const mailbox: Mail[] = []
  let offsetMs = 0
  const usual: Partial<Deps> = {
    kv: ownKv(),
    now: () => new Date(Date.now() + offsetMs),
    hubspot: workingHubSpot,
    sendMail: async (mail) => void mailbox.push(mail),
  }
  const system = {
    mailbox,
    pass: (minutes: number) => void (offsetMs += minutes * 60_000),
    /** One check, as the cron runs it; `broken` replaces dependencies for this run. */
    run: async (broken: Partial<Deps> = {}): Promise<HealthReport> => {
      const execution = createExecutionContext()
      const live = liveDeps(env, new Request(origin), execution)
      const report = await checkHealth({ ...live, ...usual, ...override, ...broken })
      await waitOnExecutionContext(execution)
      return report
    },
    call: (path: string, options: Parameters<typeof call>[1] = {}, broken: Partial<Deps> = {}) =>
      call(path, options, { ...usual, ...override, ...broken }),
  }
  return system
}

/** A system after its first check. */
export async function checkedHealthFixture(override: Partial<Deps> = {}) {
  const system = healthFixture(override)
  await system.run()
  return system
}
