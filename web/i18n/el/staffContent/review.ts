import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Έλεγχος',
  ask: 'Αίτημα για έλεγχο',
  again: 'Νέο αίτημα για έλεγχο',
  asked: 'Σημειώθηκε. Ένας συνάδελφος μπορεί πλέον να το ελέγξει.',
  waiting: 'Ζητήθηκε έλεγχος: {who}, {when}.',
  own: 'Πρέπει να απαντήσει ένας συνάδελφος: κανείς δεν ελέγχει το δικό του κείμενο.',
  approve: 'Έγκριση',
  approved: 'Εγκρίθηκε. Μπορεί να δημοσιευτεί.',
  isApproved: 'Εγκρίθηκε: {who}, {when}.',
  sendBack: 'Επιστροφή',
  why: 'Τι πρέπει να αλλάξει;',
  send: 'Επιστροφή με αυτή τη σημείωση',
  returned: 'Επιστράφηκε με τη σημείωσή σας.',
  isReturned: 'Επιστράφηκε ({who}, {when}):',
  second:
    'Όποιος έγραψε το κείμενο δεν μπορεί να το δημοσιεύσει: ζητήστε έλεγχο ή αφήστε τη δημοσίευση σε συνάδελφο.',
  secondPlan: 'Θα δημοσιευτεί αυτόματα μόνο αν ως τότε το έχει εγκρίνει κάποιος συνάδελφος.',
  states: {
    asked: 'Προς έλεγχο',
    approved: 'Εγκεκριμένο',
    returned: 'Επιστράφηκε',
  },
} satisfies NamespaceStaffContentTranslation['review']
