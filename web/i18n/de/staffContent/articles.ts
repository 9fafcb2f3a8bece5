import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  choose: 'Auswahl',
  kinds: {
    news: 'Meldungen',
    article: 'Artikel',
  },
  add: 'Neuer Artikel',
  story: 'Artikel',
  untitled: 'Artikel ohne Titel',
  back: 'Zurück zu allen Artikeln',
  day: 'Datum des Artikels',
  author: 'Verfasst von',
  featured: 'Steht im Blog ganz oben',
  featuredHint: 'Gilt das für mehrere, steht der neueste oben.',
  description: 'Für Suchmaschinen (optional)',
  descriptionHint:
    'Ein oder zwei Sätze. Bleibt das Feld leer, erscheint der Anfang der Zusammenfassung.',
} satisfies NamespaceStaffContentTranslation['articles']
