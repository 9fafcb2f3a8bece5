import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  choose: 'Τι εμφανίζεται',
  kinds: {
    news: 'Νέα',
    article: 'Άρθρα',
  },
  add: 'Νέο άρθρο',
  story: 'Άρθρο',
  untitled: 'Άρθρο χωρίς τίτλο',
  back: 'Πίσω σε όλα τα άρθρα',
  day: 'Ημερομηνία του άρθρου',
  author: 'Συντάκτης',
  featured: 'Προτεινόμενο στην κορυφή του ιστολογίου',
  featuredHint: 'Αν τα προτεινόμενα άρθρα είναι περισσότερα από ένα, πρώτο μπαίνει το νεότερο.',
  description: 'Για τις μηχανές αναζήτησης (προαιρετικό)',
  descriptionHint: 'Μία ή δύο προτάσεις. Αν λείπουν, εμφανίζεται η αρχή της περίληψης.',
} satisfies NamespaceStaffContentTranslation['articles']
