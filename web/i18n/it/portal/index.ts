import type { NamespacePortalTranslation } from '../../i18n-types.ts'

const it_portal = {
  client: {
    title: 'Area clienti',
    intro: 'Per i dettaglianti, i ristoranti e i distributori che comprano da noi.',
  },
  admin: {
    title: 'Amministrazione',
    intro: 'Per il personale che si occupa di questo sito.',
  },
  dashboard: {
    title: 'Pannello',
    intro: 'Ciò che riguarda il vostro account, in un solo posto.',
  },
} satisfies NamespacePortalTranslation

export default it_portal
