import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  choose: 'Τι εμφανίζεται',
  kinds: {
    news: 'Νέα',
    article: 'Άρθρα',
  },
  add: 'Προσθήκη άρθρου',
  story: 'Άρθρο',
  untitled: 'Άρθρο χωρίς τίτλο',
  back: 'Πίσω σε όλα τα άρθρα',
  day: 'Ημέρα του άρθρου',
  author: 'Συντάκτης',
  featured: 'Πρώτο στη λίστα του blog',
  featuredHint: 'Αν είναι περισσότερα, πρώτο μπαίνει το νεότερο.',
  description: 'Για τις μηχανές αναζήτησης (προαιρετικό)',
  descriptionHint: 'Μία ή δύο προτάσεις. Διαφορετικά εμφανίζεται η αρχή της περίληψης.',
} satisfies NamespaceStaffContentTranslation['articles']
