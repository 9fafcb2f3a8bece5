import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  flags: {
    total: 'Σύνολο διακοπτών',
    active: 'Ενεργοί διακόπτες',
    list: 'Όλοι οι διακόπτες',
  },
  health: {
    title: 'Κατάσταση συστήματος',
    overall: { healthy: 'Εντάξει', warning: 'Προειδοποίηση', error: 'Σφάλμα' },
    parts: {
      database: 'Βάση δεδομένων',
      hubspot: 'Υπηρεσία HubSpot',
      forms: 'Φόρμες και email',
    },
    lastChecked: 'Τελευταίος έλεγχος: {when}',
    never: 'Δεν έχει ελεγχθεί ακόμη',
    check: 'Έλεγχος τώρα',
    checking: 'Έλεγχος…',
    checked: 'Ελέγχθηκε: {state}.',
    issues: 'Προβλήματα',
    noIssues: 'Κανένα πρόβλημα.',
    history: 'Τελευταίες 7 ημέρες',
    dayState: '{day}: {state}',
    noData: 'κανένας έλεγχος',
    unavailable: 'Η αναφορά κατάστασης δεν διαβάζεται: {detail}',
  },
  developers: {
    title: 'Για προγραμματιστές',
    text: 'Αν συμφωνούν κώδικας και βάση δεδομένων και πώς διαβάζουν τους διακόπτες άλλα προγράμματα.',
  },
  drift: {
    title: 'Αναφορά αποκλίσεων',
    text: 'Πού διαφωνούν κώδικας, βάση δεδομένων και χρήση.',
    notStored: 'Στον κώδικα, όχι στη βάση',
    notStoredText: 'Ισχύει η προεπιλογή και δεν αλλάζει πριν από την επόμενη έκδοση.',
    notInCode: 'Στη βάση, όχι στον κώδικα',
    notInCodeText:
      'Η αλλαγή ενός τέτοιου διακόπτη δεν έχει αποτέλεσμα. Η γραμμή του μπορεί να διαγραφεί.',
    notRead: 'Δεν έχουν ζητηθεί εδώ και 30 ημέρες',
    notReadText:
      'Καμία σελίδα και κανένα πρόγραμμα δεν τους ζήτησε: μάλλον δεν χρησιμοποιούνται πια.',
    lastRead: 'τελευταία φορά {when}',
    neverRead: 'ποτέ',
    since: 'Έναρξη καταγραφής των αναγνώσεων: {time}',
    sinceNever: 'Δεν έχει καταγραφεί ακόμη ανάγνωση.',
    clean: 'Κώδικας και βάση συμφωνούν.',
    none: 'Κανένας',
    error: 'Η αναφορά αποκλίσεων δεν διαβάζεται: {detail}',
  },
  remote: {
    title: 'Πρότυπο OpenFeature',
    text: 'Κάθε πρόγραμμα OpenFeature μπορεί να διαβάσει τους διακόπτες με το πρωτόκολλο απομακρυσμένης αξιολόγησης (OFREP) στη διεύθυνση:',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
