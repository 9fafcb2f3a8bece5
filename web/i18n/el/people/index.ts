import type { NamespacePeopleTranslation } from '../../i18n-types.ts'
// `.js`, as nowhere else: typesafe-i18n compiles these files and follows their imports
import businesses from './businesses.js'
import requests from './requests.js'
import submissions from './submissions.js'
import users from './users.js'

const el_people = {
  list: {
    search: 'Αναζήτηση',
    all: 'Όλα',
    more: 'Εμφάνιση περισσότερων',
    shown: 'Εμφανίζονται {n}',
    empty: 'Δεν υπάρχει τίποτα εδώ ακόμη.',
    noMatch: 'Κανένα αποτέλεσμα για αυτή την αναζήτηση.',
    reset: 'Καθαρισμός αναζήτησης',
    open: 'Άνοιγμα: {name}',
    never: 'Ποτέ',
    unknown: 'Άγνωστο',
    erased: 'Τα προσωπικά δεδομένα διαγράφηκαν',
    language: 'Γλώσσα',
    history: 'Ιστορικό ενεργειών',
    noHistory: 'Τίποτα μέχρι στιγμής.',
    by: 'από {name}',
    applicant: 'τον αιτούντα',
    sure: 'Είστε βέβαιοι;',
    saved: 'Έγινε.',
  },
  actions: {
    'user/role-changed': 'Αλλαγή ρόλου',
    'user/suspended': 'Αναστολή λογαριασμού',
    'user/reinstated': 'Άρση αναστολής',
    'user/sessions-ended': 'Τερματισμός συνεδριών',
    'user/invited': 'Αποστολή πρόσκλησης',
    'user/password-reset-sent': 'Αποστολή συνδέσμου για νέο κωδικό',
    'user/factors-removed': 'Αφαίρεση δεύτερου βήματος',
    'access-request/approved': 'Έγκριση αιτήματος',
    'access-request/refused': 'Απόρριψη αιτήματος',
    'access-request/more-information': 'Ζητήθηκαν διευκρινίσεις',
    'access-request/answered': 'Ελήφθη απάντηση',
    'access-request/withdrawn': 'Ανάκληση αιτήματος',
    'company/member-invited': 'Πρόσκληση συναδέλφου',
    'submission/sent-again': 'Νέα αποστολή',
    'submission/exported': 'Εξαγωγή μηνυμάτων',
    'flag-previews/ended': 'Ακύρωση συνδέσμων προεπισκόπησης',
  },
  tabs: {
    label: 'Ενότητες της οθόνης',
    requests: 'Αιτήματα',
    businesses: 'Επιχειρήσεις',
    messages: 'Μηνύματα',
  },
  refused: {
    'user/unknown': 'Αυτός ο χρήστης δεν υπάρχει πια.',
    'user/exists': 'Υπάρχει ήδη λογαριασμός με αυτή τη διεύθυνση· θα τον βρείτε στον κατάλογο.',
    'user/last-admin':
      'Είναι ο τελευταίος διαχειριστής που μπορεί να συνδεθεί. Ορίστε πρώτα κάποιον άλλο.',
    'user/own-account': 'Δεν μπορείτε να το κάνετε στον δικό σας λογαριασμό.',
    'user/suspended': 'Ο λογαριασμός είναι σε αναστολή. Πρώτα ενεργοποιήστε τον ξανά.',
    'user/not-invited': 'Η πρόσκληση έχει ήδη γίνει αποδεκτή.',
    'user/no-email': 'Ο λογαριασμός δεν έχει διεύθυνση email.',
    'user/no-factor': 'Αυτός ο λογαριασμός δεν έχει δεύτερο βήμα.',
    'access-request/unknown': 'Αυτό το αίτημα δεν υπάρχει πια.',
    'access-request/changed-since': 'Το αίτημα άλλαξε στο μεταξύ.',
    'access-request/erased':
      'Τα προσωπικά δεδομένα του αιτήματος έχουν διαγραφεί και κανείς δεν μπορεί να ειδοποιηθεί.',
    'company/unknown': 'Αυτή η επιχείρηση δεν υπάρχει πια.',
    'company/already-member': 'Το άτομο ανήκει ήδη στην επιχείρηση.',
    'submission/unknown': 'Αυτή η υποβολή δεν υπάρχει πια.',
    'submission/not-sendable': 'Στέλνεται αυτή τη στιγμή ή το περιεχόμενό της έχει διαγραφεί.',
    'settings/changed-since': 'Κάποιος άλλος το άλλαξε στο μεταξύ. Δεν αποθηκεύτηκε τίποτα.',
    'settings/locked': 'Το ορίζει μεταβλητή του διαχειριστή του συστήματος, οπότε δεν αλλάζει εδώ.',
    'settings/link-over': 'Αυτός ο σύνδεσμος έληξε ή στάλθηκε νεότερος.',
    'account/proof-needed': 'Επιβεβαιώστε πρώτα ότι είστε εσείς.',
    'account/password-wrong': 'Ο κωδικός πρόσβασης είναι λάθος.',
    'account/no-password':
      'Ο λογαριασμός δεν έχει κωδικό πρόσβασης. Συνδεθείτε ξανά με το δεύτερο βήμα σας ή ορίστε κωδικό στην Ασφάλεια λογαριασμού.',
  },
  users,
  requests,
  businesses,
  submissions,
} satisfies NamespacePeopleTranslation

export default el_people
