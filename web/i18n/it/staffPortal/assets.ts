import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  assets: {
    download: 'Scarica tutti i materiali',
    file: 'Un file di testo in inglese, con titoli in francese per amazon.ca.',
    setup: 'Tempo di allestimento stimato',
    minutes: '45–60 minuti',
    contents: 'Che cosa contiene',
    blocks: {
      copy: {
        title: 'Testi dello Store',
        text: 'Storia del marchio, motto e, per ogni categoria, un titolo, un paragrafo e cinque punti elenco.',
      },
      images: {
        title: 'Elenco delle immagini',
        text: 'Ogni immagine che serve allo Store: dimensioni, formato, soggetto e testo alternativo.',
      },
      design: {
        title: 'Linee guida grafiche',
        text: 'Colori, caratteri e aspetto che deve avere la pagina di ogni categoria.',
      },
      structure: {
        title: 'Struttura dello Store',
        text: 'Pagine e moduli nell’ordine in cui Amazon li chiede, con una lista di controllo.',
      },
    },
    categories: 'Per sei categorie',
    category: {
      oliveOils: 'Oli d’oliva',
      honeys: 'Mieli',
      olives: 'Olive',
      spices: 'Spezie',
      wines: 'Vini',
      cheeses: 'Formaggi',
    },
    steps: 'Come si usa',
    step: {
      open: 'Aprite l’editor degli Store in Seller Central: Store > Gestisci Store.',
      pages: 'Create la home e le sei pagine di categoria elencate nel file.',
      paste: 'Incollate testi e testi alternativi modulo per modulo, poi caricate le immagini.',
      check:
        'Seguite la lista di controllo in fondo al file, guardate l’anteprima sul telefono e inviate lo Store in revisione.',
    },
    wineNote:
      'In Canada il vino non si può vendere su Amazon; la sua pagina ne racconta la storia e non rimanda a prodotti.',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
