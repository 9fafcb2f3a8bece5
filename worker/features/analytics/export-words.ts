import type { Locale } from '#contract/locales.ts'
import type { RequestSource } from './figure.ts'

type Words = {
  /** Prefix of the file name; ASCII, for systems that accept nothing else. */
  file: string
  /** Headings: day, path, language, source, count. */
  columns: string[]
  sources: Record<RequestSource | 'agreed', string>
}

export const exportWords: Record<Locale, Words> = {
  en: {
    file: 'figures',
    columns: ['Day', 'Address', 'Language', 'Counted', 'Times'],
    sources: {
      page: 'page, everyone',
      feed: 'feed, programs',
      markdown: 'text copy, programs',
      agreed: 'page, visitors who agreed',
    },
  },
  fr: {
    file: 'chiffres',
    columns: ['Jour', 'Adresse', 'Langue', 'Compté', 'Nombre'],
    sources: {
      page: 'page, tout le monde',
      feed: 'flux, robots',
      markdown: 'copie en texte, robots',
      agreed: 'page, visiteurs ayant consenti',
    },
  },
  el: {
    file: 'stoicheia',
    columns: ['Ημέρα', 'Διεύθυνση', 'Γλώσσα', 'Τι μετρήθηκε', 'Φορές'],
    sources: {
      page: 'σελίδα, όλοι',
      feed: 'ροή, προγράμματα',
      markdown: 'αντίγραφο κειμένου, προγράμματα',
      agreed: 'σελίδα, επισκέπτες με συγκατάθεση',
    },
  },
  it: {
    file: 'dati',
    columns: ['Giorno', 'Indirizzo', 'Lingua', 'Conteggio', 'Volte'],
    sources: {
      page: 'pagina, tutti',
      feed: 'feed, bot',
      markdown: 'copia di testo, bot',
      agreed: 'pagina, visitatori che hanno accettato',
    },
  },
  de: {
    file: 'zahlen',
    columns: ['Tag', 'Adresse', 'Sprache', 'Gezählt', 'Anzahl'],
    sources: {
      page: 'Seite, alle Besucher',
      feed: 'Feed, Programme',
      markdown: 'Textfassung, Programme',
      agreed: 'Seite, Besucher mit Einwilligung',
    },
  },
}
