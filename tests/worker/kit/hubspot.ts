import { inject } from 'vitest'
import type { PortalBehaviour, PortalLog } from '../../fakes/hubspot-portal.ts'

let portals = 0

/**
 * A portal at the fake HubSpot, with `settings` for the Worker.
 * @param behaviour its faults
 */
export async function openPortal(behaviour: PortalBehaviour = {}) {
  const base = inject('hubspot')
  const id = `${Math.floor(Math.random() * 1e9)}${++portals}`
  const control = `${base}/fake/${id}`
  const set = async (to: PortalBehaviour): Promise<void> => {
    const response = await fetch(control, { method: 'PUT', body: JSON.stringify(to) })
    await response.body?.cancel()
  }
  await set(behaviour)
  return {
    settings: {
      HUBSPOT_API_BASE: base,
      HUBSPOT_PORTAL_ID: id,
      HUBSPOT_CONTACT_FORM_ID: 'contact-form',
      HUBSPOT_B2B_FORM_ID: 'b2b-form',
    },
    set,
    seen: async (): Promise<PortalLog> => (await fetch(control)).json(),
  }
}
