import type { NamespaceCompanyTranslation } from '../../i18n-types.ts'

const it_company = {
  teams: {
    title: 'Le persone che rispondono al telefono',
    intro1:
      'Nel nostro ufficio di Ottawa acquisti, conformità, marchi e logistica lavorano a portata di voce, e non per caso. Un dubbio su un’etichetta cambia un prezzo, un prezzo cambia un pallet, e nessuno dovrebbe venirlo a sapere una settimana dopo. Quando telefonate, vi risponde qualcuno che conosce il vostro ordine, o che può voltarsi e chiedere al collega che lo segue.',
    intro2:
      'Restiamo in pochi perché si veda sempre chi risponde di che cosa. Chi assaggia un olio parla anche con il frantoio; chi approva un’etichetta ascolta anche il negozio che vende il prodotto. Per voi significa pochi passaggi di mano e risposte schiette, anche quando la risposta è no. Volete sapere chi seguirebbe la vostra azienda, o se conosciamo una regione o un prodotto abbastanza da esservi utili? Chiedetecelo.',
    membersTitle: 'Chi fa che cosa',
    expertiseLabel: 'Competenze',
    portraitAlt: 'Monogramma di {name}',
    members: {
      eleniMarkou: {
        position: 'Fondatrice, responsabile acquisti e marchi',
        location: 'Ottawa, Canada',
        bio: 'Eleni ha fondato Meltemi e ancora oggi decide che cosa importare. Visita i produttori durante la raccolta, assaggia alla cieca ogni lotto prima che parta un ordine e di ogni lotto conserva un campione sigillato. Con i produttori nuovi per questo mercato lavora su nome, confezione e scheda di vendita. Chiedetele quale olio è adatto al vostro scaffale, e per prima cosa vi chiederà chi fa la spesa da voi.',
        expertise: {
          e1: 'Assaggio di oli d’oliva',
          e2: 'Visite ai produttori',
          e3: 'Sviluppo di marchi',
          e4: 'Pianificazione dell’assortimento',
        },
      },
      claireBeaudoin: {
        position: 'Responsabile conformità ed etichettatura',
        location: 'Ottawa, Canada',
        bio: 'Claire si accerta che un prodotto si possa vendere a norma di legge prima che qualcuno provi a venderlo. Classifica le merci, raccoglie le dichiarazioni di origine, scrive le etichette in inglese e in francese e tiene i fascicoli che gli ispettori chiedono in Canada e negli Stati Uniti. Se un’affermazione in etichetta non si può dimostrare, la toglie: con garbo e senza eccezioni.',
        expertise: {
          e1: 'Etichette bilingui',
          e2: 'Codici doganali e origine',
          e3: 'Norme CFIA e FDA',
          e4: 'Verifica dei fornitori',
        },
      },
      danielOsei: {
        position: 'Responsabile logistica e clienti',
        location: 'Ottawa, Canada',
        bio: 'Daniel pianifica la traversata, dal ritiro presso il produttore all’appuntamento di consegna alla vostra banchina. Prenota i trasporti, compone i pallet misti, legge i registratori di temperatura e gestisce i volumi di formaggio lungo l’anno contingentale. Poiché cura anche i rapporti con i clienti, chi sa dov’è il vostro ordine risponde anche alla vostra telefonata.',
        expertise: {
          e1: 'Catena del freddo',
          e2: 'Trasporti e dogana',
          e3: 'Programmazione dei contingenti caseari',
          e4: 'Gestione dei clienti',
        },
      },
    },
    cta: 'Parlate con noi',
  },
  partnerships: {
    title: 'Partner sulle due sponde',
    intro1:
      'Per chi produce olio d’oliva, miele, formaggi, vini o erbe aromatiche nel Mediterraneo possiamo essere importatore, team per il marchio, occhi e orecchie sul mercato. Cerchiamo un prodotto di origine chiara, documenti in regola e volumi che si possano garantire anche dopo un’annata scarsa. Prima vengono i campioni; di esclusiva si parla più avanti, quando ognuno sa come lavora l’altro.',
    intro2:
      'Con chi vende o serve alimenti in Canada o negli Stati Uniti costruiamo un assortimento: un solo articolo per il banco dei formaggi, una private label per una catena, una selezione per un gruppo di ristoranti. Di margini, pezzi per cartone e tempi di consegna parliamo apertamente fin dall’inizio, perché da questi tre fattori dipende se un buon prodotto resta in assortimento. Parlateci della vostra situazione, e vi diremo con franchezza se siamo il partner giusto.',
    partnersTitle: 'Alcuni dei nostri partner',
    partnersIntro: 'Tre produttori, tre modi di lavorare insieme.',
    benefitsLabel: 'I vantaggi per chi compra',
    partners: {
      alonaki: {
        type: 'Cooperativa di olivicoltori',
        location: 'Messenia, Grecia',
        description:
          'Famiglie con piccoli oliveti che hanno in comune un frantoio e un solo disciplinare: olive Koroneiki di raccolta precoce, frante in giornata, con l’olio conservato lotto per lotto in serbatoi d’acciaio. Compriamo lotti identificati, assaggiati alla cieca, e ogni anno riferiamo alla cooperativa che cosa ne hanno detto i nostri clienti.',
        benefits: {
          b1: 'Mese di raccolta e analisi del lotto sulla bottiglia',
          b2: 'Bottiglie per il dettaglio e latte da cinque litri dello stesso lotto',
          b3: 'Volumi concordati prima della raccolta',
        },
      },
      monteArvale: {
        type: 'Caseificio di famiglia',
        location: 'Barbagia, Sardegna, Italia',
        description:
          'Un caseificio di montagna che con il latte di pecora della propria valle fa pecorino giovane e stagionato, solo finché il latte c’è. Ne programmiamo le spedizioni sull’anno contingentale canadese e le teniamo tutte al freddo, con le temperature registrate lungo tutto il tragitto, dal caseificio alla banchina.',
        benefits: {
          b1: 'Forme intere con latte, stagionatura e lotto indicati',
          b2: 'Un registro delle temperature per ogni spedizione',
          b3: 'Volumi riservati per anno contingentale',
        },
      },
      anemoessa: {
        type: 'Associazione di apicoltori',
        location: 'Citera, Grecia',
        description:
          'Apicoltori di un’isola ventosa che smielano, analizzano e invasettano insieme il loro miele di timo, ma tengono separato il lotto di ogni apiario. L’associazione dà ai piccoli produttori un solo interlocutore, un solo standard e un’unica serie di documenti. Noi importiamo il loro miele senza miscelarlo con altri.',
        benefits: {
          b1: 'Analisi pollinica per ogni lotto',
          b2: 'Vasetti per il dettaglio, secchielli per panifici e alberghi',
          b3: 'Rintracciabile fino all’apiario',
        },
      },
    },
    opportunitiesTitle: 'Tre modi per cominciare',
    opportunities: {
      produce: {
        title: 'Se producete',
        text: 'Mandateci un campione, un’analisi recente e il volume che potete garantire ogni anno. Assaggiamo, rispondiamo spiegando il perché e vi diciamo quali etichette, quali documenti e quale prezzo questo mercato si aspetta.',
      },
      sell: {
        title: 'Se vendete o cucinate',
        text: 'Parlateci del vostro scaffale o del vostro menu, dei margini e dei giorni di consegna. Vi proponiamo un assortimento ristretto con i costi a destino e cominciamo da una quantità abbastanza piccola da provare senza rischi.',
      },
      distribute: {
        title: 'Se distribuite',
        text: 'Indicateci la vostra zona e che cosa manca al vostro listino. Portiamo linee di origine chiara, schede che i vostri venditori useranno, formazione del personale e un piano che dice chi segue quale cliente.',
      },
    },
    contactLink: 'Contattateci',
    cta: 'Collaborate con noi',
  },
  solutions: {
    title: 'Su misura per ciò che vendete',
    intro1:
      'Una catena di supermercati, un ristorante e un distributore possono comprare lo stesso olio e avere bisogno di tre cose diverse. La catena vuole un codice a barre, un cartone pronto per lo scaffale e un calendario di promozioni. Il ristorante vuole una latta che versi bene e un prezzo che regga tutta la stagione. Il distributore vuole pallet misti e una scheda che i venditori usino davvero.',
    intro2:
      'Per questo non vendiamo pacchetti già pronti. Partiamo dal vostro scaffale, dal vostro menu o dalla vostra zona e mettiamo insieme i servizi necessari, dalla selezione e dalle etichette fino al trasporto e al marchio, con compiti e tempi messi per iscritto. Le quattro fasi qui sotto seguono l’ordine consueto. Alcuni progetti le richiedono tutte, altri solo l’ultima: per capirlo basta un primo colloquio, che non costa nulla.',
    cardsTitle: 'Quattro tipi di cliente, quattro modi di lavorare',
    featuresLabel: 'Che cosa comprende',
    industriesLabel: 'Per chi',
    cards: {
      retail: {
        title: 'Programmi per il dettaglio',
        description:
          'Un assortimento su misura per la vostra categoria e il vostro calendario, da un solo olio a un intero scaffale mediterraneo, con i marchi dei nostri produttori o come private label. Prepariamo codici a barre, etichette bilingui, cartoni e promozioni, e dopo il lancio seguiamo l’assortimento con dati e degustazioni.',
        features: {
          f1: 'Assortimento e prezzi calcolati a ritroso dallo scaffale',
          f2: 'Private label, dalla ricetta alla grafica',
          f3: 'Cartoni pronti per lo scaffale e dati di prodotto',
          f4: 'Degustazioni e formazione del personale',
        },
        industries: 'Catene di supermercati, gastronomie, formaggerie, negozi online',
      },
      foodservice: {
        title: 'Forniture per la ristorazione',
        description:
          'Ingredienti nei formati che le cucine usano, a un prezzo che regge per la stagione concordata. Consegniamo latte grandi, secchi e forme intere su pallet misti, raccontiamo agli chef in poche righe la storia di ogni prodotto e proponiamo un’alternativa prima che qualcosa finisca.',
        features: {
          f1: 'Formati per la ristorazione e schede tecniche',
          f2: 'Prezzi concordati per la stagione',
          f3: 'Pallet misti, refrigerati e a temperatura ambiente',
          f4: 'Testi per il menu e degustazioni per il personale',
        },
        industries: 'Ristoranti, alberghi, panifici, servizi di catering',
      },
      distribution: {
        title: 'Linee per distributori',
        description:
          'Linee di origine chiara, con un margine per tutti gli anelli della catena. Se lo desiderate, facciamo da importatore registrato, teniamo i fascicoli di conformità e diamo ai vostri venditori campioni, schede e formazione, perché un prodotto nuovo sia capito prima di essere presentato.',
        features: {
          f1: 'Importazione, dogana e verifica dei fornitori',
          f2: 'Container completi o pallet misti',
          f3: 'Schede di vendita e formazione dei venditori',
          f4: 'Zone concordate per iscritto',
        },
        industries: 'Grossisti, distributori regionali, gruppi d’acquisto',
      },
      producers: {
        title: 'Ingresso sul mercato per i produttori',
        description:
          'Per chi produce nel Mediterraneo, vuole vendere in Canada o negli Stati Uniti e non ha né i documenti né il tempo. Verifichiamo di che cosa ha bisogno il prodotto, adattiamo etichetta e confezione, facciamo arrivare un primo pallet e riferiamo con sincerità come si vende.',
        features: {
          f1: 'Valutazione di prodotto, prezzo e documenti',
          f2: 'Etichette per il Canada e per gli Stati Uniti',
          f3: 'Marchio, confezione e scheda di vendita',
          f4: 'Spedizione di prova con resoconto delle vendite',
        },
        industries: 'Frantoi, caseifici, apiari, cantine, coltivatori di erbe e spezie',
      },
    },
    stepsTitle: 'Come si svolge un progetto',
    steps: {
      consultation: {
        name: 'Consulenza',
        text: 'Ascoltiamo: che cosa si vende oggi, che cosa manca, quali margini vi servono e quali date di consegna dovete rispettare.',
      },
      planning: {
        name: 'Pianificazione',
        text: 'Ricevete un piano breve: prodotti, costi a destino, lavoro sulle etichette, tempi, e chi fa che cosa.',
      },
      implementation: {
        name: 'Realizzazione',
        text: 'Ordiniamo, etichettiamo, spediamo e sdoganiamo la merce, e prepariamo al lancio il vostro personale e il materiale di vendita.',
      },
      optimization: {
        name: 'Ottimizzazione',
        text: 'Esaminiamo con voi i risultati, togliamo ciò che non si vende e puntiamo su ciò che si vende.',
      },
    },
    factsTitle: 'Le nostre condizioni in breve',
    facts: {
      minimum: { title: 'Ordine minimo', text: '{cases} cartoni, assortiti come volete' },
      kitchens: {
        title: 'Per le cucine',
        text: 'Consegne a partire da {cases} cartoni. Vendiamo solo cartoni interi.',
      },
      delivery: {
        title: 'Consegna',
        text: 'A Ottawa, Gatineau e Montréal in giorni concordati; su pallet nel resto del Canada e nel nord-est degli Stati Uniti',
      },
      lead: {
        title: 'Tempi',
        text: '{days} giorni lavorativi dal magazzino, {weeks} settimane dal produttore',
      },
      packs: {
        title: 'Confezioni e codici',
        text: 'Confezione, codice articolo e GTIN sono accanto a ogni prodotto nell’area clienti, il termine minimo di conservazione accanto a ogni lotto.',
      },
      certificates: {
        title: 'Certificati',
        text: 'Certificati DOP, IGP e biologici in PDF, per i prodotti che li hanno',
      },
      samples: {
        title: 'Campioni',
        text: 'Gratuiti per le aziende, fino a {products} prodotti alla volta',
      },
      payment: {
        title: 'Pagamento',
        text: 'Entro {days} giorni dalla fattura. Prezzi {canada} in Canada e {us} negli Stati Uniti (Incoterms 2020).',
      },
      licence: { title: 'Licenza Safe Food for Canadians', text: 'Nel registro della CFIA' },
    },
    reasonsTitle: 'Perché chi compra lavora con noi',
    reasons: {
      oneDesk: {
        title: 'Un solo interlocutore',
        text: 'Acquisti, etichette, trasporti e vendite si seguono in un unico ufficio. Non tocca a voi portare messaggi tra uno spedizioniere doganale, un grafico e un magazzino.',
      },
      writtenDown: {
        title: 'I conti, nero su bianco',
        text: 'Vedete merce, nolo, dazio e il nostro margine su righe separate, con accanto le ipotesi di calcolo e una nota su chi si fa carico di un’eventuale variazione dell’aliquota.',
      },
      honestNo: {
        title: 'La risposta può essere no',
        text: 'Se un prodotto non è adatto al vostro scaffale, o se un altro importatore vi servirebbe meglio, ve lo diciamo prima che ci spendiate dei soldi.',
      },
      lots: {
        title: 'Il numero di lotto su ogni cartone',
        text: 'Il lotto è sul cartone e nel vostro ordine, con accanto l’analisi di quello stesso lotto.',
      },
      drill: {
        title: 'Una prova di richiamo ogni anno',
        text: 'Una volta l’anno seguiamo un lotto dal produttore a ogni acquirente, con l’orologio alla mano, e ne conserviamo la registrazione.',
      },
      standing: {
        title: 'Ordini ricorrenti, in cinque lingue',
        text: 'Ciò che vi serve ogni settimana si ordina una volta sola; fino a un’ora prima del termine potete saltare o cambiare una consegna. Ogni vostro collega ordina nella propria lingua.',
      },
    },
    cta: 'Parlateci del progetto',
  },
} satisfies NamespaceCompanyTranslation

export default it_company
