import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** The client's company and access request on the dashboard. */
export default {
  yours: 'Η επιχείρησή σας',
  requestText: 'Το αίτημά σας και τα σχετικά μηνύματά μας.',
  youWrote: 'Γράψατε',
  open: 'Άνοιγμα του αιτήματος',
  answer: 'Απάντηση στην ερώτηση',
  failed:
    'Τα στοιχεία της επιχείρησης και το αίτημά σας δεν μπορούν να εμφανιστούν αυτή τη στιγμή.',
  again: 'Δοκιμάστε ξανά',
  subject: '{company}: ερώτηση από {email}',
  greeting: 'Γεια σας, {name},',
  orCall: 'ή καλέστε στο {phone}',
} satisfies NamespacePortalTranslation['business']
