import type { NotificationMailLanguage } from '../notification-mail-language.ts'

export const el: NotificationMailLanguage = {
  sentences: {
    'request-submitted': 'Νέο αίτημα πρόσβασης: {name}',
    'request-answered': 'Απάντηση στην ερώτησή σας για το αίτημα: {name}',
    message: 'Νέο μήνυμα από: {name}',
    'message-assigned': 'Σας ανατέθηκε το μήνυμα από: {name}',
    order: 'Παραγγελία {number} προς απάντηση: {name}',
    'order-accepted': 'Αποδοχή της πρότασης για την παραγγελία {number}: {name}',
    'order-cancelled': 'Ακύρωση της παραγγελίας {number}: {name}',
    'delivery-dead': 'Δεν παραδόθηκε μήνυμα από: {name}',
    'recall-mail-dead': 'Δεν έλαβαν όλοι οι πελάτες το email ανάκλησης: {name}',
    'drill-due': 'Ήρθε η ώρα για άσκηση ανάκλησης',
    'health-healthy': 'Το σύστημα λειτουργεί ξανά κανονικά',
    'health-warning': 'Το σύστημα εμφανίζει προειδοποίηση',
    'health-error': 'Το σύστημα εμφανίζει σφάλμα',
    'review-asked': 'Ζητήθηκε έλεγχος κειμένου: {name}',
    published: 'Δημοσιεύτηκε: {name}',
    'publication-failed': 'Δεν δημοσιεύτηκε το προγραμματισμένο κείμενο: {name}',
    'plan-conflict': 'Δεν έγινε η προγραμματισμένη αλλαγή: {name}',
    'role-admin': 'Νέος ρόλος διαχειριστή: {name}',
    'role-client': 'Νέος ρόλος πελάτη: {name}',
    'role-none': 'Δεν έχει πια ρόλο: {name}',
    'address-changed': 'Νέα διεύθυνση σύνδεσης: {name}',
  },
  nameless: '(διαγράφηκε)',
  several: { one: '1 ειδοποίηση από τη {site}', many: '{n} ειδοποιήσεις από τη {site}' },
  digest: {
    subject: {
      one: '{site}: 1 ειδοποίηση σάς περιμένει',
      many: '{site}: {n} ειδοποιήσεις σάς περιμένουν',
    },
    intro: 'Εκκρεμείς ειδοποιήσεις που δεν έχετε διαβάσει:',
  },
  more: { one: 'και 1 ακόμη', many: 'και {n} ακόμη' },
  open: 'Άνοιγμα',
  openInbox: 'Άνοιγμα ειδοποιήσεων',
  reason:
    'Λαμβάνετε αυτό το email επειδή είστε διαχειριστής της {site} και έχετε ενεργοποιήσει αυτή την ειδοποίηση.',
  choose: 'Αλλαγή των προτιμήσεών σας:',
  hint: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
}
