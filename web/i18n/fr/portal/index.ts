import type { NamespacePortalTranslation } from '../../i18n-types.ts'

const fr_portal = {
  client: {
    title: 'Portail client',
    intro: 'Pour les détaillants, les restaurateurs et les distributeurs qui achètent chez nous.',
  },
  admin: {
    title: 'Portail d’administration',
    intro: 'Pour les membres du personnel qui s’occupent de ce site.',
  },
  dashboard: {
    title: 'Tableau de bord',
    intro: 'Ce qui concerne votre compte, en un seul endroit.',
  },
} satisfies NamespacePortalTranslation

export default fr_portal
