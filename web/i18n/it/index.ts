import type { Translation } from '../i18n-types.ts'

const it = {
  skipToContent: 'Vai al contenuto',
  loading: 'Caricamento…',
  nav: {
    label: 'Navigazione principale',
    home: 'Pagina iniziale',
    products: 'Prodotti',
    services: 'Servizi',
    brandStory: 'Storia',
    contact: 'Contatti',
    solutions: 'Soluzioni',
    teams: 'Chi siamo',
    partnerships: 'Partner',
    news: 'Notizie',
    blog: 'Blog',
    clientPortal: 'Area clienti',
    menu: 'Menù',
    closeMenu: 'Chiudi il menù',
    trail: 'Percorso di navigazione',
  },
  language: { label: 'Lingua' },
  footer: {
    tagline:
      'Alimenti del Mediterraneo, importati con cura e venduti con marchi destinati a restare.',
    explore: 'Esplora',
    company: 'Azienda',
    legal: 'Note legali',
    home: 'Pagina iniziale',
    products: 'Prodotti',
    services: 'Servizi',
    brandStory: 'La nostra storia',
    contact: 'Contatti',
    privacy: 'Informativa privacy',
    terms: 'Condizioni d’uso',
    cookieSettings: 'Impostazioni dei cookie',
    rights: '© {year} {company} · Tutti i diritti riservati',
  },
  office: {
    address: 'Indirizzo',
    phone: 'Telefono',
    email: 'Posta elettronica',
    hours: 'Orari di apertura',
    openNow: 'Ora aperto',
    closedNow: 'Ora chiuso',
    weekdays: 'Dal lunedì al venerdì',
    saturday: 'Sabato',
    sunday: 'Domenica',
    closed: 'Chiuso',
    country: 'Canada',
  },
  consent: {
    label: 'Consenso ai cookie',
    text: 'Il sito funziona senza tracciamento. Se accettate, fornitori esterni potranno contare le pagine visitate e mostrare una finestra di chat; se rifiutate, non cambia nulla.',
    accept: 'Accetto',
    decline: 'Rifiuto',
    learnMore: 'Maggiori informazioni',
  },
  notFound: {
    title: 'Ops! Pagina non trovata',
    text: 'A questo indirizzo non c’è alcuna pagina. Forse è stata spostata, oppure nel link c’è un errore di battitura.',
    countdown: 'Tra 3 secondi si aprirà la pagina iniziale.',
    stay: 'Restare qui',
    home: 'Torna alla pagina iniziale',
    staying: 'Restate su questa pagina.',
  },
  page: {
    home: {
      title: 'Meltemi Imports: importatore di alimenti mediterranei',
      description:
        'Oli d’oliva, mieli, olive, spezie, vini e formaggi di produttori mediterranei: da Ottawa li importiamo e ne curiamo il marchio in Nord America.',
    },
    solutions: {
      title: 'Soluzioni per chi acquista',
      description:
        'Catene, ristoranti e distributori: come Meltemi progetta, prepara e gestisce insieme a voi un assortimento mediterraneo, una fase dopo l’altra.',
    },
    teams: {
      title: 'Chi siamo',
      description:
        'Le persone di Meltemi a Ottawa: chi acquista, chi controlla le etichette, chi costruisce i marchi e chi spedisce, e come si dividono il lavoro.',
    },
    partnerships: {
      title: 'Collaborazioni',
      description:
        'Come Meltemi lavora con i produttori del Mediterraneo e con dettaglianti, ristoratori e distributori in Canada e negli Stati Uniti d’America.',
    },
    news: {
      title: 'Notizie',
      description:
        'Raccolti, nuovi produttori, norme su etichette e dogane, noli: che cosa cambia per chi compra alimenti mediterranei in Canada e negli Stati Uniti.',
    },
    blog: {
      title: 'Blog',
      description:
        'Analisi dell’olio, dazi, contingenti sui formaggi, etichette bilingui, costo a destino: una risposta alla volta alle domande di chi compra.',
    },
    privacy: {
      title: 'Informativa privacy',
      description:
        'Che cosa il sito conserva sul vostro dispositivo, che cosa trasmette a terzi e solo con il vostro consenso, e come contattare il responsabile.',
    },
    terms: {
      title: 'Condizioni d’uso',
      description:
        'Le condizioni che valgono per questo sito: che cosa promettono i testi e che cosa no, di chi sono i contenuti e quale legge si applica, in Ontario.',
    },
    clientLogin: {
      title: 'Accesso clienti',
      description:
        'Accedete all’area clienti di Meltemi con l’indirizzo e-mail aziendale. Riservata a dettaglianti, ristoranti e distributori che comprano da noi.',
    },
    clientDashboard: {
      title: 'Pannello clienti',
      description:
        'Il vostro riepilogo nell’area clienti di Meltemi. La pagina è visibile solo alle aziende che hanno effettuato l’accesso e non compare nei motori di ricerca.',
    },
    adminLogin: {
      title: 'Accesso del personale',
      description:
        'Accesso per il personale di Meltemi. Una volta entrati si torna alla pagina di partenza; per i clienti c’è un’area separata, con i loro account.',
    },
    account: {
      title: 'Sicurezza dell’account',
      description:
        'La password, l’accesso in due passaggi, gli account collegati e le sessioni. La pagina è riservata a chi ha effettuato l’accesso, fuori dai motori di ricerca.',
    },
    adminPortal: {
      title: 'Amministrazione',
      description:
        'L’amministrazione interna del sito di Meltemi: sezioni, funzioni, utenti e rapporti. Vi accede soltanto il personale che si è autenticato.',
    },
    simpleAdmin: {
      title: 'Amministrazione semplice',
      description:
        'Un breve elenco di interruttori per il sito di Meltemi: con una password il personale mostra o nasconde sezioni, voci di menù e singole funzioni.',
    },
    notFound: {
      title: 'Pagina non trovata',
      description:
        'Sul sito di Meltemi non esiste una pagina a questo indirizzo. Dalla pagina iniziale si raggiungono prodotti, servizi, storia e contatti.',
    },
  },
  problem: {
    'request/not-json':
      'Il server non è riuscito a leggere la richiesta. Ricaricate la pagina e riprovate.',
    'request/too-large':
      'Il contenuto supera quanto il server accetta in una volta. Accorciatelo e riprovate.',
    'request/invalid': 'Alcuni dati mancano o non sono validi. Controllateli e riprovate.',
    'request/not-found': 'Ciò che avete richiesto non esiste, o non esiste più.',
    'request/rate-limited': 'Troppi tentativi in poco tempo. Attendete un minuto e riprovate.',
    'request/wrong-origin': 'La richiesta proveniva da un altro sito ed è stata respinta.',
    'auth/no-token': 'Per continuare è necessario accedere.',
    'auth/token-invalid': 'L’accesso non è più valido. Effettuatelo di nuovo.',
    'auth/forbidden': 'Il vostro account non è abilitato a questa operazione.',
    'auth/session-gone': 'La sessione è terminata. Accedete di nuovo.',
    'simple-admin/incorrect-password': 'Password errata',
    'flag/unknown':
      'Questo interruttore non esiste. Aggiornate l’elenco per vedere quelli attuali.',
    'flag/changed-since':
      'Nel frattempo qualcun altro ha modificato questo interruttore. L’elenco è stato aggiornato.',
    'server/database-unavailable':
      'La banca dati al momento non è raggiungibile. Riprovate tra poco.',
    'server/setting-missing':
      'Il server non è ancora configurato per questa operazione. Avvisate l’amministratore.',
    'server/unexpected': 'Si è verificato un problema da parte nostra. Riprovate.',
    'network/unreachable': 'Il server non risponde. Controllate la connessione e riprovate.',
  },
} satisfies Translation

export default it
