/**
 * Statements on the site that only its owner can confirm. `npm run deploy` prints the unconfirmed
 * ones, web/README.md lists them, and tests/web/voices.test.ts keeps texts, list and table in step.
 */
export type OwnerClaim = {
  /** The statement, in a few words. */
  claim: string
  /** File or key of web/i18n, with the English words to be found there. */
  where: readonly { in: string; says: string }[]
  /** Whether the owner has confirmed it. */
  confirmed: boolean
}

export const ownerClaims: readonly OwnerClaim[] = [
  {
    claim: 'Legal name, founder and year of founding',
    where: [
      { in: 'worker/contract/company.ts', says: "legalName: 'Meltemi Imports Inc.'" },
      { in: 'worker/contract/company.ts', says: "founder: 'Eleni Markou'" },
      { in: 'worker/contract/company.ts', says: 'foundedYear: 2014' },
      { in: 'home.founder.p1', says: 'founded the company in Ottawa in 2014' },
    ],
    confirmed: false,
  },
  {
    claim: 'Street address, and that visitors find someone there during opening hours',
    where: [
      { in: 'worker/contract/company.ts', says: '55 Murray Street' },
      { in: 'home.contact.lead', says: 'come by during opening hours' },
    ],
    confirmed: false,
  },
  {
    claim: 'Phone number and e-mail addresses (the ones in the code are made up)',
    where: [
      { in: 'worker/contract/company.ts', says: '+1 613 555 0142' },
      { in: 'worker/contract/company.ts', says: 'hello@meltemi.example' },
      { in: 'worker/contract/company.ts', says: 'privacy@meltemi.example' },
    ],
    confirmed: false,
  },
  {
    claim: 'The three people, what they do, and that they agree to be named',
    where: [
      { in: 'company.teams.members.eleniMarkou.bio', says: 'Eleni founded Meltemi' },
      { in: 'company.teams.members.claireBeaudoin.bio', says: 'Claire makes sure' },
      { in: 'company.teams.members.danielOsei.bio', says: 'Daniel plans the crossing' },
    ],
    confirmed: false,
  },
  {
    claim: 'The three producers, and that they agree to be named',
    where: [
      { in: 'worker/contract/site/team.ts', says: 'Alonaki Growers Cooperative' },
      { in: 'worker/contract/site/team.ts', says: 'Caseificio Monte Arvale' },
      { in: 'worker/contract/site/team.ts', says: 'Anemoessa' },
    ],
    confirmed: false,
  },
  {
    claim:
      'A valid Safe Food for Canadians licence (keep its number at hand; the site does not print it)',
    where: [
      {
        in: 'home.services.items.compliance.text',
        says: 'We import under a Safe Food for Canadians licence',
      },
      { in: 'home.process.steps.import.text', says: 'under our own licence' },
    ],
    confirmed: false,
  },
  {
    claim: 'FDA prior notice and supplier verification are done before goods sail to the US',
    where: [
      { in: 'home.services.items.compliance.text', says: 'before the goods sail' },
      { in: 'news.items.mixedPallets.story', says: 'before the container is loaded' },
    ],
    confirmed: false,
  },
  {
    claim: 'The founder visits producers at harvest and tastes every lot before it is ordered',
    where: [
      { in: 'home.founder.p1', says: 'tastes every lot before it is ordered' },
      { in: 'company.teams.members.eleniMarkou.bio', says: 'tastes every lot blind' },
    ],
    confirmed: false,
  },
  {
    claim: 'A sealed sample of each lot is kept',
    where: [
      { in: 'company.teams.members.eleniMarkou.bio', says: 'keeps a sealed sample of each' },
      { in: 'news.items.newHarvest.story', says: 'We keep a sealed sample of each lot' },
    ],
    confirmed: false,
  },
  {
    claim: 'Each lot of oil comes with its harvest date and its own analysis, on the bottle, too',
    where: [
      {
        in: 'home.products.items.oliveOils.text',
        says: 'Each lot comes with its harvest date and analysis',
      },
      { in: 'company.partnerships.partners.alonaki.benefits.b1', says: 'on the bottle' },
      { in: 'news.items.newHarvest.story', says: 'the certificate of analysis for that lot' },
    ],
    confirmed: false,
  },
  {
    claim: 'A pollen analysis for every lot of honey, and no blending across regions',
    where: [
      { in: 'home.products.items.honeys.text', says: 'Every lot has its pollen analysis' },
      {
        in: 'company.partnerships.partners.anemoessa.benefits.b1',
        says: 'Pollen analysis for every lot',
      },
    ],
    confirmed: false,
  },
  {
    claim: 'Residue results for spices on request',
    where: [{ in: 'home.products.items.spices.text', says: 'residue tests on request' }],
    confirmed: false,
  },
  {
    claim:
      'Certificates on file for every protected name (feta, Graviera Naxou, Manchego, Krokos Kozanis …)',
    where: [
      { in: 'home.products.items.cheeses.text', says: 'Graviera Naxou' },
      { in: 'home.products.items.spices.text', says: 'Krokos Kozanis' },
      { in: 'home.products.items.wines.text', says: 'Aceto Balsamico di Modena' },
      { in: 'home.products.items.olives.text', says: 'Nocellara del Belice' },
    ],
    confirmed: false,
  },
  {
    claim: 'An unbroken cold chain, with a temperature log for each shipment of cheese',
    where: [
      { in: 'home.services.items.logistics.text', says: 'an unbroken cold chain' },
      { in: 'home.products.items.cheeses.text', says: 'with temperatures logged' },
      {
        in: 'company.partnerships.partners.monteArvale.benefits.b2',
        says: 'A temperature log for each shipment',
      },
    ],
    confirmed: false,
  },
  {
    claim: 'Part pallets in Canada; mixed pallets, one at least, to New York State and New England',
    where: [
      { in: 'home.services.items.logistics.text', says: 'full or partial pallet in Canada' },
      { in: 'news.items.mixedPallets.story', says: 'a minimum of one pallet in total' },
    ],
    confirmed: false,
  },
  {
    claim: 'Prices for kitchens hold through an agreed season',
    where: [
      {
        in: 'company.solutions.cards.foodservice.description',
        says: 'a price that holds through an agreed season',
      },
      {
        in: 'company.solutions.cards.foodservice.features.f2',
        says: 'Seasonal price agreements',
      },
    ],
    confirmed: false,
  },
  {
    claim: 'Quotations show goods, freight, duty and our margin as separate lines',
    where: [
      { in: 'company.solutions.reasons.writtenDown.text', says: 'our margin as separate lines' },
    ],
    confirmed: false,
  },
  {
    claim:
      'Terms for buyers: minimum order, smallest delivery to kitchens, lead times, samples, payment, Incoterms',
    where: [
      { in: 'worker/contract/company.ts', says: 'minimum: { cases: 10 }' },
      { in: 'company.solutions.facts.kitchens.text', says: 'Cases are not split' },
      { in: 'company.solutions.facts.samples.text', says: 'Free for businesses' },
      { in: 'company.solutions.facts.payment.text', says: 'of the invoice' },
    ],
    confirmed: false,
  },
  {
    claim: 'Delivery on agreed weekdays in Ottawa, Gatineau and Montréal; pallets elsewhere',
    where: [{ in: 'company.solutions.facts.delivery.text', says: 'on agreed weekdays' }],
    confirmed: false,
  },
  {
    claim: 'PDO, PGI and organic certificates can be had as PDF',
    where: [{ in: 'company.solutions.facts.certificates.text', says: 'certificates as PDF' }],
    confirmed: false,
  },
  {
    claim: 'A recall drill is held every year, and a lot number is on every case',
    where: [
      { in: 'company.solutions.reasons.drill.text', says: 'Once a year we trace a lot' },
      { in: 'company.solutions.reasons.lots.text', says: 'The lot number is on the case' },
    ],
    confirmed: false,
  },
  {
    claim: 'A first conversation costs nothing',
    where: [{ in: 'company.solutions.intro2', says: 'costs nothing' }],
    confirmed: false,
  },
  {
    claim:
      'Messages and requests for access are read by people and answered within two working days',
    where: [
      { in: 'accessRequest.state.submitted.text', says: 'within two working days' },
      { in: 'forms.contact.thanks', says: 'within two working days' },
      { in: 'worker/features/outbox/form-words.ts', says: 'within two working days' },
    ],
    confirmed: false,
  },
  {
    claim:
      'Cheese: forecasts until October 31 are served first; Monte Arvale from the winter of 2027',
    where: [
      { in: 'news.items.cheeseQuota.story', says: 'sent to us by October 31 are filled first' },
      { in: 'news.items.monteArvale.excerpt', says: 'From the winter of 2027' },
    ],
    confirmed: false,
  },
  {
    claim: 'Packaging: five-litre tins as standard, lighter bottles, weights on the product sheets',
    where: [
      { in: 'news.items.refillTins.story', says: 'Five-litre tins are now our standard format' },
      {
        in: 'news.items.refillTins.story',
        says: 'bottle weights are given on the product sheets',
      },
    ],
    confirmed: false,
  },
  {
    claim:
      'Privacy: the founder is in charge, answers come within 30 days, providers are bound by contract',
    where: [
      { in: 'legal.privacy.body', says: 'is the person in charge of the protection' },
      { in: 'legal.privacy.body', says: 'We answer within 30 days' },
      { in: 'legal.privacy.body', says: 'bind providers by contract' },
    ],
    confirmed: false,
  },
  {
    claim:
      'Amazon store: residues tested by lot, olives cured without lye, cheese shipped Monday to Wednesday',
    where: [
      {
        in: 'web/features/admin/assets/amazon-brand-store.txt',
        says: 'Tested for pesticide residues by lot',
      },
      { in: 'web/features/admin/assets/amazon-brand-store.txt', says: 'instead of using lye' },
      {
        in: 'web/features/admin/assets/amazon-brand-store.txt',
        says: 'orders leave Monday to Wednesday',
      },
    ],
    confirmed: false,
  },
]

/** Message about unconfirmed claims for a deployment; empty when all are confirmed. */
export function unconfirmedNotice(claims: readonly OwnerClaim[]): string {
  const open = claims.filter(({ confirmed }) => !confirmed)
  if (open.length === 0) return ''
  const lines = open.map(({ claim, where }) => {
    const places = new Set(where.map((place) => place.in))
    return `  - ${claim} (${[...places].join(', ')})`
  })
  return `The site says these things and no one has confirmed them (worker/ops/owner-claims.ts):\n${lines.join('\n')}\n`
}
