import type { Glossary } from '../glossary.ts'

/** Articles have an author, whose own words the glossary does not restrict. */
const articles = /^article[A-Z]/u

/** Terms of the English texts: Canadian spelling, sentence case. Texts fixed by the specification are exempt. */
export const glossary = [
  {
    term: 'email',
    meaning: 'a message and its address, as in “Business Email”; “mailed” is what a letter is',
    not: [
      /\be-mail(?:s|ed|ing)?\b/iu,
      /\b(?:a|an|the|this|your) mails?\b/iu,
      /\bmails\b/iu,
      /\bmailed (?:links?|codes?)\b/iu,
    ],
  },
  {
    term: 'sign in, sign out',
    meaning: 'entering and leaving an account; “Logout” is the specification’s',
    not: [/\blog(?:s|ged|ging)?[ -](?:in|out|on|off)\b/iu, /\blogins?\b/iu, /\blogout\b/u],
  },
  {
    term: 'two-step verification, second step',
    meaning: 'what comes after the password; “second step” only within a sentence',
    not: [
      /\b(?:two|second|multi)[ -]factors?\b/iu,
      /\b(?:2FA|MFA)\b/u,
      /\btwo-step (?:sign-in|authentication)\b/iu,
      /\bsecond sign-in step\b/iu,
    ],
  },
  {
    term: 'device',
    meaning: 'where a person is signed in; people never read of sessions',
    not: [/\b(?:your|other|open|all|end(?:s|ed)?) sessions?\b/iu],
  },
  {
    term: 'someone, anyone, everyone, no one',
    meaning: 'people whom nothing is known of; “you” or a role wherever there is one',
    not: [/\b(?:some|any|every|no)body\b/iu, /\bwho(?:so)?ever\b/iu, /\bwhichever\b/iu],
    outside: articles,
  },
  {
    term: 'We can’t find this',
    meaning: 'what is said of an order, lot or page that is not there',
    not: [/\bno such\b/iu],
    outside: articles,
  },
  {
    term: 'Someone else changed this',
    meaning: 'what is said where another person was first',
    not: [/\bin the meantime\b/iu, /\blook at (?:it|them) again\b/iu],
    outside: articles,
  },
  {
    term: 'immediately, now',
    meaning: 'without delay',
    not: [/(?<!\ball )\bat once\b/iu],
    outside: articles,
  },
  {
    term: 'can, allowed to',
    meaning: 'a permission; “may” is a possibility',
    not: [/\bmay no longer\b/iu, /\bwho may\b/iu],
    outside: articles,
  },
  { term: 'cart', meaning: 'what an order is gathered in', not: [/\bbaskets?\b/iu] },
  {
    term: 'scheduled',
    meaning: 'set for a later time, by staff',
    not: [/\bthe plan (?:is|for)\b/iu, /\bas planned\b/iu, /\balso planned\b/iu],
  },
  {
    term: 'decline',
    meaning: 'to say no to an order or to a request for access',
    not: [/\brefuse (?:the|this|an) (?:request|order)\b/iu, /\brequest refused\b/iu],
  },
  {
    term: 'documents, paperwork',
    meaning: 'what travels with goods',
    not: [/(?<!\btasting )\bpapers\b/iu],
    outside: articles,
  },
  {
    term: 'farm, dairy, producer',
    meaning: 'where food is made',
    not: [/\b(?:the|its|from) yard\b/iu],
    outside: articles,
  },
  { term: 'recovery code', meaning: 'stands in for a lost phone', not: [/\bback-?up codes?\b/iu] },
  {
    term: 'request for access',
    meaning: 'what a business sends to join the client portal',
    not: [/\b(?:application|inquiry) for access\b/iu, /\baccess application\b/iu],
  },
  {
    term: 'inquiry, inquire',
    meaning: 'a question about goods; Canadian spelling',
    not: [/\benquir/iu],
  },
  {
    term: 'per store per week',
    meaning: 'how velocity is counted',
    not: [/\bper store and week\b/iu],
  },
  {
    term: 'client portal',
    meaning: 'where clients sign in',
    not: [/\b(?:customer|clients?’) (?:portal|area)\b/iu, /\bclient area\b/iu],
  },
  {
    term: 'admin portal',
    meaning: 'where staff work',
    not: [/\badministration (?:portal|area)\b/iu, /\bback[ -]?(?:end|office)\b/iu],
  },
  {
    term: 'flag, feature flag',
    meaning: 'what switches a section on and off',
    not: [/\btoggles?\b/iu, /\bfeature[ -]switch(?:es)?\b/iu],
  },
  {
    term: 'Check my account',
    meaning: 'button of mails about security',
    not: [/\blook after my account\b/iu],
  },
  {
    term: 'browser',
    meaning: 'program that shows the site',
    not: [/\b(?:web|internet)[ -]?browser/iu],
  },
  {
    term: 'privacy notice',
    meaning: 'the page on personal information',
    not: [/\bprivacy (?:policy|statement|declaration)\b/iu],
  },
  { term: 'phone', meaning: 'telephone', not: [/\btelephon/iu] },
  { term: 'typo', meaning: 'a mistake in an address', not: [/\btyping errors?\b/iu] },
  { term: 'Hello,', meaning: 'greeting of every mail to a stranger', not: [/\bgood day\b/iu] },
  {
    term: 'brand',
    meaning: 'name under which food is sold',
    not: [/\btrade ?names?\b/iu, /\bbrand ?names?\b/iu],
  },
  {
    term: 'private label',
    meaning: 'a retailer’s own brand',
    not: [
      /\bown[ -](?:brand|label)s?\b/iu,
      /\b(?:store|house) brands?\b/iu,
      /\bwhite[ -]labels?\b/iu,
    ],
  },
  {
    term: 'listing',
    meaning: 'a place in a retailer’s range',
    not: [/\b(?:en|in)listings?\b/iu, /\btake-?up in(?:to)? the range\b/iu],
  },
  {
    term: 'facings',
    meaning: 'units side by side on a shelf',
    not: [/\bfront(?:ages?| pieces?)\b/iu],
  },
  {
    term: 'importer of record',
    meaning: 'who owes the duty and answers for the documents',
    not: [/\b(?:registered|official|recorded) importer\b/iu, /\bimporter on record\b/iu],
  },
  {
    term: 'at origin',
    meaning: 'in the country where the food is made',
    not: [/\b(?:at|in|from) the origin\b/iu, /\bat source\b/iu],
  },
  {
    term: 'quota year',
    meaning: 'calendar year of a quota',
    not: [/\bquota-year\b/iu, /\byear of quota\b/iu],
  },
  { term: 'lot', meaning: 'food made and analysed as one', not: [/\bbatch(?:es)?\b/iu] },
  {
    term: 'trucker',
    meaning: 'who carries goods by road',
    not: [/\bhauliers?\b/iu, /\blorr(?:y|ies)\b/iu],
  },
  { term: 'extra virgin', meaning: 'the grade of olive oil', not: [/\bextra-virgin\b/iu] },
  {
    term: 'who absorbs any change in the rate',
    meaning: 'who pays if a duty rises before entry',
    not: [/\bbears? (?:a|an|any|the) (?:change|extra)\b/iu],
  },
  {
    term: 'Graviera Naxou, Krokos Kozanis, Pimentón de la Vera, Vermentino di Gallura, Aceto Balsamico di Modena',
    meaning: 'protected names: in their own language, never beside an adjective of place',
    not: [
      /\bNaxos graviera\b|\bgraviera from Naxos\b/iu,
      /\bKozani saffron\b|\bsaffron from Kozani\b/iu,
      /\b(?:paprika|pimentón) from La Vera\b/iu,
      /\bVermentino from Gallura\b/iu,
      /\bvinegars? (?:of|from) Modena\b/iu,
      /\b(?:Sardinian|Roman|Tuscan) pecorino\b|\bpecorino from Sardinia\b/iu,
    ],
  },
  {
    term: 'Charter of the French language',
    meaning: 'Quebec’s language law',
    not: [/Charter of the French Language/u],
  },
  {
    term: 'colour, flavour, labelling, licence, centre, recognize',
    meaning: 'Canadian spelling',
    not: [
      /\b(?:colors?|flavors?|favors?|harbors?|neighbors?|labeling|labeled|centers?|license|catalogs?|gray)\b/iu,
      /\b(?:recogni|organi|authori|crystalli|optimi|reali|speciali)s(?:es?|ed|ing|ation)\b/iu,
      /\b(?:programmes?|whilst|amongst)\b/iu,
    ],
  },
  { term: 'ageing', meaning: 'ripening of cheese', not: [/\baging\b/iu] },
  { term: 'anymore', meaning: 'no longer', not: [/\bany more\b(?! than)/iu] },
  { term: 'US, United States', meaning: 'the country', not: [/\bU\.S\.(?:A\.)?/u, /\bUSA\b/u] },
  {
    term: 'undone',
    meaning: 'what happened to a change that was reversed',
    not: [/\btaken back\b/iu, /\btakes? back\b/iu],
  },
  {
    term: 'automatically',
    meaning: 'what happens without a press of a button',
    not: [/\b(?:appears?|made|publish(?:ed)?|saved) by (?:itself|themselves)\b/iu],
  },
  {
    term: 'notified',
    meaning: 'what happens to clients and applicants after a decision',
    not: [/\b(?:client|applicant) (?:has been|is|is being) told\b/iu],
  },
  {
    term: 'PO number',
    meaning: 'a client’s own number for an order, beside ours',
    not: [/\b(?:client’s|your) order number\b/iu],
  },
  {
    term: 'archive, restore',
    meaning: 'what is done with items that visitors should no longer see',
    not: [/\bputs? (?:this item )?away\b/iu, /\btakes? it out again\b/iu],
  },
] as const satisfies Glossary
