import type { ComponentType } from 'react'
import type { ScreenPath } from './screens.ts'

type ScreenModule = { Screen: ComponentType }

/** Module of each screen, apart from the table because screens import the table. */
export const screenModules: Record<ScreenPath, () => Promise<ScreenModule>> = {
  dashboard: () => import('./dashboard/dashboard-screen.tsx'),
  sections: () => import('./sections/sections-screen.tsx'),
  'feature-flags': () => import('./flags/feature-flags-screen.tsx'),
  users: () => import('./users/users-screen.tsx'),
  companies: () => import('./companies/companies-screen.tsx'),
  content: () => import('./content/content-screen.tsx'),
  'amazon-assets': () => import('./assets/assets-screen.tsx'),
  analytics: () => import('./analytics/analytics-screen.tsx'),
  settings: () => import('./settings/settings-screen.tsx'),
  notifications: () => import('./notifications/notifications-screen.tsx'),
  messages: () => import('./submissions/messages-screen.tsx'),
  catalogue: () => import('./catalogue/catalogue-screen.tsx'),
  orders: () => import('./orders/orders-screen.tsx'),
  recalls: () => import('./recalls/recalls-screen.tsx'),
}
