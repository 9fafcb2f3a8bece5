import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Τι έστειλαν οι επισκέπτες',
  kind: 'Φόρμα',
  kinds: {
    contact: 'Επικοινωνία',
    'b2b-access': 'Αίτημα πρόσβασης',
  },
  state: 'Παράδοση',
  states: {
    dead: 'Εγκαταλείφθηκε',
    waiting: 'Σε εξέλιξη',
    delivered: 'Παραδόθηκε',
  },
  attempts: 'Προσπάθειες',
  destination: 'Παραδόθηκε σε',
  destinations: {
    mail: 'Email γραφείου',
  },
  error: 'Τελευταίο σφάλμα',
  received: 'Ελήφθη',
  next: 'Επόμενη προσπάθεια',
  content: 'Περιεχόμενο',
  tries: 'Όλες οι προσπάθειες',
  noTries: 'Καμία ακόμη.',
  outcomes: {
    delivered: 'παραδόθηκε',
    retry: 'θα επαναληφθεί',
    refused: 'απορρίφθηκε',
  },
  again: 'Αποστολή ξανά',
  againText: 'Έχει ήδη παραδοθεί. Με νέα αποστολή θα υπάρξει δεύτερη εγγραφή στον προορισμό.',
  sentAgain: 'Στέλνεται ξανά.',
  fields: {
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    email: 'Email',
    phone: 'Τηλέφωνο',
    message: 'Μήνυμα',
    companyName: 'Επιχείρηση',
    jobTitle: 'Θέση',
    companySize: 'Μέγεθος επιχείρησης',
    industry: 'Κλάδος',
    website: 'Ιστότοπος',
    businessNeeds: 'Ανάγκες',
  },
} satisfies NamespacePeopleTranslation['submissions']
