import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  choose: 'Auswahl',
  kinds: {
    news: 'Meldungen',
    article: 'Beiträge',
  },
  add: 'Neuer Beitrag',
  story: 'Beitrag',
  untitled: 'Beitrag ohne Titel',
  back: 'Zurück zu allen Beiträgen',
  day: 'Datum des Beitrags',
  author: 'Verfasst von',
  featured: 'Steht im Blog ganz oben',
  featuredHint: 'Gilt das für mehrere, steht der neueste oben.',
  description: 'Für Suchmaschinen (optional)',
  descriptionHint:
    'Ein oder zwei Sätze. Bleibt das Feld leer, erscheint der Anfang der Zusammenfassung.',
} satisfies NamespaceStaffContentTranslation['articles']
