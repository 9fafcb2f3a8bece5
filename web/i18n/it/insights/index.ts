import type { NamespaceInsightsTranslation } from '../../i18n-types.ts'

const it_insights = {
  news: {
    eyebrow: 'Notizie',
    title: 'Che cosa cambia tra il raccolto e lo scaffale',
    intro1:
      'Chi importa alimenti vive di date: l’inizio di un raccolto, il giorno in cui entra in vigore una norma, la nave perduta. Questa pagina è per notizie così, raccontate in breve, con la conseguenza per chi compra già nelle prime righe. Scriviamo quando un produttore comincia a lavorare con noi o un prodotto diventa ordinabile, quando in Canada o negli Stati Uniti cambiano le regole su etichette e dogane, quando il tempo o i noli stanno per muovere un prezzo.',
    intro2:
      'Quel che non aiuta a decidere lo lasciamo fuori: niente foto di fiera, niente annunci di annunci. Le cose urgenti, come una nave in ritardo o un raccolto scarso, le comunichiamo subito ai clienti interessati, senza aspettare una pagina web. Se seguite una regione o un prodotto in particolare, diteci quale: vi avviseremo quando ci sarà qualcosa che merita la vostra attenzione.',
    cta: 'Chiedete le novità',
  },
  blog: {
    eyebrow: 'Blog',
    title: 'Appunti per chi compra alimenti di mestiere',
    intro1:
      'Il blog parte dalle domande di chi compra da noi. Come si legge l’analisi di un olio d’oliva? Quanto pesa un dazio sul costo a destino? Perché una feta si sbriciola e un’altra si taglia a fette? Ogni articolo prende una domanda e risponde fin dove arriva la nostra esperienza: i conti in chiaro, la norma citata e i punti dubbi chiamati dubbi.',
    intro2:
      'Gli autori sono le persone che qui fanno il lavoro, e scrivono perché un responsabile acquisti, uno chef o chi dirige un negozio possa servirsene senza vocabolario. Quando c’è di mezzo una norma, considerate l’articolo un punto di partenza e la norma stessa la fonte che decide, perché le regole cambiano. Se la vostra domanda manca, mandatecela: spesso una buona domanda diventa l’articolo successivo.',
    cta: 'Inviate una domanda',
  },
  article: {
    notFoundTitle: 'Questo articolo non esiste',
    notFoundText:
      'Può darsi che nell’indirizzo ci sia un errore di battitura o che l’articolo sia stato spostato. Nella pagina del blog trovate quello che c’è da leggere.',
    back: 'Torna al blog',
  },
} satisfies NamespaceInsightsTranslation

export default it_insights
