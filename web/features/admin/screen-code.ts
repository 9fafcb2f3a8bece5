import type { ComponentType } from 'react'
import type { ScreenPath } from './screens.ts'

/** What a screen's module gives: the screen, below its heading's level (it has an h1 of its own). */
type ScreenModule = { Screen: ComponentType }

/** Where the code of each screen is. Apart from the table, which screens themselves read. */
export const screenCode: Record<ScreenPath, () => Promise<ScreenModule>> = {
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
