import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  assets: {
    download: 'Gesamtes Material herunterladen',
    file: 'Eine Textdatei auf Englisch, mit französischen Überschriften für amazon.ca.',
    setup: 'Geschätzter Aufwand',
    minutes: '45–60 Minuten',
    contents: 'Inhalt',
    blocks: {
      copy: {
        title: 'Shop-Texte',
        text: 'Markengeschichte, Leitsatz und je Kategorie Überschrift, Absatz und fünf Stichpunkte.',
      },
      images: {
        title: 'Bilderliste',
        text: 'Jedes Bild, das der Shop braucht: Größe, Format, Motiv und Alternativtext.',
      },
      design: {
        title: 'Gestaltungsrichtlinien',
        text: 'Farben, Schrift und wie die Seite jeder Kategorie wirken soll.',
      },
      structure: {
        title: 'Aufbau des Shops',
        text: 'Seiten und Module in der Reihenfolge, in der Amazon danach fragt, mit Checkliste.',
      },
    },
    categories: 'Für sechs Kategorien',
    category: {
      oliveOils: 'Olivenöle',
      honeys: 'Honige',
      olives: 'Oliven',
      spices: 'Gewürze',
      wines: 'Weine',
      cheeses: 'Käse',
    },
    steps: 'So gehen Sie vor',
    step: {
      open: 'Öffnen Sie in Seller Central den Store-Editor: „Stores“, dann „Stores verwalten“.',
      pages: 'Legen Sie die Startseite und die sechs Kategorieseiten an, die in der Datei stehen.',
      paste:
        'Fügen Sie Texte und Alternativtexte Modul für Modul ein und laden Sie die Bilder hoch.',
      check:
        'Gehen Sie die Checkliste am Ende durch, sehen Sie sich alles auf dem Telefon an und reichen Sie den Shop zur Prüfung ein.',
    },
    wineNote:
      'Wein darf in Kanada nicht über Amazon verkauft werden; seine Seite erzählt nur die Geschichte und verlinkt kein Produkt.',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
