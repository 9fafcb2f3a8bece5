import type { NamespaceStaffFiguresTranslation } from '../../i18n-types.ts'

const it_staffFigures = {
  error: 'Non è possibile mostrare i dati: {detail}',
  everyone: 'Tutti',
  sentPages: 'Pagine inviate a tutti',
  agreed: 'Visitatori che hanno accettato',
  viewedPages: 'Pagine viste da chi ha accettato',
  address: 'Indirizzo',
  language: 'Lingua',
  website: 'Sito web',
  otherWebsites: 'Altri siti',
  changed: 'Variazione',
  pages: 'Pagine',
  languages: 'Lingue',
  referrers: 'Da dove arrivano i visitatori',
  referrersLead:
    'Secondo il browser dei visitatori che hanno accettato. Si conserva solo il nome del sito.',
  twoCounts:
    'Due conteggi distinti: tornando indietro una pagina viene mostrata senza essere inviata di nuovo, perciò le visualizzazioni possono essere di più.',
  none: 'In questo periodo non è stato contato nulla.',
  nothing:
    'Non è ancora stato contato nulla. La prima pagina aperta comparirà qui dopo una decina di secondi.',
  compared: 'Periodo di confronto: {from} – {to}. Inizio del conteggio: {since}.',
  change: '{change} rispetto al periodo precedente',
  unchanged: 'Come nel periodo precedente',
  noBefore: 'Ancora nessun termine di confronto',
  period: {
    label: 'Periodo',
    last: {
      7: '7 giorni',
      30: '30 giorni',
      90: '90 giorni',
      365: '12 mesi',
    },
    from: 'Dal',
    to: 'Al',
    show: 'Mostra',
    wrong: 'Scegliete un primo e un ultimo giorno, a non più di {days} giorni di distanza.',
  },
  totals: {
    pages: 'Pagine viste da tutti',
    agreed: 'Pagine viste da chi ha accettato',
    feeds: 'Feed letti da programmi',
    markdown: 'Copie testuali lette da programmi',
  },
  chart: {
    title: 'Giorno per giorno',
    day: 'Giorno',
    showTable: 'Mostra la tabella',
    hideTable: 'Nascondi la tabella',
    summary:
      'Pagine viste in {days} {{giorno|giorni}}: {pages}. Il giorno più intenso: {day} ({most}).',
  },
  notes: {
    title: 'Che cosa è cambiato sul sito',
    mark: 'Modifica al sito',
    on: 'Reso visibile: {names}',
    off: 'Nascosto: {names}',
    published: 'Pubblicato: «{title}» ({language})',
    restored: 'Ripristinato: «{title}» ({language})',
    withdrawn: 'Tolto dal sito: «{title}» ({language})',
    none: 'In questo periodo non è stato attivato, nascosto o pubblicato nulla.',
  },
  ways: {
    title: 'Dal modulo al cliente',
    note: 'Sono due gruppi di persone diversi: i dati dell’uno non sono una quota di quelli dell’altro.',
    forms: {
      contact: 'Modulo di contatto',
      'b2b-access': 'Richiesta di accesso per le aziende',
    },
    seen: 'hanno visto il modulo',
    started: 'hanno iniziato a compilarlo',
    sent: 'inviati',
    delivered: 'recapitati',
    approved: 'approvati',
  },
  missing: {
    title: 'Indirizzi senza pagina',
    lead: 'Gli indirizzi che i visitatori hanno aperto senza trovare nulla: restano qui per 30 giorni. Reindirizzate un vecchio indirizzo alla pagina che lo sostituisce.',
    none: 'In questo periodo nessuno ha aperto un indirizzo senza pagina.',
    times: 'Volte',
    last: 'Ultima volta',
    leadsTo: 'Porta a',
    open: 'Reindirizza',
    change: 'Modifica',
    openFor: 'Reindirizza {path}',
    dialog: 'Reindirizza a una pagina',
    target: 'Pagina',
    targetHint:
      'L’indirizzo di una pagina di questo sito, con la sua lingua, per esempio /fr/teams.',
    save: 'Salva',
    remove: 'Elimina il reindirizzamento',
    done: '{path} ora porta a {target}.',
    removed: '{path} non porta più da nessuna parte.',
  },
  export: {
    start: 'Salva in CSV',
    busy: 'Salvataggio…',
  },
} satisfies NamespaceStaffFiguresTranslation

export default it_staffFigures
