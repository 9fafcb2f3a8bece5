import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Εκδόσεις του κειμένου',
  text: 'Τι διάβαζαν οι επισκέπτες σε αυτή τη γλώσσα, και πρόχειρα που διαγράφηκαν ή αντικαταστάθηκαν.',
  changes: 'Εμφάνιση αλλαγών',
  hide: 'Απόκρυψη αλλαγών',
  added: 'Προστέθηκε: {text}',
  removed: 'Αφαιρέθηκε: {text}',
  same: 'Καμία αλλαγή στη διατύπωση.',
  restore: 'Χρήση ως πρόχειρο',
  restored: 'Αυτή η έκδοση είναι πλέον το πρόχειρο. Οι επισκέπτες δεν τη βλέπουν ακόμη.',
  none: 'Δεν υπάρχουν παλαιότερες εκδόσεις.',
  since: 'Τι άλλαξε στο αγγλικό κείμενο',
  loading: 'Φόρτωση…',
} satisfies NamespaceStaffContentTranslation['versions']
