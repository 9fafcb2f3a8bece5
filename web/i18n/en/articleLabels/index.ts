import type { BaseTranslation } from '../../i18n-types.ts'

const en_articleLabels = {
  body: `Two systems of law meet on the label of a Mediterranean cheese or olive sold in Canada. One protects the name because of where the food comes from. The other makes sure that Canadian consumers are told what is inside, in English and French. A label can satisfy one and fail the other.

## What the three European marks mean

- Protected designation of origin, PDO: produced, processed and prepared in one area by a recognized method, with qualities due to that area.
- Protected geographical indication, PGI: at least one stage takes place in the area, and a quality or reputation is linked to it.
- Traditional speciality guaranteed, TSG: a traditional recipe or method, without a tie to a place.

When a producer offers you a PDO product, ask for the certificate and check that it covers the product, the producer and, where the specification demands it, the packing. Some specifications allow cutting, grating or bottling only inside the area.

## How Canada protects the names

Under CETA, Canada protects a list of more than 140 European food names, in addition to the wine and spirit names covered before. For most of them the rule is simple: a product that does not come from the place may not use the name, not even in translation or with a word such as “style”. There are exceptions, negotiated name by name. Some terms, such as parmesan in English and French, remain free while the full original name is protected. Names not on the list have no such protection.

Five cheese names have a rule of their own: Asiago, Feta, Fontina, Gorgonzola and Munster. Those who already used them commercially in Canada before October 18, 2013, may continue. Anyone who came later may use them for cheese from elsewhere only with a qualifier such as “kind”, “type”, “style” or “imitation”, together with a legible indication of where the product comes from. A shopper can therefore find feta from Greece, made from sheep’s milk with or without goat’s milk under a PDO, beside a Canadian feta made from cow’s milk; both are lawful. If you import the Greek one, the word alone will not explain the price. State milk, origin and ageing on the label.

The United States works differently. It has no such list, treats many cheese names as generic and protects origin mainly through certification marks.

## What a Canadian label has to carry

Most prepackaged food for retail sale needs the following. The details are in the Food and Drug Regulations, the Safe Food for Canadians Regulations and the guidance of the Canadian Food Inspection Agency, the CFIA.

- The common name of the food, in both languages, on the main panel.
- Net quantity in metric units, in a type size that grows with the package.
- The list of ingredients in descending order, with priority allergens, gluten sources and added sulphites declared.
- A Nutrition Facts table in the Canadian format. The European or US table does not replace it.
- Name and principal place of business of the responsible company. If only a Canadian importer is named for food made wholly abroad, it follows the words “imported by” or “imported for”, or appears beside the country of origin.
- Country of origin for foods that require it, among them cheese, honey and wine.
- A best-before date with storage instructions if the food keeps for 90 days or less.
- A lot code, so that the product can be traced and recalled.

Some foods have rules of their own. Cheese labels state milk fat and moisture. Honey has grades. Mandatory information appears in English and French; the company’s name and address may be in one of them. Quebec goes further under its Charter of the French language: no other language may be given greater prominence than French. Since June 2025 its rules also reach generic or descriptive words within trademarks on products, with transition periods for existing stock.

## The symbol on the front

Since January 1, 2026, many prepackaged foods high in saturated fat, sugars or sodium must carry a nutrition symbol on the front. The general threshold is 15 percent of the daily value, with other levels for foods eaten in very small portions and for main dishes. Olives in brine, tapenades and salted spreads deserve a calculation because of their sodium. There are exemptions: single-ingredient sweeteners such as honey do not carry the symbol, vegetable oils have a conditional exemption for saturated fat, and cheese can be exempt depending on its calcium. Do the math for your own product and keep it on file.

## The licence and papers behind the label

The importer needs a licence under the Safe Food for Canadians Regulations, valid on the day of import and declared with the shipment, and in most cases a written preventive control plan. Traceability records lead one step back and one step forward and are kept for two years.

## A working order that saves money

- Start with the recipe and the specification sheet, signed by the producer.
- Calculate nutrition and test the front symbol before the design begins.
- Write both languages at the same time; French needs more room.
- Decide early between a printed label for Canada and an added sticker. A sticker may serve if the result is complete and legible.
- Send the final artwork, not a text file, to the person who signs off on it.

Rules and guidance change. Treat this as a map, and the CFIA’s current labelling tool as the territory.`,
} satisfies BaseTranslation

export default en_articleLabels
