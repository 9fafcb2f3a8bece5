import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const it_blog = {
  eyebrow: 'Blog',
  heading: 'Appunti per chi compra alimenti di mestiere',
  intro:
    'Ogni articolo prende una domanda che ci fa chi compra e risponde fin dove arriva la nostra esperienza: i conti in chiaro, la norma citata e i punti dubbi chiamati dubbi. Quando c’è di mezzo una norma, considerate l’articolo un punto di partenza e la norma stessa la fonte che decide.',
  featured: 'In primo piano',
  allArticles: 'Altri articoli',
  readArticle: 'Leggi l’articolo',
  readMore: 'Continua a leggere',
  minutes: '{minutes} min di lettura',
  by: 'di {author}',
  published: 'Pubblicato il {date}',
  share: 'Condividi',
  copied: 'Link copiato',
  copyFailed: 'Non è stato possibile copiare il link. Potete copiarlo dalla barra degli indirizzi.',
  back: 'Torna al blog',
  next: 'Da leggere dopo',
  author: 'Chi ha scritto l’articolo',
  feed: 'Il blog come feed (Atom)',
  cta: 'Inviateci la vostra domanda',
  disclaimer:
    'Questo articolo fornisce informazioni generali, aggiornate alla sua data. Non è una consulenza legale o doganale: prima di ordinare, verificate le norme in vigore.',
  categories: {
    trade: 'Commercio e dazi',
    quality: 'Qualità',
    compliance: 'Etichette e norme',
    logistics: 'Logistica',
    retail: 'Dettaglio',
    wineAndCheese: 'Vini e formaggi',
  },
  unknown: {
    title: 'Questo articolo non esiste',
    text: 'Può darsi che nell’indirizzo ci sia un errore di battitura o che l’articolo sia stato spostato. Qui sotto trovate intanto il nostro articolo sui dazi; la pagina del blog mostra che cos’altro c’è da leggere.',
  },
} satisfies NamespaceBlogTranslation

export default it_blog
