import type { BaseTranslation } from '../../i18n-types.ts'

const en_articleOliveOilGrades = {
  body: `Extra virgin is one of the few terms on a food label with a number behind it: in fact, with a whole table of numbers and a tasting. A buyer who can read the certificate of analysis needs no chemistry degree, only an idea of what each line measures and when the sample was drawn.

## The grades in one minute

The International Olive Council and the European Union define the grades in nearly the same way. Virgin oils are obtained from the fruit by mechanical means alone, without solvents and without refining.

- Extra virgin: free acidity of at most 0.8 percent, no sensory defect and some fruitiness.
- Virgin: free acidity of at most 2.0 percent and slight defects within a limit.
- Lampante: above those limits, not meant for the table, sent to a refinery.
- Olive oil composed of refined and virgin olive oils: what shops often call “pure” or “classic”. Refining takes away defects, colour and most of the flavour; some virgin oil puts a little back.
- Olive-pomace oil: extracted with solvent from what the mill leaves behind, then refined and blended with virgin oil.

In the United States the grade standards of the Department of Agriculture follow similar limits but are voluntary, and California has a stricter standard of its own for oil from its larger handlers. Canada treats an adulterated or misdescribed oil as misleading to the consumer, and the Canadian Food Inspection Agency samples olive oil for that reason. Words such as “light” or “pure” are not grades, and “light” never refers to calories.

## Free acidity

This is the share of fatty acids that have come loose from the oil molecule, expressed as oleic acid. It cannot be tasted. It rises when olives are bruised, attacked by the fruit fly or left in sacks before milling. For extra virgin the limit is 0.8 percent; careful producers are often well below half that. A low figure shows healthy fruit and quick work. It says little about flavour: a refined oil has almost no free acidity either.

## Peroxide value

Peroxides are the first products of oxidation. The limit for extra virgin and virgin oil is 20 milliequivalents of active oxygen per kilogram. A fresh, well-kept oil is usually far under it. Treat the value with care: it climbs with air, light and warmth, but later in the life of an oil peroxides break down again. An old oil can show a modest figure and still smell of crayons.

## K232 and K270

Both are measured with ultraviolet light. K232, at most 2.50 for extra virgin, reflects early oxidation. K270, at most 0.22, reflects later stages and is also raised by refining. Delta K, at most 0.01, helps to reveal refined oil in a virgin one. If the peroxide value is low while K270 is near its limit, the oil is probably not young or was handled warm. Read the three figures together, and compare the certificate from the mill with one for a sample drawn after bottling.

## The panel

Chemistry alone does not make an oil extra virgin. A panel of trained tasters, following the method of the International Olive Council, smells and tastes the oil blind. For each defect and for fruitiness the median of the scores is taken. Extra virgin requires a median of defects of 0 and a median of fruitiness above 0. The usual defects have plain names: fusty from olives that fermented in a heap, musty from mouldy fruit, winey or vinegary, rancid, muddy sediment. Bitterness and pungency are not defects. They come from phenols, and phenols help an oil keep.

Some laboratories add ethyl esters, which rise when fruit has fermented, and fatty acid composition and sterols, which serve to detect other oils. The measures known as DAGs and PPP show ageing and heating; they belong to some national and private standards, not to all.

## What a certificate cannot tell you

A certificate describes one sample on one day. Ask these questions before you rely on it:

- Which lot does it cover, and is that lot number on the bottle or tin?
- When was the sample drawn, from which tank, and before or after filtering and bottling?
- Is the laboratory accredited for these methods, and is the panel recognized?
- When were the olives harvested? The best-before date says when the bottler stops vouching for it, not when the fruit was picked. Under EU rules a harvest year may be shown only if all the oil comes from that harvest.
- How was the oil stored and shipped? Steel tanks under inert gas and a container kept away from heat preserve what the mill achieved.

Be careful, too, with health claims. The one that the European Union authorizes for olive oil polyphenols does not extend to Canada or the United States.

## How to buy with it

Set your own limits, tighter than the law requires, and write them into the order: for example, an acidity and a K270 that leave room for a year on the shelf. Keep a sealed sample of each lot from the day it lands, in the dark, so that any complaint can be checked against it. Taste with the people who will sell or cook with the oil, blind and against the one they use now. And plan the volume so that it sells within the season: the best analysis ages with the oil. Limits are revised from time to time, so check the current standard.`,
} satisfies BaseTranslation

export default en_articleOliveOilGrades
