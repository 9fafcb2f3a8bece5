import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const el_forms = {
  contact: {
    formTitle: 'Λίγες γραμμές για αρχή',
    formText:
      'Πείτε μας ποιοι είστε, σε ποιους πουλάτε και ποια προϊόντα σας ενδιαφέρουν. Θα σας απαντήσουμε.',
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    email: 'Email',
    phone: 'Τηλέφωνο',
    message: 'Μήνυμα',
    optional: 'προαιρετικό',
    offline: 'Δεν υπάρχει σύνδεση στο διαδίκτυο. Δοκιμάστε ξανά μόλις αποκατασταθεί.',
    submit: 'Αποστολή μηνύματος',
    busy: 'Αποστολή…',
    thanksTitle: 'Ευχαριστούμε για το μήνυμά σας',
    thanks: 'Το λάβαμε. Συνήθως απαντάμε μέσα σε δύο εργάσιμες ημέρες.',
  },
  /** Shown beside every form, and sent to HubSpot by worker/features/outbox/form-words.ts. */
  consent:
    'Με την αποστολή της φόρμας συμφωνείτε να αποθηκεύσει και να χρησιμοποιήσει η {company} αυτά τα στοιχεία για να σας απαντήσει, όπως εξηγεί η ενημέρωση για τα προσωπικά δεδομένα.',
  fault: {
    required: 'Συμπληρώστε αυτό το πεδίο.',
    choose: 'Κάντε μια επιλογή.',
    email: 'Γράψτε μια διεύθυνση email όπως onoma@etaireia.com.',
    url: 'Γράψτε μια διεύθυνση ιστότοπου όπως etaireia.com.',
    'too-long': 'Το κείμενο είναι μεγαλύτερο από όσο δεχόμαστε. Συντομεύστε το.',
    characters: 'Το κείμενο περιέχει χαρακτήρες που δεν μπορούν να σταλούν. Αφαιρέστε τους.',
  },
  failed:
    'Παρουσιάστηκε σφάλμα κατά την αποστολή. Δοκιμάστε ξανά ή επικοινωνήστε απευθείας μαζί μας.',
  close: 'Κλείσιμο',
  leaveEmpty: 'Αφήστε το κενό',
} satisfies NamespaceFormsTranslation

export default el_forms
