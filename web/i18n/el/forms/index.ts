import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const el_forms = {
  contact: {
    formTitle: 'Λίγες γραμμές για αρχή',
    formText:
      'Πείτε μας ποιοι είστε, σε ποιους πουλάτε και ποια προϊόντα σας ενδιαφέρουν. Θα σας απαντήσει άνθρωπος.',
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    email: 'E-mail',
    phone: 'Τηλέφωνο',
    message: 'Μήνυμα',
    optional: 'προαιρετικό',
    submit: 'Αποστολή μηνύματος',
    busy: 'Αποστολή…',
    thanksTitle: 'Ευχαριστούμε για το μήνυμά σας',
    thanks: 'Το λάβαμε. Θα σας απαντήσει με e-mail μέλος της ομάδας μας.',
  },
  /** Stands beside every form; also in worker/features/outbox/words.ts. */
  consent:
    'Με την αποστολή της φόρμας συμφωνείτε ότι η {company} αποθηκεύει και χρησιμοποιεί αυτά τα στοιχεία για να σας απαντήσει, όπως εξηγεί η ενημέρωση για τα προσωπικά δεδομένα.',
  fault: {
    required: 'Συμπληρώστε αυτό το πεδίο.',
    choose: 'Επιλέξτε μία από τις επιλογές.',
    email: 'Γράψτε μια διεύθυνση e-mail όπως onoma@etaireia.com.',
    url: 'Γράψτε μια διεύθυνση ιστοτόπου όπως etaireia.com.',
    'too-long': 'Το κείμενο είναι μεγαλύτερο από όσο δεχόμαστε. Συντομεύστε το.',
    characters: 'Το κείμενο περιέχει χαρακτήρες που δεν μπορούν να σταλούν. Αφαιρέστε τους.',
  },
  failed:
    'Παρουσιάστηκε σφάλμα κατά την αποστολή. Δοκιμάστε ξανά ή επικοινωνήστε απευθείας μαζί μας.',
  close: 'Κλείσιμο',
} satisfies NamespaceFormsTranslation

export default el_forms
