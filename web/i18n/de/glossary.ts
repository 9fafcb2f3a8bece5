import type { Glossary } from '../glossary.ts'

/** Articles have an author, whose own words the glossary does not restrict. */
const articles = /^article[A-Z]/u

/** Terms of the German texts, which address readers as "Sie". */
export const glossary = [
  { term: 'Marke', meaning: 'brand', not: [/(?<!\p{L})Brands?(?!\p{L})/u] },
  {
    term: 'Eigenmarke',
    meaning: 'private label',
    not: [
      /(?<!\p{L})(?:Handels|Haus|Privat)marken?(?!\p{L})/u,
      /(?<!\p{L})Private[ -]Labels?(?!\p{L})/iu,
    ],
  },
  {
    term: 'Listung',
    meaning: 'listing: a place in a retailer’s range',
    not: [/(?<!\p{L})(?:Einlistung(?:en)?|Listings?)(?!\p{L})/u],
  },
  { term: 'Facings', meaning: 'facings', not: [/(?<!\p{L})Front(?:stück|platz|plätz)\p{L}*/u] },
  {
    term: 'Einführer',
    meaning: 'importer of record; in articles with the English term beside it',
    not: [
      /(?<!\p{L})Importeur of Record/u,
      /(?<!\p{L})(?:eingetragen|verantwortlich)e[rn]? (?:Einführer|Importeur)/u,
    ],
  },
  {
    term: 'im Ursprungsland, aus dem Ursprungsland',
    meaning: 'at origin, from origin',
    not: [/(?<!\p{L})(?:ab|am|vom) Ursprung(?!\p{L})/u],
  },
  { term: 'Kontingentjahr', meaning: 'quota year', not: [/(?<!\p{L})(?:Quoten|Kontingents)jahr/u] },
  {
    term: 'mediterrane Lebensmittel',
    meaning: 'Mediterranean food',
    not: [/(?<!\p{L})Lebensmitteln? (?:vom|am|aus dem) Mittelmeer/u],
  },
  {
    term: 'Einzelhändler, Gastronomen und Großhändler',
    meaning: 'retailers, restaurants and distributors',
    not: [
      /(?<!\p{L})Handel, Gastronomie und Großhandel/u,
      /(?<!\p{L})Distributor(?:en)?(?!\p{L})/u,
    ],
  },
  {
    term: 'Charge',
    meaning: 'lot',
    not: [/(?<!\p{L})(?:Los|Losnummern?|Lot|Partien?|Batch(?:es)?)(?!\p{L})/u],
  },
  { term: 'Artikelnummer', meaning: 'SKU, item number', not: [/(?<!\p{L})SKUs?(?!\p{L})/u] },
  {
    term: 'optional',
    meaning: 'optional, of a field',
    not: [/(?<![\p{L}])freiwillig(?!\p{L})\)?$/u],
  },
  { term: 'Verkaufsblatt', meaning: 'sell sheet', not: [/(?<!\p{L})Sell[ -]?sheets?(?!\p{L})/iu] },
  {
    term: 'Einstandskosten',
    meaning: 'landed cost',
    not: [/(?<!\p{L})Landed[ -]Costs?(?!\p{L})/iu, /(?<!\p{L})Einstandspreis/u],
  },
  {
    term: 'Kundenportal',
    meaning: 'client portal',
    not: [/(?<!\p{L})(?:Kunden-Portal|Client[ -]Portal|Kundenbereich)/u],
  },
  {
    term: 'Verwaltung',
    meaning: 'admin portal',
    not: [
      /(?<!\p{L})(?:Verwaltungs(?:portal|bereich)|Admin(?:istrations)?[ -]?(?:Portal|Bereich))/iu,
    ],
  },
  {
    term: 'Schalter',
    meaning: 'flag, feature flag',
    not: [
      /(?<!\p{L})(?:Feature|Funktions)-?schalter/iu,
      /(?<![\p{L}{])(?:Feature[ -]?)?Flags?(?!\p{L})/iu,
    ],
  },
  { term: 'Vorschaulink', meaning: 'preview link', not: [/(?<!\p{L})Vorschau-Link/u] },
  {
    term: 'E-Mail',
    meaning: 'e-mail',
    not: [/(?<![\p{L}\p{N}@.-])(?:Emails?|eMails?|[Ee]-mails?|Mails?)(?![\p{L}\p{N}@])/u],
  },
  { term: 'Browser', meaning: 'browser', not: [/(?<!\p{L})(?:Web|Internet)browser/iu] },
  {
    term: 'Datenschutzerklärung',
    meaning: 'privacy notice',
    not: [/(?<!\p{L})Datenschutz(?:hinweis|bestimmung|richtlinie)/u],
  },
  {
    term: 'anmelden, abmelden',
    meaning: 'sign in, sign out',
    not: [
      /(?<!\p{L})(?:ein|aus)(?:ge)?logg\p{L}*/iu,
      /(?<!\p{L})(?:Log-?(?:in|out)|Sign-?(?:in|out))(?!\p{L})/iu,
    ],
  },
  {
    term: 'Bestätigung in zwei Schritten, zweiter Schritt',
    meaning: 'two-step verification; the second step only within a sentence, or on a narrow button',
    not: [
      /(?<!\p{L})(?:zwei-?faktor|2FA|zweite[nrms]? Faktor)/iu,
      /(?<!\p{L})Anmeldung in zwei Schritten/u,
      /(?<!\p{L})Anmeldeschritt/u,
    ],
  },
  {
    term: 'Gerät',
    meaning:
      'where a person is signed in; people never read of sessions, but in the privacy notice',
    not: [/(?<!\p{L})Sitzung(?:en)?(?!\p{L})/u],
    outside: /^legal\./u,
  },
  {
    term: 'Jemand anderes hat das geändert',
    meaning: 'what is said where another person was first',
    not: [
      /(?<!\p{L})(?:inzwischen|mittlerweile)(?!\p{L})/iu,
      /(?<!\p{L})Jemand war schneller/u,
      /(?<!\p{L})sehen Sie (?:\p{L}+ ){0,3}noch einmal (?:an|nach)/iu,
    ],
    outside: articles,
  },
  {
    term: 'Wir finden diese Bestellung nicht',
    meaning:
      'what is said of an order, lot or page that is not there; what is gone “gibt es nicht mehr”',
    not: [/(?<!\p{L})diese[nrs]? \p{L}+ gibt es nicht(?! mehr)/iu],
    outside: articles,
  },
  {
    term: 'die Person, die das geplant hatte',
    meaning: 'the person who scheduled it: a noun, no clause that begins with “wer”',
    not: [/(?<!\p{L})wer (?:es|das|sie) geplant/iu, /(?<!\p{L})falls nicht von Ihnen/iu],
  },
  {
    term: 'Unterlagen, Dokumente',
    meaning: 'what travels with goods',
    not: [/(?<!\p{L})(?:Zoll|Fracht|Begleit|Handels)?papieren?(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'ohne Steuern und Fracht',
    meaning: 'before tax and freight; “vor Steuern” is a term of profit',
    not: [/(?<!\p{L})vor Steuern/u],
  },
  {
    term: 'Ihre Bestellnummer (PO)',
    meaning: 'PO number, beside the number we give an order',
    not: [/(?<!\p{L})Kundenbestellnummer/u, /(?<!\p{L})Bestellnummer(?! \(PO\)|\p{L})/u],
  },
  {
    term: 'sichtbar, verborgen',
    meaning: 'visible, hidden',
    not: [/(?<!\p{L})(?:ein|aus)(?:ge|zu)?blend\p{L}*/iu],
  },
  {
    term: 'ändern, einschalten, ausschalten',
    meaning: 'what is done with a flag; a lamp is umgelegt or betätigt',
    not: [/(?<!\p{L})(?:um(?:ge|zu)?(?:leg|schalt)|betätig)\p{L}*/iu],
  },
  {
    term: 'rückgängig machen',
    meaning: 'undo',
    not: [/(?<!\p{L})zurück(?:ge|zu)?n(?:ehm|omm|ahm)\p{L}*/iu],
  },
  { term: 'Unternehmen', meaning: 'company', not: [/(?<!\p{L})Firm(?:a|en)(?!\p{L})/u] },
  { term: 'Passwort', meaning: 'password', not: [/(?<!\p{L})(?:Kennw[oö]rt|Passw[oö]rt-)/u] },
  {
    term: 'Zugangsanfrage',
    meaning: 'request for access',
    not: [
      /(?<!\p{L})Anfrage (?:nach|auf|zu) (?:einem |einen )?(?:B2B-)?Zugang/u,
      /(?<!\p{L})(?:Zugangsantrag|Antrag auf (?:einen )?(?:Geschäfts|B2B-)?[Zz]ugang)/u,
    ],
  },
  { term: 'Vorgangsnummer', meaning: 'reference of a request', not: [/(?<!\p{L})Aktenzeichen/u] },
  {
    term: 'Kundenbetreuung',
    meaning: 'account manager',
    not: [/(?<!\p{L})Account[ -]?Manager/iu, /(?<!\p{L})Ihr(?:en|em)? Ansprechpartner/u],
  },
  { term: 'Québec', meaning: 'Quebec', not: [/(?<!\p{L})Quebec/u] },
  {
    term: 'Graviera Naxou, Krokos Kozanis, Pimentón de la Vera, Vermentino di Gallura, …',
    meaning: 'protected names: never translated, nor beside an adjective of place',
    not: [
      /(?<!\p{L})(?:Graviera (?:von|aus) Naxos|Naxos-Graviera)/u,
      /(?<!\p{L})(?:sardische[nrms]? \p{L}*-?Pecorino|Pecorino (?:von|aus) Sardinien)/u,
      /(?<!\p{L})(?:Safran aus Kozani|Kozani-Safran)/u,
      /(?<!\p{L})\p{L}*[Pp]aprika(?:pulver)? aus (?:La|der) Vera/u,
      /(?<!\p{L})Vermentino aus (?:der )?Gallura/u,
      /(?<!\p{L})(?:Balsamessig|Balsamico|Essige?) aus Modena/u,
      /(?<!\p{L})Santorin(?!\p{L})/u,
    ],
  },
] as const satisfies Glossary
