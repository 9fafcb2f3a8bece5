import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  dashboard: {
    figures: {
      users: 'Σύνολο χρηστών',
      companies: 'Ενεργές επιχειρήσεις',
      flags: 'Ενεργοί διακόπτες',
      pages: 'Σελίδες περιεχομένου',
      views: 'Μηνιαίες προβολές',
      conversion: 'Ποσοστό μετατροπής',
    },
    sample: 'Παράδειγμα',
    sampleText: '{figure} · {change} έναντι του προηγούμενου μήνα',
    sampleNote: 'Ένας αριθμός με την ένδειξη «Παράδειγμα» δείχνει πώς θα φαίνεται η σύγκριση.',
    change: '{change} έναντι του προηγούμενου μήνα',
    unchanged: 'Καμία μεταβολή έναντι του προηγούμενου μήνα',
    activity: 'Πρόσφατη δραστηριότητα',
    activityEmpty: 'Δεν έχει αλλάξει τίποτα ακόμη. Οι εγγραφές αυτές είναι παραδείγματα.',
    quick: 'Γρήγορες ενέργειες',
    error: 'Τα στοιχεία δεν μπορούν να εμφανιστούν: {detail}',
    flagsOn: '{who} εμφάνισε: {names}',
    flagsOff: '{who} έκρυψε: {names}',
    done: '{who}: {action}',
    doneOften: '{who}: {action}, {count} φορές',
    message: 'Νέο μήνυμα',
    request: 'Νέο αίτημα πρόσβασης',
    andMore: 'και {count} ακόμη',
    gone: 'διαγραμμένος χρήστης',
    more: '{names} και {count} ακόμη',
    samples: {
      user: 'Εγγραφή νέου χρήστη',
      flag: 'Ενεργοποίηση διακόπτη',
      content: 'Ενημέρωση σελίδας περιεχομένου',
    },
    go: {
      sections: 'Επιλέξτε τι βλέπουν οι επισκέπτες',
      'feature-flags': 'Ελέγξτε τους διακόπτες και την κατάσταση του συστήματος',
      users: 'Διαχειριστείτε λογαριασμούς και ρόλους',
      analytics: 'Δείτε τι διαβάζουν οι επισκέπτες',
    },
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
