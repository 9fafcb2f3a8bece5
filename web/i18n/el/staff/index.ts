import type { NamespaceStaffTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import businesses from './businesses.js'
import catalogue from './catalogue.js'
import imports from './imports.js'
import documents from './documents.js'
import lots from './lots.js'
import clientOrders from './client-orders.js'
import recalls from './recalls.js'
import requests from './requests.js'
import notifications from './notifications.js'
import submissions from './submissions.js'
import editConflict from './edit-conflict.js'
import terms from './terms.js'
import users from './users.js'

const el_staff = {
  list: {
    search: 'Αναζήτηση',
    all: 'Όλα',
    more: 'Εμφάνιση περισσότερων',
    shown: '{{n:Εμφανίζεται|Εμφανίζονται}} {n}',
    empty: 'Η λίστα είναι ακόμη κενή.',
    noMatch: 'Κανένα αποτέλεσμα για αυτή την αναζήτηση.',
    reset: 'Καθαρισμός αναζήτησης',
    open: 'Άνοιγμα: {name}',
    never: 'Ποτέ',
    unknown: 'άγνωστο χρήστη',
    erased: 'Τα προσωπικά στοιχεία διαγράφηκαν',
    language: 'Γλώσσα',
    history: 'Ιστορικό',
    noHistory: 'Τίποτα ακόμη.',
    by: 'από {name}',
    applicant: 'τον αιτούντα',
    sure: 'Είστε βέβαιοι;',
    saved: 'Έγινε.',
  },
  actions: {
    'user/role-changed': 'Αλλαγή ρόλου',
    'user/suspended': 'Αναστολή λογαριασμού',
    'user/reinstated': 'Επανενεργοποίηση λογαριασμού',
    'user/sessions-ended': 'Αποσύνδεση από παντού',
    'user/invited': 'Αποστολή πρόσκλησης',
    'user/password-reset-sent': 'Αποστολή συνδέσμου για νέο κωδικό πρόσβασης',
    'user/factors-removed': 'Απενεργοποίηση επαλήθευσης σε δύο βήματα',
    'access-request/approved': 'Έγκριση αιτήματος',
    'access-request/refused': 'Απόρριψη αιτήματος',
    'access-request/more-information': 'Αποστολή ερώτησης',
    'access-request/answered': 'Απάντηση στην ερώτηση',
    'access-request/withdrawn': 'Ανάκληση αιτήματος',
    'company/member-invited': 'Πρόσκληση συναδέλφου',
    'company/terms-changed': 'Αλλαγή όρων',
    'company/price-list-given': 'Ορισμός τιμοκαταλόγου',
    'company/member-role-changed': 'Αλλαγή ρόλου στην επιχείρηση',
    'company/member-removed': 'Αφαίρεση από την επιχείρηση',
    'product/created': 'Προσθήκη προϊόντος',
    'product/changed': 'Αλλαγή προϊόντος',
    'product/archived': 'Αρχειοθέτηση προϊόντος',
    'product/restored': 'Επαναφορά προϊόντος',
    'products/imported': 'Εισαγωγή προϊόντων',
    'price-list/created': 'Προσθήκη τιμοκαταλόγου',
    'price-list/changed': 'Αλλαγή τιμοκαταλόγου',
    'price-list/archived': 'Αρχειοθέτηση τιμοκαταλόγου',
    'price-list/restored': 'Επαναφορά τιμοκαταλόγου',
    'prices/changed': 'Αλλαγή τιμών',
    'prices/imported': 'Εισαγωγή τιμών',
    'lot/created': 'Προσθήκη παρτίδας',
    'lot/changed': 'Αλλαγή παρτίδας',
    'lot/available': 'Αποδέσμευση παρτίδας',
    'lot/held': 'Δέσμευση παρτίδας',
    'lot/gone': 'Εξάντληση παρτίδας',
    'recall/opened': 'Έναρξη ανάκλησης',
    'recall/drilled': 'Έναρξη άσκησης',
    'recall/mailed-again': 'Νέα αποστολή email ανάκλησης',
    'recall/closed': 'Κλείσιμο ανάκλησης',
    'samples/archived': 'Αρχειοθέτηση παραδειγμάτων',
    'document/uploaded': 'Προσθήκη εγγράφου',
    'document/changed': 'Αλλαγή εγγράφου',
    'document/withdrawn': 'Απόσυρση εγγράφου',
    'orders/exported': 'Εξαγωγή παραγγελιών',
    'lots/exported': 'Εξαγωγή κινήσεων παρτίδων',
    'submission/answered': 'Το μήνυμα απαντήθηκε',
    'submission/replied': 'Αποστολή απάντησης',
    'submission/assigned': 'Ανάθεση μηνύματος',
    'submission/unassigned': 'Αφαίρεση υπευθύνου',
    'submission/done': 'Το μήνυμα ολοκληρώθηκε',
    'submission/reopened': 'Το μήνυμα σημάνθηκε ως αναπάντητο',
    'submission/sent-again': 'Νέα αποστολή μηνύματος',
    'submission/exported': 'Εξαγωγή μηνυμάτων',
    'mail/sent-again': 'Νέα αποστολή email',
    'mail/dismissed': 'Αφαίρεση email που δεν παραδόθηκε',
    'flag-previews/ended': 'Ακύρωση συνδέσμων προεπισκόπησης',
    'picture/uploaded': 'Ανέβασμα εικόνας',
    'picture/described': 'Περιγραφή εικόνας',
    'picture/deleted': 'Διαγραφή εικόνας',
    'content/review-asked': 'Αίτημα για έλεγχο κειμένου',
    'content/approved': 'Έγκριση κειμένου',
    'content/returned': 'Επιστροφή κειμένου',
    'redirect/set': 'Ορισμός ανακατεύθυνσης',
    'redirect/removed': 'Κατάργηση ανακατεύθυνσης',
  },
  tabs: {
    label: 'Ενότητες της οθόνης',
    requests: 'Αιτήματα',
    businesses: 'Επιχειρήσεις',
  },
  refused: {
    'user/unknown': 'Αυτός ο χρήστης δεν υπάρχει πια.',
    'user/exists': 'Υπάρχει ήδη λογαριασμός με αυτή τη διεύθυνση. Θα τον βρείτε στη λίστα.',
    'user/last-admin':
      'Είναι ο τελευταίος διαχειριστής που μπορεί να συνδεθεί. Προσθέστε πρώτα άλλον διαχειριστή.',
    'user/version-conflict': 'Η διεύθυνση email αυτού του λογαριασμού άλλαξε. Ελέγξτε την.',
    'user/own-account': 'Αυτό δεν γίνεται στον δικό σας λογαριασμό.',
    'user/suspended': 'Ο λογαριασμός είναι σε αναστολή. Πρώτα ενεργοποιήστε τον ξανά.',
    'user/not-invited': 'Η πρόσκληση έχει ήδη γίνει αποδεκτή.',
    'user/no-factor': 'Αυτός ο λογαριασμός δεν έχει επαλήθευση σε δύο βήματα.',
    'access-request/unknown': 'Αυτό το αίτημα δεν υπάρχει πια.',
    'access-request/version-conflict': 'Το αίτημα άλλαξε. Ελέγξτε το.',
    'access-request/erased':
      'Τα προσωπικά στοιχεία του αιτήματος έχουν διαγραφεί, γι’ αυτό δεν μπορεί να ειδοποιηθεί κανείς.',
    'company/unknown': 'Αυτή η επιχείρηση δεν υπάρχει πια.',
    'user/email-unverified':
      'Η διεύθυνση αυτού του διαχειριστή άλλαξε και δεν έχει επιβεβαιωθεί πλήρως. Ζητήστε του να ορίσει νέο κωδικό πρόσβασης με το «Ξεχάσατε τον κωδικό πρόσβασης;» και δοκιμάστε ξανά.',
    'user/role-version-conflict':
      'Άλλος χρήστης άλλαξε αυτόν τον ρόλο. Δείτε τον τρέχοντα ρόλο και επιλέξτε ξανά.',
    'company/already-member': 'Αυτό το άτομο ανήκει ήδη στην επιχείρηση.',
    'company/member-version-conflict':
      'Ο ρόλος αυτού του ατόμου στην επιχείρηση άλλαξε. Ελέγξτε τον.',
    'terms/version-conflict':
      'Άλλος χρήστης άλλαξε αυτούς τους όρους. Δεν αποθηκεύτηκε τίποτα. Ελέγξτε τους.',
    'terms/no-manager': 'Υπεύθυνος πελάτη μπορεί να είναι μόνο διαχειριστής.',
    'product/unknown': 'Το προϊόν δεν υπάρχει πια.',
    'product/sku-taken': 'Άλλο προϊόν έχει ήδη αυτόν τον κωδικό.',
    'product/version-conflict':
      'Άλλος χρήστης άλλαξε αυτό το προϊόν. Δεν αποθηκεύτηκε τίποτα. Ελέγξτε το.',
    'price-list/unknown': 'Ο τιμοκατάλογος δεν υπάρχει πια.',
    'price-list/version-conflict':
      'Άλλος χρήστης άλλαξε αυτόν τον τιμοκατάλογο. Δεν αποθηκεύτηκε τίποτα. Ελέγξτε τον.',
    'price-list/currency-mismatch':
      'Ο τιμοκατάλογος είναι αρχειοθετημένος ή σε άλλο νόμισμα από τους όρους της επιχείρησης.',
    'import/version-conflict':
      'Κάτι άλλαξε από τότε που ελέγξατε το αρχείο. Δεν έγινε εισαγωγή. Ελέγξτε το ξανά.',
    'order/unknown': 'Αυτή η παραγγελία δεν υπάρχει πια ή την πήρε πίσω ο πελάτης.',
    'order/version-conflict': 'Η παραγγελία άλλαξε. Δεν στάλθηκε τίποτα. Ελέγξτε την.',
    'order/no-list-price':
      'Ένα προϊόν δεν έχει τιμή στον τιμοκατάλογο της επιχείρησης. Γράψτε μία.',
    'order/no-such-product':
      'Δεν πωλείται προϊόν με αυτόν τον κωδικό ή δεν έχει δηλωθεί το βάρος του.',
    'order/nothing-left': 'Η παραγγελία θα έμενε κενή. Καλύτερα να την απορρίψετε.',
    'order/not-shippable':
      'Έτσι η παραγγελία δεν μπορεί να αποσταλεί. Ελέγξτε όσα είναι σημειωμένα.',
    'lot/unknown': 'Δεν βρίσκουμε αυτή την παρτίδα.',
    'lot/code-taken': 'Το προϊόν έχει ήδη παρτίδα με αυτόν τον αριθμό.',
    'lot/version-conflict':
      'Άλλος χρήστης άλλαξε αυτή την παρτίδα. Δεν αποθηκεύτηκε τίποτα. Ελέγξτε την.',
    'recall/unknown': 'Δεν βρίσκουμε αυτή την ανάκληση.',
    'recall/version-conflict':
      'Άλλος χρήστης άλλαξε αυτή την ανάκληση. Βλέπετε την τελευταία μορφή της.',
    'recall/lot-recalled': 'Για μία από τις παρτίδες υπάρχει ήδη ανοιχτή ανάκληση.',
    'recall/not-confirmed': 'Γράψτε τον αριθμό της πρώτης παρτίδας για επιβεβαίωση.',
    'recall/mails-due': 'Τα email της ανάκλησης ετοιμάζονται ακόμη. Δοκιμάστε ξανά σε ένα λεπτό.',
    'document/unknown': 'Δεν βρίσκουμε αυτό το έγγραφο.',
    'document/no-length':
      'Το πρόγραμμα περιήγησής σας δεν δήλωσε το μέγεθος του αρχείου. Δοκιμάστε με άλλο.',
    'document/too-large': 'Το αρχείο ξεπερνά τα 10 MB.',
    'document/unusable': 'Γίνονται δεκτά μόνο αρχεία PDF, JPEG και PNG.',
    'document/broken': 'Το αρχείο δεν έφτασε ολόκληρο. Ανεβάστε το ξανά.',
    'document/no-such-place': 'Το στοιχείο στο οποίο ανήκει το έγγραφο δεν υπάρχει πια.',
    'document/taken': 'Με αυτή τη φόρμα έχει ήδη ανέβει άλλο αρχείο. Επιλέξτε ξανά το δικό σας.',
    'document/version-conflict': 'Ένας συνάδελφος άλλαξε αυτό το έγγραφο. Ελέγξτε το.',
    'document/storage-failed':
      'Ο χώρος αποθήκευσης των εγγράφων δεν είναι διαθέσιμος αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα λεπτά.',
    'submission/unknown': 'Αυτό το μήνυμα δεν υπάρχει πια.',
    'submission/version-conflict':
      'Σας πρόλαβε συνάδελφος. Δείτε το ιστορικό παρακάτω πριν συνεχίσετε.',
    'submission/no-colleague': 'Το άτομο αυτό δεν είναι πια διαχειριστής. Επιλέξτε άλλο.',
    'submission/not-sendable':
      'Το μήνυμα στέλνεται αυτή τη στιγμή ή το περιεχόμενό του έχει διαγραφεί.',
    'mail/unknown': 'Αυτό το email έχει ήδη τακτοποιηθεί.',
    'mail/not-sendable':
      'Αυτό το email δεν μπορεί πια να σταλεί: οι σύνδεσμοί του έληξαν ή το περιεχόμενό του δεν διαβάζεται πια.',
    'settings/version-conflict':
      'Άλλος χρήστης άλλαξε αυτή τη ρύθμιση. Δεν αποθηκεύτηκε τίποτα. Ελέγξτε την.',
    'settings/locked':
      'Αυτή τη ρύθμιση την ορίζει ο διαχειριστής του συστήματος και δεν αλλάζει από εδώ.',
    'settings/link-expired':
      'Αυτός ο σύνδεσμος έληξε ή στάλθηκε νεότερος. Μπορείτε να ζητήσετε άλλον στις ρυθμίσεις.',
    'content/unknown': 'Δεν βρίσκουμε αυτό το κείμενο.',
    'content/version-conflict':
      'Άλλος χρήστης άλλαξε αυτό το κείμενο. Δεν αποθηκεύτηκε τίποτα. Ελέγξτε το.',
    'content/slug-taken': 'Ένα άλλο κείμενο έχει αυτή τη διεύθυνση. Επιλέξτε διαφορετική.',
    'content/incomplete': 'Λείπει ο τίτλος, η περίληψη ή το κείμενο.',
    'content/undescribed':
      'Λείπει η περιγραφή μιας εικόνας σε κάποια από τις γλώσσες στις οποίες θα εμφανιστεί. Γράψτε τι δείχνει ή δηλώστε ότι είναι μόνο διακοσμητική.',
    'picture/unknown': 'Αυτή η εικόνα δεν υπάρχει πια.',
    'picture/in-use':
      'Η εικόνα χρησιμοποιείται μέσα σε κείμενο ή πρόχειρο ή στην κορυφή του. Αφαιρέστε την πρώτα από εκεί.',
    'picture/unusable': 'Το αρχείο δεν είναι κατάλληλη εικόνα. Επιλέξτε άλλο.',
    'picture/too-large': 'Αυτή η εικόνα είναι πολύ μεγάλη. Επιλέξτε μια μικρότερη.',
    'picture/storage-failed': 'Η εικόνα δεν αποθηκεύτηκε. Δεν χάθηκε: δοκιμάστε ξανά.',
    'content/second-person':
      'Το κείμενο πρέπει να το δημοσιεύσει κάποιος άλλος ή να το εγκρίνει πρώτα.',
    'content/own-text': 'Δεν μπορείτε να ελέγξετε το δικό σας κείμενο.',
    'redirect/is-page': 'Σε αυτή τη διεύθυνση υπάρχει ήδη σελίδα. Επιλέξτε άλλη.',
    'redirect/no-page': 'Καμία σελίδα του ιστότοπου δεν έχει αυτή τη διεύθυνση. Ελέγξτε την.',
    'redirect/version-conflict': 'Άλλος χρήστης άλλαξε αυτή την ανακατεύθυνση. Ελέγξτε την.',
    'account/proof-needed': 'Επιβεβαιώστε πρώτα την ταυτότητά σας.',
    'account/password-wrong': 'Ο κωδικός πρόσβασης είναι λάθος.',
    'account/no-password':
      'Ο λογαριασμός δεν έχει κωδικό πρόσβασης. Συνδεθείτε ξανά με επαλήθευση σε δύο βήματα ή ορίστε κωδικό πρόσβασης στην «Ασφάλεια λογαριασμού».',
  },
  users,
  recalls,
  requests,
  businesses,
  terms,
  editConflict,
  catalogue,
  imports,
  documents,
  lots,
  packingSlip: {
    title: 'Δελτίο συσκευασίας',
    print: 'Εκτύπωση',
    from: 'Αποστολέας',
    to: 'Παράδοση σε',
    po: 'Αριθμός παραγγελίας σας (PO)',
    delivery: 'Παράδοση',
    shipped: 'Αποστολή',
    reference: 'Στοιχεία μεταφοράς',
    goods: 'Προϊόντα',
    lots: 'Παρτίδα (κιβώτια)',
    cases: 'Κιβώτια',
    pieces: 'Τεμάχια',
    net: 'Καθαρό βάρος',
    gross: 'Μικτό βάρος',
    total: 'Σύνολο',
    bestBefore: 'Ανάλωση κατά προτίμηση πριν από: {day}',
  },
  clientOrders,
  submissions,
  notifications,
} satisfies NamespaceStaffTranslation

export default el_staff
