import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const de_blog = {
  eyebrow: 'Blog',
  heading: 'Notizen für alle, die beruflich Lebensmittel einkaufen',
  intro:
    'Jeder Beitrag nimmt sich eine Frage aus dem Einkauf vor und beantwortet sie, so weit unsere Erfahrung reicht: mit offener Rechnung, mit der einschlägigen Vorschrift und mit dem Hinweis, wo Zweifel bleiben. Wo eine Vorschrift berührt ist, nehmen Sie den Beitrag als Einstieg und die Vorschrift selbst als maßgeblich.',
  featured: 'Empfohlen',
  allArticles: 'Weitere Beiträge',
  readArticle: 'Beitrag lesen',
  readMore: 'Weiterlesen',
  minutes: '{minutes} Min. Lesezeit',
  by: 'von {author}',
  published: 'Veröffentlicht am {date}',
  share: 'Teilen',
  copied: 'Link kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren. Sie können ihn aus der Adresszeile übernehmen.',
  back: 'Zurück zum Blog',
  next: 'Als Nächstes lesen',
  author: 'Zur Person',
  feed: 'Blog als Feed (Atom)',
  cta: 'Frage einsenden',
  disclaimer:
    'Dieser Beitrag gibt allgemeine Informationen zum Stand seines Datums. Er ist keine Rechts- oder Zollberatung; prüfen Sie die geltenden Vorschriften, bevor Sie bestellen.',
  categories: {
    trade: 'Handel und Zölle',
    quality: 'Qualität',
    compliance: 'Etiketten und Vorschriften',
    logistics: 'Logistik',
    retail: 'Einzelhandel',
    wineAndCheese: 'Wein und Käse',
  },
  unknown: {
    title: 'Diesen Beitrag gibt es nicht',
    text: 'Vielleicht enthält die Adresse einen Tippfehler, oder der Beitrag ist umgezogen. Unten finden Sie stattdessen unseren Beitrag über Zölle; was es sonst noch zu lesen gibt, zeigt die Blogseite.',
  },
} satisfies NamespaceBlogTranslation

export default de_blog
