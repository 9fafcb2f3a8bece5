import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const it_blog = {
  heading: 'Appunti per chi di mestiere compra alimenti',
  intro:
    'Ogni articolo parte da una domanda che ci fa chi compra e risponde fin dove arriva la nostra esperienza: i conti in chiaro, la norma citata e i dubbi dichiarati. Quando c’è di mezzo una norma, considerate l’articolo un punto di partenza: fa fede la norma.',
  featured: 'In primo piano',
  allArticles: 'Altri articoli',
  readArticle: 'Leggi l’articolo',
  readMore: 'Continua a leggere',
  minutes: '{minutes} min di lettura',
  by: 'di {author}',
  published: 'Pubblicato: {date}',
  share: 'Condividi',
  copied: 'Link copiato',
  copyFailed: 'Non è stato possibile copiare il link. Potete copiarlo dalla barra degli indirizzi.',
  back: 'Torna al blog',
  next: 'Leggi anche',
  author: 'Chi ha scritto l’articolo',
  feed: 'Feed del blog (Atom)',
  cta: 'Inviateci la vostra domanda',
  disclaimer:
    'Questo articolo fornisce informazioni generali, aggiornate alla data di pubblicazione. Non è una consulenza legale o doganale: prima di ordinare, verificate le norme in vigore.',
  categories: {
    trade: 'Commercio e dazi',
    quality: 'Qualità',
    compliance: 'Etichette e norme',
    logistics: 'Logistica',
    retail: 'Vendita al dettaglio',
    wineAndCheese: 'Vini e formaggi',
  },
  unknown: {
    title: 'Articolo non trovato',
    text: 'Può darsi che nell’indirizzo ci sia un errore di battitura o che l’articolo sia stato spostato. Qui sotto trovate intanto il nostro articolo sui dazi; tutti gli altri sono elencati nella pagina del blog.',
  },
  articles: {
    tariffs: {
      title: 'Alimenti mediterranei: come si determinano i dazi',
      excerpt:
        'Una guida, per chi compra in Canada e negli Stati Uniti, alle regole che stanno dietro l’aliquota e ai documenti che servono.',
      description:
        'Codici SA, origine, CETA, CUSMA e dazi statunitensi che cambiano: come si determina il dazio sugli alimenti mediterranei, chi lo paga e che cosa verificare.',
    },
    oliveOilGrades: {
      title: 'Categorie dell’olio d’oliva: come si legge un’analisi',
      excerpt:
        'Extra vergine è una categoria di legge, con limiti che un laboratorio può misurare e un panel può verificare all’assaggio. Che cosa dicono acidità, numero di perossidi, K232, K270 e mediana dei difetti a chi compra, e che cosa tacciono.',
      description:
        'Acidità libera, numero di perossidi, K232, K270 e panel test: che cosa dice l’analisi di un olio d’oliva, che cosa tace e che cosa chiedere prima di comprare.',
    },
    labels: {
      title: 'DOP, IGP e due lingue: etichette alimentari per il Canada',
      excerpt:
        'Un nome protetto in Europa e un’etichetta bilingue per il Canada obbediscono a leggi diverse e si incontrano su una piccola superficie. Che cosa esige ciascuna, perché la feta è un caso a sé e come evitare di stampare due volte.',
      description:
        'Che cosa significano DOP e IGP in Canada con il CETA, perché la feta è un caso a sé e che cosa deve riportare un’etichetta bilingue canadese per la vendita.',
    },
    retailLaunch: {
      title: 'Le prime 12 settimane di un prodotto importato in negozio',
      excerpt:
        'Entrare in assortimento è solo l’inizio: poi contano i numeri. Revisioni di categoria, planogrammi, contributi di inserimento, degustazioni e rotazione decidono se un prodotto importato è ancora sullo scaffale un anno dopo la prima consegna.',
      description:
        'Revisioni di categoria, planogrammi, contributi, degustazioni, rotazione: lanciare un alimento importato nei negozi di Canada e USA e tenerlo oltre la 12ª settimana.',
    },
    logistics: {
      title: 'Dal caseificio alla banchina: trasporti senza sorprese',
      excerpt:
        'Nell’importazione di alimenti la maggior parte delle perdite nasce tra due persone, ciascuna convinta che al nolo, al freddo o all’assicurazione avesse pensato l’altra. Incoterms, registri delle temperature e spese portuali, spiegati nell’ordine in cui si incontrano.',
      description:
        'FCA o FOB, container refrigerato o dry, demurrage o detention: i termini e i registri delle temperature che chi compra alimenti mediterranei deve conoscere.',
    },
    wineAndCheese: {
      title: 'Vini e formaggi: una tavola, due sistemi di regole',
      excerpt:
        'Olio e olive entrano come gli altri generi alimentari. I formaggi aspettano il contingente, e il vino passa per un monopolio degli alcolici in Canada e per tre livelli negli Stati Uniti. Che cosa significa per le vostre date e i vostri prezzi.',
      description:
        'Contingenti CETA, monopoli provinciali degli alcolici, sistema USA a tre livelli, COLA e notifiche FDA: che cosa serve per importare vini e formaggi.',
    },
  },
} satisfies NamespaceBlogTranslation

export default it_blog
