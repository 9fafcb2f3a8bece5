import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'Γίνετε μέλος του δικτύου B2B',
  text: 'Μιλήστε μας για την επιχείρησή σας και η ομάδα μας θα επικοινωνήσει μαζί σας.',
  field: {
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    email: 'Εταιρικό email',
    phone: 'Τηλέφωνο',
    companyName: 'Επιχείρηση',
    jobTitle: 'Η θέση σας',
    companySize: 'Μέγεθος επιχείρησης',
    industry: 'Κλάδος',
    website: 'Ιστότοπος',
    businessNeeds: 'Τι χρειάζεστε;',
    password: 'Κωδικός πρόσβασης',
  },
  needsHint: 'Προϊόντα, ποσότητες, πού πουλάτε: ό,τι μας βοηθά να απαντήσουμε.',
  passwordHint:
    'Ορίστε κωδικό πρόσβασης για να δημιουργηθεί τώρα ο λογαριασμός σας. Η πρόσβαση χρειάζεται και την έγκρισή μας.',
  choose: 'Επιλέξτε',
  employees: '{range} εργαζόμενοι',
  industry: {
    retail: 'Λιανική πώληση',
    foodservice: 'Εστίαση',
    wholesale: 'Χονδρική πώληση',
    distribution: 'Διανομή',
    manufacturing: 'Παραγωγή',
    other: 'Άλλο',
  },
  submit: 'Ζητήστε πρόσβαση',
  busy: 'Αποστολή…',
  toSignIn: 'Έχετε ήδη πρόσβαση; Συνδεθείτε',
  sent: 'Το αίτημά σας για πρόσβαση B2B υποβλήθηκε με επιτυχία. Η ομάδα μας θα επικοινωνήσει σύντομα μαζί σας.',
  failed: 'Παρουσιάστηκε σφάλμα κατά την αποστολή. Δοκιμάστε ξανά.',
  noAccount:
    'Δεν ήταν δυνατή η δημιουργία του λογαριασμού σας αυτή τη στιγμή. Αν εγκρίνουμε το αίτημά σας, θα σας στείλουμε πρόσκληση με email.',
} satisfies NamespacePortalTranslation['request']
