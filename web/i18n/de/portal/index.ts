import type { NamespacePortalTranslation } from '../../i18n-types.ts'

const de_portal = {
  client: {
    title: 'Kundenportal',
    intro: 'Für Handel, Gastronomie und Großhandel, die bei uns einkaufen.',
  },
  admin: {
    title: 'Verwaltungsportal',
    intro: 'Für Mitarbeitende, die diese Website betreuen.',
  },
  dashboard: {
    title: 'Übersicht',
    intro: 'Alles, was Ihr Konto betrifft, an einer Stelle.',
  },
} satisfies NamespacePortalTranslation

export default de_portal
