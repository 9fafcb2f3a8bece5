import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  choose: 'Was gezeigt wird',
  kinds: {
    news: 'Nachrichten',
    article: 'Artikel',
  },
  add: 'Neuer Artikel',
  story: 'Artikel',
  untitled: 'Artikel ohne Titel',
  back: 'Zurück zu allen Artikeln',
  day: 'Tag des Artikels',
  author: 'Verfasst von',
  featured: 'Steht im Blog ganz oben',
  featuredHint: 'Gilt das für mehrere, steht der neueste oben.',
  description: 'Für Suchmaschinen (freiwillig)',
  descriptionHint: 'Ein oder zwei Sätze. Sonst erscheint der Anfang der Zusammenfassung.',
} satisfies NamespaceStaffContentTranslation['articles']
