import type { BaseTranslation } from '../../i18n-types.ts'

const en_articleTariffs = {
  body: `A buyer who asks what the tariff on olive oil is wants a number. The honest answer is a method. The rate depends on what exactly the product is, where it was made, which country it enters and on which day. In Canada it has long been stable for most Mediterranean food; in the United States it changed several times in 2025 and 2026. This article explains the mechanism and leaves out today’s rates on purpose: check the current schedule before you order.

## The code comes first

Every product crossing a border is classified under the Harmonized System. The first six digits are the same almost everywhere in the world; each country adds its own digits after them. Virgin and extra virgin olive oil are in heading 1509, olives ready for the table in 2005, honey in 0409, cheese in 0406, wine in 2204. Small differences move a product to another line: the size of the container, whether a cheese is grated, whether a paste counts as a sauce.

Ask for the code on the quotation and ask who chose it. If the choice is doubtful, both countries answer in advance and in writing. The Canada Border Services Agency issues advance rulings, and US Customs and Border Protection issues binding rulings and publishes them, so that you can read how similar products were treated. A ruling takes weeks, in Canada up to four months; a wrong code can cost years of unpaid duty with interest.

## Origin is where it was made, not where it was shipped from

Duty follows the country of origin. An oil pressed in Greece and bottled in Italy does not become Italian for customs because the invoice was written in Genoa. Nor does a Greek oil become Canadian because it sat in a warehouse in Ontario. CUSMA, the agreement between Canada, the United States and Mexico, helps goods that originate in North America under its own rules. European oil that is only stored, relabelled or repacked in Canada does not qualify, and it enters the United States at the rate that applies to its European origin on that day.

For European Union goods entering Canada, the agreement to know is CETA, applied provisionally since September 2017. It removed Canadian duties on most food from the Union. To claim it you need three things:

- Goods that meet the rule of origin for their code, for example wholly obtained in the Union.
- An origin declaration in the prescribed wording on the invoice or another commercial document. For consignments above 6,000 euros the exporter must be registered for this purpose.
- Transport without further processing on the way. Transshipment in a third country is allowed as long as the goods stay under customs control.

Without the declaration the importer pays the most-favoured-nation rate, called MFN. For some lines that rate is itself zero, as it has long been in Canada for olive oil; for others it is not, and for cheese above quota it is prohibitive. Goods from outside the Union, from Türkiye or Tunisia for instance, have to be checked separately.

## Why US rates move

The US schedule has a base rate for each line. On top of it, additional duties can be imposed under separate laws, some by country, some by product. From October 2019 to March 2021 a dispute over aircraft subsidies put an extra 25 percent on certain European cheeses and wines and on Spanish olive oils. In 2025 additional duties were placed on goods from almost every country under an emergency-powers law. In February 2026 the Supreme Court held that this law does not authorize tariffs, and other laws have been used since. Trade-remedy orders are a further layer: ripe olives from Spain and certain pasta from Italy have carried anti-dumping and countervailing duties, which differ from one exporter to the next.

The rate that applies is the one in force when the goods are entered, not the one in force when you signed.

## Who pays, and on what value

The importer of record owes the duty, answers for code, value and origin, and keeps the records: in Canada for six years, in the United States as a rule for five. In Canada the importer also needs an account in CARM, the accounting system of the Canada Border Services Agency, and its own financial security if goods are to be released before payment.

Both countries normally start from the price paid for the goods and leave out international freight and insurance if these are shown separately. A simple calculation shows what a duty does to a price. On goods worth 10,000 dollars, a duty of 10 percent is 1,000 dollars. If wholesaler and retailer each add their usual percentage to a cost that includes the duty, the shelf price rises by more than the duty did. Agree beforehand whether margins are figured as a percentage or in dollars.

## What you can do

- Write code, origin and assumed rate into the order, and say who absorbs any change in the rate.
- Collect the origin declaration before the goods sail, not after they land.
- Ask your broker about a bonded warehouse or foreign-trade zone if timing is uncertain.
- If goods go on to a third country, ask about drawback. Canada and the United States refund duty on certain re-exported goods, with time limits, exclusions and a good deal of paperwork.
- Keep your claims alive: where a duty is contested or a preference was missed, refunds have deadlines that differ between the two countries.

None of this replaces a customs broker. It lets you ask the right questions while the order can still be changed.`,
} satisfies BaseTranslation

export default en_articleTariffs
