import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  setPassword: 'Ορισμός κωδικού πρόσβασης',
  passwordSet: 'Ο κωδικός πρόσβασής σας ορίστηκε. Έχετε αποσυνδεθεί από όλες τις άλλες συσκευές.',
  codes:
    'Αντιγράψτε, αποθηκεύστε ή εκτυπώστε τους κωδικούς σας πριν συνεχίσετε. Εμφανίζονται μόνο τώρα.',
} satisfies NamespacePortalTranslation['firstTime']
