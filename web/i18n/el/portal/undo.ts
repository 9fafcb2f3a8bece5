import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  address: 'Η διεύθυνση email σας γίνεται ξανά {email}.',
  factor: 'Το δεύτερο βήμα που αφαιρέθηκε επανέρχεται.',
  identity: 'Ο τρόπος σύνδεσης που αφαιρέθηκε επανέρχεται.',
  after:
    'Έπειτα ορίζετε νέο κωδικό πρόσβασης. Έτσι αποσυνδέονται όλοι οι άλλοι και αφαιρείται ό,τι προστέθηκε στον λογαριασμό σας τις τελευταίες 24 ώρες.',
} satisfies NamespacePortalTranslation['undo']
