import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const it_home = {
  hero: {
    eyebrow: 'Importazione e sviluppo di marchi, Ottawa',
    titleBefore: 'Portiamo',
    titleAfter: 'dai produttori del Mediterraneo ai vostri scaffali',
    keywords: {
      k1: 'oli d’oliva',
      k2: 'mieli di montagna',
      k3: 'formaggi stagionati',
      k4: 'vini delle isole',
      k5: 'aceti balsamici',
    },
    lead: 'Meltemi seleziona alimenti presso produttori di tutto il Mediterraneo, li sdogana e ne costruisce il marchio in Canada e negli Stati Uniti. Per dettaglianti, ristoranti e distributori c’è un solo interlocutore, dal frantoio alla banchina di scarico.',
    primary: 'I nostri prodotti',
    secondary: 'Parliamone',
    pause: 'Ferma l’animazione',
    posterAlt:
      'Un caicco rosso a vela bianca, carico di giare e casse, passa davanti a un villaggio bianco con un mulino a vento, sullo sfondo di un grande sole',
  },
  products: {
    eyebrow: 'Prodotti',
    title: 'Sei categorie, e dietro ognuna un luogo',
    lead: 'Compriamo da chi coltiva, frange, sala e stagiona. Per ogni prodotto di questa pagina potete chiederci la scheda del produttore, l’analisi del lotto e il listino.',
    items: {
      oliveOils: {
        name: 'Oli d’oliva',
        text: 'Oli extra vergini di tenuta e di cooperativa da olive Koroneiki, Picual e Taggiasca. Ogni lotto arriva con data di raccolta e analisi, in bottiglia per lo scaffale e in latta da cinque litri per la cucina.',
        origins: 'Messenia, Creta, Jaén, Liguria',
      },
      honeys: {
        name: 'Mieli',
        text: 'Mieli grezzi di timo, pino, castagno e arancio, confezionati per origine floreale e mai miscelati con quelli di altre regioni. Analisi pollinica per ogni lotto, vasetti per il negozio, secchielli per panifici e alberghi.',
        origins: 'Citera, Thasos, Calabria, Valencia',
      },
      olives: {
        name: 'Olive e tapenade',
        text: 'Olive Kalamata, Halkidiki e Nocellara del Belice, calibrate e confezionate dove crescono, con tapenade verdi e nere della Provenza. Intere o denocciolate, in vasetti, in buste e in secchi per la ristorazione.',
        origins: 'Laconia, Calcidica, Valle del Belice, Provenza',
      },
      spices: {
        name: 'Spezie e tisane',
        text: 'Zafferano Krokos Kozanis, origano raccolto in fiore e Pimentón de la Vera; poi tè di montagna in rametti, salvia e dittamo. In latta per il negozio, in buste di ricarica o sfusi, con analisi dei residui su richiesta.',
        origins: 'Kozani, monte Otris, Creta, La Vera',
      },
      wines: {
        name: 'Vini e aceti balsamici',
        text: 'Assyrtiko della vulcanica Santorini, Xinomavro di Naoussa, Vermentino di Gallura e Aceto Balsamico di Modena maturato in legno. I vini passano per i monopoli provinciali degli alcolici e, negli Stati Uniti, per distributori autorizzati; gli aceti partono con il vostro ordine di alimentari.',
        origins: 'Santorini, Naoussa, Gallura, Modena',
      },
      cheeses: {
        name: 'Formaggi',
        text: 'Feta maturata in botte, Graviera Naxou, Manchego e pecorino di un caseificio della Barbagia, in forme intere o in porzioni per il negozio. Restano al freddo dal caseificio alla banchina, con temperature registrate, e i volumi si programmano secondo il contingente canadese.',
        origins: 'Epiro, Naxos, La Mancha, Sardegna',
      },
    },
  },
  services: {
    eyebrow: 'Servizi',
    title: 'Dal primo campione al riordino',
    lead: 'Un servizio o tutti e cinque: a Ottawa ne risponde sempre lo stesso team.',
    items: {
      sourcing: {
        name: 'Importazione e selezione',
        text: 'Visitiamo frantoi, caseifici e apiari, assaggiamo i campioni alla cieca e concordiamo con il produttore prezzo, volumi e date di raccolta. L’importatore registrato siamo noi: voi ricevete una sola fattura, nella valuta del preventivo.',
      },
      brand: {
        name: 'Sviluppo del marchio',
        text: 'Curiamo nome, confezione e scheda di vendita dei produttori nuovi per questo mercato, oppure sviluppiamo la vostra private label. Ogni grafica nasce già con lo spazio per due lingue.',
      },
      sales: {
        name: 'Vendita e distribuzione',
        text: 'Presentiamo ogni linea a responsabili acquisti, chef e distributori, concordiamo inserimenti e pezzi per cartone e seguiamo il prodotto con degustazioni e formazione del personale. Al produttore riferiamo che cosa si vende e che cosa no.',
      },
      compliance: {
        name: 'Conformità',
        text: 'Importiamo con la licenza canadese per la sicurezza degli alimenti e prepariamo etichette bilingui secondo le regole della CFIA. Per gli Stati Uniti, notifica preventiva alla FDA e verifica dei fornitori esteri sono pronte prima che la nave parta.',
      },
      logistics: {
        name: 'Logistica e gestione operativa',
        text: 'Componiamo pallet misti nel Paese d’origine, prenotiamo il trasporto marittimo o aereo, sdoganiamo e garantiamo ai formaggi una catena del freddo ininterrotta. Consegniamo pallet interi o parziali in Canada e pallet interi negli Stati Uniti.',
      },
    },
  },
  process: {
    eyebrow: 'Come lavoriamo',
    title: 'Quattro fasi, in quest’ordine',
    lead: 'Un prodotto passa alla fase successiva solo dopo aver fatto buona prova nella precedente.',
    steps: {
      import: {
        name: 'Importare',
        text: 'Assaggiamo, controlliamo documenti ed etichette e facciamo arrivare un primo pallet con la nostra licenza, così che possiate giudicare la merce dal vero.',
      },
      launch: {
        name: 'Lanciare',
        text: 'Confezione, listino e scheda di vendita sono pronti prima che la merce sbarchi. Partiamo da pochi negozi e ristoranti che ci dicono con franchezza che cosa ne pensano.',
      },
      grow: {
        name: 'Crescere',
        text: 'Leggiamo con voi i dati di vendita, ritocchiamo formati e prezzi, aggiungiamo degustazioni dove servono e riordiniamo prima che lo scaffale si svuoti.',
      },
      scale: {
        name: 'Ampliare',
        text: 'Quando una linea mantiene il suo posto, passiamo ai container completi, a una distribuzione più ampia, in più province e Stati, e ad accordi più lunghi con chi produce.',
      },
    },
  },
  story: {
    eyebrow: 'La nostra storia',
    title: 'Il nome di un vento che lavora',
    p1: 'Ogni estate un vento secco di settentrione attraversa l’Egeo. I marinai lo chiamano meltemi. Spazza la foschia, asciuga l’origano sulle terrazze e, al tempo della vela, spingeva i caicchi carichi da un’isola all’altra. I capitani ne conoscevano le ore: quando salpare, quando aspettare a ridosso. Se olio, miele e formaggio arrivavano al porto vicino, era perché qualcuno aveva letto bene il cielo.',
    p2: 'Il nostro mestiere è rimasto quello; è cambiata la distanza. I piccoli produttori fanno cose che meritano un posto altrove, ma di rado hanno i documenti, le confezioni o il tempo che un mercato estero pretende. Da Ottawa prepariamo la traversata: la stagione giusta, l’etichetta giusta, lo scaffale giusto. Ciò che arriva deve avere lo stesso sapore del primo assaggio, dal produttore.',
    missionTitle: 'Che cosa ci proponiamo',
    mission:
      'Dare ai piccoli produttori mediterranei un posto stabile in Canada e negli Stati Uniti, e offrire agli acquirenti di qui alimenti di cui conoscono per nome il produttore.',
    imageAlt:
      'Una tavola apparecchiata sotto la pergola, in riva al mare: olio, pane, formaggio, olive e vino, una vela in lontananza',
  },
  founder: {
    eyebrow: 'Chi c’è dietro',
    title: '{name}',
    role: 'Fondatrice',
    quote:
      'Preferisco importare un buon olio per dieci anni anziché dieci oli per un anno solo. Chi produce deve sapere che dopo il prossimo raccolto ci rivedrà.',
    p1: 'Ha fondato l’azienda a Ottawa nel 2014 e ancora oggi assaggia ogni lotto prima di ordinarlo. I produttori la conoscono per le visite durante la raccolta; i clienti perché è lei a telefonare quando una spedizione è in ritardo, prima che siano loro a chiedere. Da queste due conversazioni dipende che cosa importiamo.',
    imageAlt:
      'Disegno di una donna con cappello di paglia, di spalle, che tiene un ramo d’ulivo e guarda il mare aperto',
  },
  contact: {
    eyebrow: 'Contatti',
    title: 'Diteci che cosa cercate',
    lead: 'Un prodotto, un dubbio su un’etichetta, un pallet da spostare: scrivete, telefonate o passate da noi negli orari di apertura.',
    visit: 'Dove siamo',
    call: 'Telefonate',
    write: 'Scrivete',
    hours: 'Orari di apertura',
  },
} satisfies NamespaceHomeTranslation

export default it_home
