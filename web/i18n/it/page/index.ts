import type { NamespacePageTranslation } from '../../i18n-types.ts'

const it_page = {
  // rendered on the server only
  network: {
    offline: 'Siete offline. Ciò che avete scritto resta in questa pagina.',
    lost: 'Non è stato possibile caricare una parte di questa pagina.',
    again: 'Riprova',
    loading: 'Caricamento…',
  },
  notFound: {
    title: 'Ops! Pagina non trovata',
    text: 'A questo indirizzo non c’è alcuna pagina. Forse è stata spostata, oppure nel link c’è un errore di battitura.',
    elsewhere: 'Non disponibile in questa lingua',
    countdown: 'Tra 3 secondi si aprirà la home.',
    stay: 'Resta qui',
    home: 'Torna alla home',
    staying: 'Resterete su questa pagina.',
  },
  needsScripts: {
    title: 'Per questa pagina serve JavaScript',
    text: 'Consentite JavaScript per questo sito e ricaricate la pagina. Potete anche contattarci direttamente:',
  },
  about: {
    home: {
      title: 'Meltemi Imports: importatore di alimenti mediterranei',
      description:
        'Oli d’oliva, mieli, olive, spezie, vini e formaggi di produttori mediterranei: li importiamo in Canada e negli Stati Uniti, dove ne costruiamo il marchio.',
    },
    solutions: {
      title: 'Soluzioni per gli acquirenti del settore alimentare',
      description:
        'Importazioni per dettaglianti, ristoranti e distributori: come Meltemi progetta, prepara e gestisce con voi un assortimento mediterraneo, passo dopo passo.',
    },
    teams: {
      title: 'Chi siamo',
      description:
        'Le persone di Meltemi a Ottawa: chi acquista, chi controlla le etichette, chi costruisce i marchi e chi spedisce, e come si dividono il lavoro sui vostri ordini.',
    },
    partnerships: {
      title: 'Partner',
      description:
        'Come Meltemi lavora con i produttori del Mediterraneo e con dettaglianti, ristoratori e distributori in Canada e negli Stati Uniti.',
    },
    news: {
      title: 'Notizie',
      description:
        'Raccolti, nuovi produttori, norme su etichette e dogane, noli: che cosa cambia per chi compra alimenti mediterranei in Canada e negli Stati Uniti.',
    },
    blog: {
      title: 'Blog',
      description:
        'Analisi dell’olio, dazi, contingenti per i formaggi, etichette bilingui, costo a destino: una risposta alla volta alle domande di chi compra.',
    },
    privacy: {
      title: 'Informativa sulla privacy',
      description:
        'Che cosa il sito conserva sul vostro dispositivo, che cosa trasmette a terzi solo con il vostro consenso e come contattare chi è responsabile della privacy.',
    },
    terms: {
      title: 'Condizioni d’uso',
      description:
        'Le condizioni che valgono per questo sito: che cosa promettiamo e che cosa no, a chi appartengono i contenuti e quale legge si applica, cioè quella dell’Ontario.',
    },
    clientLogin: {
      title: 'Accesso clienti',
      description:
        'Accedete all’area clienti di Meltemi con l’indirizzo e-mail aziendale. Riservata a dettaglianti, ristoranti e distributori che comprano da noi.',
    },
    clientDashboard: {
      title: 'La vostra area clienti',
      description:
        'Il vostro riepilogo nell’area clienti di Meltemi: catalogo, ordini, acquisti e documenti. Solo per le aziende che hanno effettuato l’accesso.',
    },
    accessRequest: {
      title: 'La vostra richiesta di accesso',
      description:
        'A che punto è la vostra richiesta di accesso all’area clienti di Meltemi. Aprite la pagina dal link nella nostra e-mail: non serve un account.',
    },
    adminLogin: {
      title: 'Accesso del personale',
      description:
        'Accesso per il personale di Meltemi. Dopo l’accesso si torna alla pagina da cui si è partiti; i clienti hanno la propria area, separata da questa.',
    },
    account: {
      title: 'Sicurezza dell’account',
      description:
        'La password, la verifica in due passaggi, gli account collegati e i dispositivi. Accedete per vedere e cambiare come è protetto il vostro account.',
    },
    adminPortal: {
      title: 'Area di amministrazione',
      description:
        'L’amministrazione interna del sito di Meltemi: sezioni, funzioni, utenti e statistiche. È aperta soltanto al personale che ha effettuato l’accesso.',
    },
    simpleAdmin: {
      title: 'Amministrazione semplice',
      description:
        'Un breve elenco di flag per il sito di Meltemi: il personale lo sblocca con una password e mostra o nasconde sezioni, voci di menu e singole funzioni.',
    },
    notFound: {
      title: 'Pagina non trovata',
      description:
        'Sul sito di Meltemi non esiste una pagina a questo indirizzo. Dalla home si raggiungono prodotti, servizi, storia dell’azienda e contatti.',
    },
  },
} satisfies NamespacePageTranslation

export default it_page
