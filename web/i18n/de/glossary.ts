import type { Glossary } from '../glossary.ts'

/** The terms of the German texts, which address readers as "Sie". */
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
    term: 'zweiter Schritt, Anmeldung in zwei Schritten',
    meaning: 'second step, two-step sign-in',
    not: [/(?<!\p{L})(?:zwei-?faktor|2FA|zweite[nrms]? Faktor)/iu],
  },
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
