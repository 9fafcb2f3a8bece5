import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Εκδόσεις του κειμένου',
  text: 'Τι διάβαζαν οι επισκέπτες σε αυτή τη γλώσσα.',
  changes: 'Εμφάνιση αλλαγών',
  hide: 'Απόκρυψη αλλαγών',
  same: 'Καμία αλλαγή στη διατύπωση.',
  restore: 'Χρήση ως πρόχειρο',
  none: 'Δεν υπάρχουν παλαιότερες εκδόσεις.',
  since: 'Τι άλλαξε στο αγγλικό κείμενο',
  loading: 'Φόρτωση…',
  drafts: 'Παλαιότερα πρόχειρα',
  draftsText: 'Πρόχειρα που αντικαταστάθηκαν ή διαγράφηκαν. Φυλάσσονται 30 ημέρες.',
  noDrafts: 'Δεν υπάρχουν παλαιότερα πρόχειρα.',
} satisfies NamespaceStaffContentTranslation['versions']
