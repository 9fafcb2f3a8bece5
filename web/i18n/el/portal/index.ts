import type { NamespacePortalTranslation } from '../../i18n-types.ts'

const el_portal = {
  client: {
    title: 'Πύλη πελατών',
    intro: 'Για καταστήματα, εστιατόρια και διανομείς που αγοράζουν από εμάς.',
  },
  admin: {
    title: 'Πύλη διαχείρισης',
    intro: 'Για το προσωπικό που φροντίζει αυτόν τον ιστότοπο.',
  },
  dashboard: {
    title: 'Πίνακας ελέγχου',
    intro: 'Όσα αφορούν τον λογαριασμό σας, σε ένα σημείο.',
  },
} satisfies NamespacePortalTranslation

export default el_portal
