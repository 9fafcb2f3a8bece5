import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const it_news = {
  heading: 'Che cosa cambia tra il raccolto e lo scaffale',
  intro:
    'Chi importa alimenti vive di date: l’inizio di un raccolto, il giorno in cui entra in vigore una norma, una partenza mancata. Ecco le novità, in breve, e che cosa significano per chi compra. Quelle urgenti vanno subito ai clienti interessati.',
  filterLabel: 'Mostra le notizie su',
  categories: {
    all: 'Tutte le notizie',
    'product-launches': 'Nuovi prodotti',
    partnerships: 'Partner',
    expansion: 'Nuovi mercati',
    trade: 'Commercio e dogane',
    sustainability: 'Sostenibilità',
  },
  shown: {
    one: '1 notizia visualizzata',
    many: '{count} notizie visualizzate',
  },
  empty: 'Al momento non ci sono notizie in questa categoria.',
  showAll: 'Mostra tutte le notizie',
  readFull: 'Leggi la notizia completa',
  back: 'Torna a tutte le notizie',
  feed: 'Feed delle notizie (Atom)',
  cta: 'Chiedeteci le novità',
  items: {
    cheeseQuota: {
      title: 'Formaggi per il 2027: i vostri volumi entro il 31 ottobre',
      excerpt:
        'Il Canada ripartisce per anno solare il contingente per i formaggi europei, e le domande si preparano in autunno. Chi nel 2027 vuole feta, graviera, Manchego o pecorino ci mandi i volumi mensili entro il 31 ottobre.',
      story: `I formaggi europei entrano in Canada con dazio nullo o molto basso solo entro i limiti di contingenti tariffari, ripartiti tra le aziende per un anno solare alla volta. Il lavoro per il 2027 comincia quindi adesso.

A ogni cliente che compra formaggi da noi, o che vorrebbe farlo, chiediamo una semplice previsione entro la fine di ottobre.

- Quali formaggi e in quale formato: forme intere, pezzi in salamoia o porzioni per la vendita al dettaglio.
- Quanti chilogrammi al mese, indicando i mesi forti e quelli deboli.
- Che cosa prendereste se ce ne fosse di più, e a che cosa potreste rinunciare se ce ne fosse di meno.

Queste cifre servono a noi per programmare il contingente e ai caseifici, che in autunno decidono quanto latte destinare ai formaggi che saranno maturi in primavera. Una previsione non è un ordine e non vi impegna a nulla. Stabilisce però la precedenza: i volumi comunicati entro il 31 ottobre vengono assegnati per primi, gli altri con ciò che resta del contingente.

Se non avete mai trattato formaggi d’importazione, scriveteci lo stesso. È più facile trovare posto a un volume piccolo e regolare che a uno grande in dicembre. Le regole sui contingenti vengono riviste di tanto in tanto; quando usciranno gli avvisi ufficiali per l’anno, vi confermeremo quali si applicano.`,
    },
    monteArvale: {
      title: 'Un caseificio della Barbagia si unisce a noi: Monte Arvale',
      excerpt:
        'Il Caseificio Monte Arvale fa pecorino con il latte di pecora della propria valle. Dall’inverno 2027, con il contingente di quell’anno, porteremo in Canada due suoi formaggi, uno giovane e uno stagionato, con il registro delle temperature di ogni spedizione.',
      story: `Abbiamo concordato di rappresentare in Canada e negli Stati Uniti il Caseificio Monte Arvale, un caseificio di famiglia sui monti della Barbagia, in Sardegna. All’accordo si è arrivati nell’ordine consueto: prima i campioni, poi un pallet di prova e solo alla fine un discorso sugli anni a venire. Le prime consegne sono previste per l’inverno 2027, con il contingente di quell’anno.

Il caseificio raccoglie il latte di greggi che si vedono pascolare dal caseificio e fa formaggio finché il latte c’è, dall’inverno all’inizio dell’estate. Cominciamo con due formaggi. Il più giovane è dolce, si affetta bene ed è adatto al banco gastronomia. Lo stagionato è compatto e sapido, fatto per il tagliere e per la grattugia. Entrambi si vendono come pecorino, con il nome del caseificio. Nessuno dei due è offerto con una denominazione protetta, e le nostre etichette non lo lasciano intendere.

Che cosa può aspettarsi chi compra:

- Forme intere per banchi e cucine; le porzioni per il dettaglio seguiranno quando le etichette saranno approvate.
- Latte, stagionatura e codice del lotto su ogni forma, in inglese e in francese.
- Un piano di spedizione che tiene conto del contingente canadese e sceglie per la traversata i mesi freschi.

Il contingente limita le quantità, quindi le prime consegne vanno ai clienti che ci hanno inviato una previsione. Se volete assaggiare, chiedeteci un campione con la sua scheda tecnica.`,
    },
    newHarvest: {
      title: 'Olio nuovo di Koroneiki, con l’analisi in retroetichetta',
      excerpt:
        'È arrivato il nuovo olio di Koroneiki della cooperativa di Messenia con cui lavoriamo. Per la prima volta ogni bottiglia riporta il mese di raccolta e un codice che porta all’analisi del lotto da cui proviene.',
      story: `I primi pallet del nuovo raccolto della Alonaki Growers Cooperative, in Messenia, sono stati sdoganati e si possono ordinare. L’olio, di olive Koroneiki, è verde e piccante, con l’amaro che un olio giovane deve avere. Nel corso dell’anno si farà più rotondo.

La novità sta sul retro. Accanto al codice del lotto e al mese di raccolta c’è un secondo codice. Inquadrato con il telefono, apre il certificato di analisi di quel lotto: acidità libera, numero di perossidi, K232 e K270, con il nome del laboratorio e la data del prelievo. Finora questi valori li mandavamo su richiesta. Gli addetti al banco ce li hanno chiesti così spesso che ora basta avere in mano la bottiglia per trovarli.

L’olio è disponibile in due formati.

- Bottiglia scura da mezzo litro per lo scaffale, in cartoni da sei.
- Latta da cinque litri per la cucina, quattro per cartone.

Di ogni lotto conserviamo un campione sigillato, così che qualunque dubbio, più avanti nella stagione, si possa risolvere con un assaggio. Se avete ancora l’olio dell’anno scorso, vendete prima quello: è sano, ma quando i due stanno fianco a fianco i clienti notano la differenza. Chiedete il listino e una bottiglia da assaggiare.`,
    },
    mixedPallets: {
      title: 'I pallet misti ora arrivano nel Nord-Est degli Stati Uniti',
      excerpt:
        'I negozi e i ristoranti dello Stato di New York e del New England possono ora ordinare da noi olio, miele, olive e spezie su un solo pallet misto. La merce arriva direttamente dal Paese d’origine con dichiarazione doganale statunitense, senza passare dal nostro magazzino in Canada.',
      story: `Finora i nostri clienti negli Stati Uniti dovevano prendere pallet interi di un solo prodotto, oppure aspettare che un altro cliente nei dintorni avesse bisogno del resto. Da questo mese chi compra nello Stato di New York e nel New England può ordinare pallet misti di generi alimentari: oli d’oliva, mieli, olive e tapenade, spezie e tisane, aceti.

La merce viene raggruppata nel Paese d’origine e viaggia verso un porto degli Stati Uniti con una dichiarazione doganale statunitense. Sul prezzo questo conta. Un alimento europeo che in Canada viene soltanto immagazzinato conserva l’origine europea e dalla deviazione non trae alcun vantaggio sui dazi: attraversa soltanto una frontiera in più. La notifica preventiva alla Food and Drug Administration, l’agenzia statunitense per gli alimenti e i farmaci, e il fascicolo di verifica del fornitore sono pronti prima che si carichi il container.

Come funziona per chi compra:

- Si ordina a cartoni, con un minimo complessivo di un pallet.
- Le etichette sono nella versione per gli Stati Uniti, con la tabella nutrizionale statunitense.
- Nel preventivo i dazi compaiono in una riga a parte, all’aliquota in vigore il giorno del preventivo, con una nota su chi si fa carico di un’eventuale variazione.

Formaggi e vini non rientrano in questo servizio. I formaggi hanno bisogno di una catena del freddo propria, e i vini passano per distributori autorizzati. Comunicateci il vostro codice postale (ZIP code) e vi diremo con franchezza se possiamo servirvi bene.`,
    },
    refillTins: {
      title: 'Meno vetro e più latta per l’olio, da questa stagione',
      excerpt:
        'La bottiglia protegge l’olio, fa bella figura e pesa troppo. Per le cucine e la vendita alla spina proponiamo ora di norma latte da cinque litri; per il dettaglio, man mano che le scorte si esauriscono, passiamo a un vetro più leggero.',
      story: `L’imballaggio è la parte di un alimento importato che si butta via, e il vetro è pesante da spedire oltreoceano. Abbiamo ripreso in mano i nostri oli uno per uno e ci siamo chiesti che cosa deve fare ciascun contenitore.

Per le cucine la risposta era semplice. La latta tiene fuori la luce, non si rompe e per ogni litro d’olio pesa meno. Le latte da cinque litri sono ora il nostro formato standard per ristoranti, panifici e alberghi. Possono averle anche i negozi che vendono olio alla spina, con piccole etichette bilingui da scaffale e un foglio per il personale su come pulire il rubinetto e far girare le scorte, perché un olio che resta aperto per settimane non giova a nessuno.

Per lo scaffale restiamo al vetro scuro, che protegge il sapore e quasi ovunque si può riciclare. Man mano che le scorte attuali si esauriscono, le bottiglie di oggi lasceranno il posto ad altre più leggere, della stessa altezza, così che la disposizione dello scaffale non cambi. Dove il contenuto resta uguale, resta uguale anche il codice a barre.

Non vantiamo alcuna neutralità carbonica e non stamperemo una fogliolina sull’etichetta. Quello che possiamo fare è dire che cosa cambia e lasciarvelo verificare: i pesi delle bottiglie, vecchi e nuovi, sono riportati nelle schede prodotto. Se nel vostro negozio le bottiglie più leggere si rompono più spesso, ditecelo, perché il vetro rotto non fa risparmiare nulla.`,
    },
  },
} satisfies NamespaceNewsTranslation

export default it_news
