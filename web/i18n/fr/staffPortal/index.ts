import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import assets from './assets.js'
import dashboard from './dashboard.js'
import health from './health.js'
import sections from './sections.js'
import shell from './shell.js'

const fr_staffPortal = {
  ...shell,
  ...dashboard,
  ...sections,
  ...health,
  ...assets,
} satisfies NamespaceStaffPortalTranslation

export default fr_staffPortal
