import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  flags: {
    total: 'Σύνολο διακοπτών',
    active: 'Ενεργοί διακόπτες',
    list: 'Όλοι οι διακόπτες',
  },
  health: {
    title: 'Υγεία του συστήματος',
    overall: { healthy: 'Υγιές', warning: 'Προειδοποίηση', error: 'Σφάλμα' },
    parts: {
      database: 'Βάση δεδομένων',
      hubspot: 'Υπηρεσία HubSpot',
      forms: 'Φόρμες και e-mail',
    },
    lastChecked: 'Τελευταίος έλεγχος {when}',
    never: 'Δεν έχει ελεγχθεί ακόμη',
    check: 'Έλεγχος τώρα',
    checking: 'Έλεγχος…',
    checked: 'Ελέγχθηκε: {state}.',
    issues: 'Προβλήματα',
    noIssues: 'Κανένα πρόβλημα.',
    history: 'Τελευταίες 7 ημέρες',
    dayState: '{day}: {state}',
    noData: 'κανένας έλεγχος',
    unavailable: 'Η αναφορά υγείας δεν διαβάζεται: {detail}',
  },
  developers: {
    title: 'Για προγραμματιστές',
    text: 'Αν συμφωνούν κώδικας και βάση δεδομένων, και πώς διαβάζουν τους διακόπτες άλλα προγράμματα.',
  },
  drift: {
    title: 'Αναφορά αποκλίσεων',
    text: 'Πού διαφωνούν κώδικας, βάση δεδομένων και χρήση.',
    notStored: 'Στον κώδικα, όχι στη βάση',
    notStoredText:
      'Ισχύει η ενσωματωμένη τιμή και κανείς δεν μπορεί να την αλλάξει. Μια νέα έκδοση με τα αρχικά δεδομένα προσθέτει τη γραμμή.',
    notInCode: 'Στη βάση, όχι στον κώδικα',
    notInCodeText: 'Η αλλαγή του δεν έχει αποτέλεσμα. Η γραμμή μπορεί να διαγραφεί.',
    notRead: 'Δεν ζητήθηκαν εδώ και 30 ημέρες',
    notReadText:
      'Καμία σελίδα και κανένας πελάτης δεν το ζήτησε: ίσως τίποτα δεν εξαρτάται πια από αυτό.',
    lastRead: 'τελευταία φορά {when}',
    neverRead: 'ποτέ',
    since: 'Οι αναγνώσεις καταγράφονται από {time}',
    sinceNever: 'Δεν έχει καταγραφεί ακόμη ανάγνωση.',
    clean: 'Κώδικας και βάση συμφωνούν.',
    none: 'Κανένας',
    error: 'Η αναφορά αποκλίσεων δεν διαβάζεται: {detail}',
  },
  remote: {
    title: 'Πρωτόκολλο OpenFeature',
    text: 'Κάθε πελάτης OpenFeature μπορεί να διαβάσει τους διακόπτες με το πρωτόκολλο απομακρυσμένης αξιολόγησης (OFREP) στη διεύθυνση:',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
