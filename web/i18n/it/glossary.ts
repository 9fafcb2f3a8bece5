import type { Glossary } from '../glossary.ts'

/** Articles have an author, whose own words the glossary does not restrict. */
const articles = /^article[A-Z]/u

export const glossary = [
  {
    term: 'voi',
    meaning: 'the form of address, on pages, in mails and on staff screens; never Lei, never tu',
    not: [
      /(?<!\p{L})(?:Lei|Suo|Sua|Suoi)(?!\p{L})/u,
      /(?<=\p{Ll},? )(?:Le|Voi|Vi|Vostr[oaie])(?!\p{L})/u,
      /(?<!\p{L})(?:tu|ti|tuo|tua|tuoi|tue)(?!\p{L})/iu,
    ],
  },
  {
    term: 'Riprova',
    meaning: 'buttons that command take the short imperative: Accedi, Esci, Invia, Riprova, Usa',
    not: [
      /^(?:Riprovare|Riprovate|Accedere|Accedete|Inviare|Inviate|Restare qui|Chiudere)$/u,
      /^(?:Mostrate|Nascondete|Salvate|Modificate|Eliminate|Reindirizzate)(?: [\p{L} ]+)?$/u,
    ],
  },
  {
    term: 'marchio',
    meaning: 'brand',
    not: [/(?<!\p{L})brand(?!\p{L})/iu, /(?<!\p{L})marc(?:a|he)(?!\p{L})/iu],
  },
  {
    term: 'private label',
    meaning: 'goods under the buyer’s own label; feminine, the same in the plural',
    not: [
      /(?<!\p{L})marchi(?:o)? (?:privat[oi]|propri(?:o)?|commercial[ei])(?!\p{L})/iu,
      /private labels/iu,
      /marca (?:privata|del distributore|commerciale)/iu,
    ],
  },
  {
    term: 'inserimento',
    meaning: 'listing: a product’s place in a retailer’s range',
    not: [/(?<!\p{L})listing(?!\p{L})/iu, /(?<!\p{L})referenziament[oi](?!\p{L})/iu],
  },
  {
    term: 'facing',
    meaning: 'facings on a shelf; the same in the plural',
    not: [/(?<!\p{L})facings(?!\p{L})/iu, /fronti espositiv[io]/iu],
  },
  {
    term: 'importatore registrato',
    meaning: 'importer of record',
    not: [/importer of record/iu, /importatore (?:ufficiale|a tutti gli effetti|di record)/iu],
  },
  {
    term: 'Paese d’origine',
    meaning:
      'origin as a place (at origin); “Paese di origine” in legal lists; Paese with a capital',
    not: [
      /(?:riunisc|compon|arriv|part|ritir)\p{L}* (?:[\p{L} ]+ )?(?:all|dall)’origine(?!\p{L})/iu,
      /(?<!\p{L})paes[ei] d(?:i |’)origine/u,
    ],
  },
  {
    term: 'anno contingentale',
    meaning: 'quota year; the quota itself is “contingente”',
    not: [/anno (?:di quota|quota|di contingente)/iu],
  },
  {
    term: 'monopolio degli alcolici',
    meaning: 'a province’s liquor board',
    not: [/enti? (?:provinciali? )?per gli alcolici/iu, /liquor board/iu],
  },
  {
    term: 'area clienti',
    meaning: 'client portal',
    not: [/portal[ei] (?:dei )?client[ei]/iu, /pannello (?:dei )?clienti/iu],
  },
  {
    term: 'area di amministrazione',
    meaning: 'admin portal',
    not: [/portale di amministrazione/iu, /(?<!\p{L})portale(?!\p{L})/iu],
  },
  {
    term: 'home',
    meaning: 'home page',
    not: [/pagin[ae] inizial[ei]/iu, /home ?page/iu],
  },
  {
    term: 'menu',
    meaning: 'menu, of the site and of a restaurant',
    not: [/(?<!\p{L})menù(?!\p{L})/iu],
  },
  {
    term: 'link',
    meaning: 'link; “connessione” is what joins a browser to a server',
    not: [/(?<!\p{L})collegament[oi](?!\p{L})/iu],
  },
  {
    term: 'database',
    meaning: 'database',
    not: [/banc(?:a|he) dati/iu, /bas[ei] (?:di )?dati/iu],
  },
  {
    term: 'flag',
    meaning: 'feature flag; the same in the plural. What is done to one: attivare, disattivare',
    not: [
      /(?<!\p{L})interruttor[ei](?!\p{L})/iu,
      /(?<![\p{L}{])flags(?!\p{L})/iu,
      /flag delle funzioni/iu,
    ],
  },
  {
    term: 'e-mail',
    meaning: 'e-mail, feminine, the same in the plural; “via e-mail”, “via SMS”',
    not: [
      /(?<![\p{L}{-])e?mails?(?![\p{L}}@])/iu,
      /(?<!\p{L})e-mails(?!\p{L})/iu,
      /posta elettronica/iu,
      /(?<!\p{L})per (?:e-mail|SMS)(?!\p{L})/iu,
    ],
  },
  {
    term: 'browser',
    meaning: 'browser',
    not: [/(?<!\p{L})navigator[ei](?!\p{L})/iu, /programm[ai] di navigazione/iu],
  },
  {
    term: 'informativa sulla privacy',
    meaning: 'privacy notice; the footer’s link says just “Privacy”',
    not: [
      /informativa privacy/iu,
      /(?:politica|policy) (?:sulla |di |della )?privacy/iu,
      /privacy policy/iu,
    ],
  },
  {
    term: 'accedere, effettuare l’accesso',
    meaning: 'to sign in',
    not: [
      /(?<!\p{L})log-?in(?!\p{L})/iu,
      /(?<!\p{L})log+ar(?:e|si|vi)(?!\p{L})/iu,
      /(?<!\p{L})(?:si è|si sono|vi siete) autenticat[oaie](?!\p{L})/iu,
    ],
  },
  {
    term: 'uscire',
    meaning: 'to sign out, of a device too',
    not: [
      /(?<!\p{L})log-?out(?!\p{L})/iu,
      /(?<!\p{L})disconne\p{L}+/iu,
      /(?<!\p{L})scollegarsi(?!\p{L})/iu,
    ],
  },
  {
    term: 'dispositivo, dispositivi connessi',
    meaning: 'where a person is signed in; people never read of sessions',
    not: [
      /(?<!\p{L})(?:altre|tutte le|vostre|le) sessioni(?!\p{L})/iu,
      /(?<!\p{L})sessioni? (?:apert|chius|è terminat|è scadut|sono state)/iu,
      /(?<!\p{L})chiud\p{L}+ (?:la|le) session/iu,
    ],
  },
  {
    term: 'verifica in due passaggi, secondo passaggio',
    meaning:
      'two-step verification; second step, only within a sentence or on a short button; “verifica” is feminine',
    not: [
      /accesso in due passaggi/iu,
      /secondo passaggio di accesso/iu,
      /(?:verifica|autenticazione) (?:a|in) due (?:fattori|fasi)/iu,
      /secondo fattore/iu,
    ],
  },
  {
    term: 'Qualcun altro ha modificato questo testo',
    meaning: 'what is said where another person was first',
    not: [/(?<!\p{L})nel frattempo(?!\p{L})/iu, /(?<!\p{L})ricontrollat/iu],
    outside: articles,
  },
  {
    term: 'Non troviamo questo ordine',
    meaning: 'what is said of an order, lot or page that is not there',
    not: [/(?<!\p{L})non esiste(?! più| ancora| già| (?:una|alcuna) pagina)(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'non più disponibile alle stesse condizioni',
    meaning: 'a product that cannot be ordered as it was',
    not: [/ordinare così com’è/iu],
  },
  {
    term: 'vi',
    meaning: '“you” only; never the adverb of place, which reads as “to you”',
    not: [/(?<!\p{L})(?:che|cosa) vi (?:è|sono|si|ha|hanno)(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'continuare',
    meaning: 'to go on, as the button «Continua» says',
    not: [/(?<!\p{L})prosegu(?:i|ite|ire)(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'chiedere un link, richiedere l’accesso',
    meaning: 'to request',
    not: [/(?<!\p{L})richie\p{L}+ (?:anche )?(?:voi )?un (?:altro |nuovo )?link(?!\p{L})/iu],
  },
  {
    term: 'automaticamente',
    meaning: 'what happens without a press of a button',
    not: [/(?:apr|salv|riprend|pubblic|complet)\p{L}+ da sol[oaie](?!\p{L})/iu],
  },
  {
    term: 'programmato',
    meaning: 'scheduled, set for a later time by staff',
    not: [/(?<!\p{L})(?:modific|pubblicazion)\p{L}+ previst/iu, /come previsto/iu],
  },
  {
    term: 'Controlla il mio account',
    meaning: 'button of mails about security',
    not: [/vedi il mio account/iu],
  },
  {
    term: 'titolare del trattamento',
    meaning: 'who answers for personal information; “responsabile” is who processes it for them',
    not: [/responsabil[ei] dei dati/iu],
  },
  {
    term: 'lotto',
    meaning: 'lot, also of a single apiary; “partita” only for lots of wine that a board releases',
    not: [/(?<!\p{L})batch(?!\p{L})/iu, /(?:ogni|per) partita(?!\p{L})/iu],
  },
  {
    term: 'pallet',
    meaning: 'pallet, the same in the plural',
    not: [/(?<!\p{L})bancal[ei](?!\p{L})/iu],
  },
  {
    term: 'latta',
    meaning: 'tin; “latte da cinque litri”, never alone where it could be milk',
    not: [/(?<!\p{L})lattin[ae](?!\p{L})/iu],
  },
  {
    term: 'alimenti preimballati',
    meaning: 'prepackaged food, as in the law on labels',
    not: [/(?<!\p{L})preconfezionat[aeio](?!\p{L})/iu],
  },
  {
    term: 'richiesta',
    meaning: 'request for access',
    not: [/(?<!\p{L})(?:domanda|istanza) di accesso(?!\p{L})/iu, /accesso professionale/iu],
  },
  {
    term: 'extra vergine',
    meaning: 'extra virgin, in two words; plural “extra vergini”',
    not: [/(?<!\p{L})extravergin[ei](?!\p{L})/iu],
  },
  {
    term: 'referente',
    meaning: 'account manager',
    not: [/chi segue il vostro account/iu, /account manager/iu],
  },
  {
    term: 'codice articolo',
    meaning: 'SKU, “codice” where it is plain whose; a column of a file is still called sku',
    not: [/(?<!\p{L})SKU(?!\p{L})/u],
  },
  {
    term: 'team',
    meaning: 'team',
    not: [/(?<!\p{L})squadr[ae](?!\p{L})/iu],
  },
  {
    term: 'tabella nutrizionale',
    meaning: 'nutrition facts table; “valori nutrizionali”',
    not: [/valori nutritivi/iu],
  },
  {
    term: 'protected names',
    meaning:
      'as registered: Naoussa, Naxos, Graviera Naxou, Krokos Kozanis, Pimentón de la Vera, Feta',
    not: [
      /(?<!\p{L})(?:Naussa|Nasso)(?!\p{L})/u,
      /zafferano di Kozani/iu,
      /paprica (?:\p{L}+ )?della Vera/iu,
      /graviera di /iu,
      /pecorin[oi] sard[oi](?!\p{L})/iu,
      /feta (?:greca|canadese)/iu,
      /aceto balsamico di Modena/u,
      /aceti di Modena/iu,
    ],
  },
] as const satisfies Glossary
