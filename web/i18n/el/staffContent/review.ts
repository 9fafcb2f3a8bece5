import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Έλεγχος',
  ask: 'Αίτημα για έλεγχο',
  again: 'Νέο αίτημα για έλεγχο',
  asked: 'Ένας συνάδελφος μπορεί πλέον να ελέγξει το κείμενο.',
  waiting: 'Αίτημα ελέγχου: {who}, {when}.',
  own: 'Το κείμενο πρέπει να το ελέγξει ένας συνάδελφος. Δεν μπορείτε να ελέγξετε το δικό σας.',
  approve: 'Έγκριση',
  approved: 'Εγκρίθηκε. Μπορεί να δημοσιευτεί.',
  isApproved: 'Εγκρίθηκε: {who}, {when}.',
  sendBack: 'Επιστροφή',
  why: 'Τι πρέπει να αλλάξει;',
  send: 'Επιστροφή με αυτή τη σημείωση',
  returned: 'Επιστράφηκε με τη σημείωσή σας.',
  isReturned: 'Επιστράφηκε ({who}, {when}):',
  second:
    'Δεν μπορείτε να δημοσιεύσετε κείμενο που γράψατε εσείς. Ζητήστε έλεγχο ή αφήστε τη δημοσίευση σε συνάδελφο.',
  secondPlan: 'Θα δημοσιευτεί αυτόματα μόνο αν ως τότε το έχει εγκρίνει κάποιος συνάδελφος.',
  states: {
    asked: 'Προς έλεγχο',
    approved: 'Εγκεκριμένο',
    returned: 'Επιστράφηκε',
  },
} satisfies NamespaceStaffContentTranslation['review']
