import type { BaseTranslation } from '../../i18n-types.ts'

const en_home = {
  // the h1 is titleBefore, keyword and titleAfter, separated by spaces
  hero: {
    eyebrow: 'Importer and brand builder, Ottawa',
    titleBefore: 'We bring',
    titleAfter: 'from Mediterranean makers to your shelves',
    keywords: {
      k1: 'olive oils',
      k2: 'mountain honeys',
      k3: 'aged cheeses',
      k4: 'island wines',
      k5: 'balsamic vinegars',
    },
    lead: 'Meltemi selects food from producers around the Mediterranean, brings it through customs and builds brands for it in Canada and the United States. Retailers, restaurants and distributors deal with one partner from the mill to the loading dock.',
    primary: 'See the products',
    secondary: 'Talk to us',
    pause: 'Pause the changing word',
    posterAlt:
      'A red caique under a white sail carries jars and crates past a white village with a windmill, in front of a large sun',
  },
  products: {
    eyebrow: 'Products',
    title: 'Six categories, each with a place behind it',
    lead: 'We buy from the people who do the growing, pressing, curing and ageing. For any item below, ask us for the producer sheet, the lot analysis and the price list.',
    items: {
      oliveOils: {
        name: 'Olive oils',
        text: 'Estate and cooperative extra virgin oils from Koroneiki, Picual and Taggiasca olives. Each lot comes with its harvest date and analysis, in bottles for the shelf and five-litre tins for the kitchen.',
        origins: 'Messenia, Crete, Jaén, Liguria',
      },
      honeys: {
        name: 'Honeys',
        text: 'Raw thyme, pine, chestnut and orange-blossom honeys, packed by floral source and never blended across regions. Every lot has its pollen analysis. Available in jars for retail and in pails for bakeries and hotels.',
        origins: 'Kythira, Thasos, Calabria, Valencia',
      },
      olives: {
        name: 'Olives and tapenades',
        text: 'Kalamata, Halkidiki and Nocellara del Belice olives, graded by size and packed where they grow, whole or pitted. Green and black tapenades from Provence. In jars, pouches and foodservice pails.',
        origins: 'Laconia, Halkidiki, Belice Valley, Provence',
      },
      spices: {
        name: 'Spices and herbal teas',
        text: 'Krokos Kozanis saffron, oregano cut in flower and Pimentón de la Vera, alongside whole-stem mountain tea, sage and dittany. Available in retail tins, in refill bags or in bulk, with residue tests on request.',
        origins: 'Kozani, Mount Othrys, Crete, La Vera',
      },
      wines: {
        name: 'Wines and balsamic vinegars',
        text: 'Assyrtiko from volcanic Santorini, Xinomavro from Naoussa, Vermentino di Gallura, and Aceto Balsamico di Modena aged in wood. Wines reach you through provincial liquor boards and licensed US distributors; vinegars ship with your grocery order.',
        origins: 'Santorini, Naoussa, Gallura, Modena',
      },
      cheeses: {
        name: 'Cheeses',
        text: 'Barrel-aged feta, Graviera Naxou, Manchego and sheep’s-milk pecorino from a Barbagia dairy, in whole wheels or retail portions. They stay chilled from dairy to dock, with temperatures logged, and volumes are planned around Canada’s import quota.',
        origins: 'Epirus, Naxos, La Mancha, Sardinia',
      },
    },
  },
  services: {
    eyebrow: 'Services',
    title: 'From the first sample to the reorder',
    lead: 'Take one service or all five. The same team in Ottawa answers for each of them.',
    items: {
      sourcing: {
        name: 'Importing and sourcing',
        text: 'We visit mills, dairies and apiaries, taste samples blind and agree on price, volume and harvest dates with the producer. We act as importer of record, so you get one invoice, in the currency we quoted.',
      },
      brand: {
        name: 'Brand development',
        text: 'We shape the name, the packaging and the sell sheet for producers who are new to this market, or develop a private label for you. Every design has room for two languages from the start.',
      },
      sales: {
        name: 'Sales and distribution',
        text: 'We present each line to retail buyers, chefs and distributors, agree on listings and case sizes, and follow up with tastings and staff training. We tell producers what sells and what does not.',
      },
      compliance: {
        name: 'Compliance',
        text: 'We import under a Safe Food for Canadians licence and prepare bilingual labels to CFIA rules. For the United States we see to FDA prior notice and foreign supplier verification before the goods sail.',
      },
      logistics: {
        name: 'Logistics and operations',
        text: 'We consolidate mixed pallets at origin, book sea or air freight, clear customs and keep an unbroken cold chain for cheeses. We deliver by full or partial pallet in Canada and by full pallet in the United States.',
      },
    },
  },
  process: {
    eyebrow: 'How we work',
    title: 'Four steps, in this order',
    lead: 'A product moves on to the next step only when it has proved itself in the one before.',
    steps: {
      import: {
        name: 'Import',
        text: 'We taste, check documents and labels, and bring in a first pallet under our own licence, so that you can judge the real thing.',
      },
      launch: {
        name: 'Launch',
        text: 'Packaging, price list and sell sheet are ready before the goods land. We start with a few stores and kitchens that tell us frankly what they think.',
      },
      grow: {
        name: 'Grow',
        text: 'We read the sales figures with you, adjust formats and prices, add tastings where they help, and reorder before the shelf is empty.',
      },
      scale: {
        name: 'Scale',
        text: 'Once a line holds its place, we move to full containers, wider distribution across provinces and states, and longer agreements with the producer.',
      },
    },
  },
  story: {
    eyebrow: 'Our story',
    title: 'Named after a working wind',
    p1: 'Every summer a dry north wind crosses the Aegean. Sailors call it the meltemi. It clears the haze and dries the oregano on the terraces; in the days of sail, it carried loaded caiques from island to island. Skippers knew its hours: when to leave, when to wait in the lee. Oil, honey and cheese reached the next harbour because someone had read the weather well.',
    p2: 'Our work is much the same, over a longer distance. Small producers make food that deserves a place abroad, yet they rarely have the paperwork, the packaging or the time that a foreign market asks for. From Ottawa we plan the crossing: the right season, the right label, the right shelf. What arrives should taste as it did at the farm where we first tried it.',
    missionTitle: 'Our mission',
    mission:
      'To give small Mediterranean producers a lasting place in Canada and the United States, and to give buyers here food whose maker they can name.',
    imageAlt:
      'A table laid under a vine by the sea: oil, bread, cheese, olives and wine, with a sail in the distance',
  },
  founder: {
    eyebrow: 'The person behind the company',
    title: '{name:string}',
    role: 'Founder',
    quote:
      'I would rather import one good oil for ten years than ten oils for one. A producer has to know that you will be back after the next harvest.',
    p1: 'She founded the company in Ottawa in 2014 and still tastes every lot before it is ordered. Producers know her from the visits she makes at harvest; buyers know her as the person who calls when a shipment is late, before they have to ask. Both kinds of conversation decide what we import.',
    imageAlt:
      'Drawing of a woman in a straw hat, seen from behind, holding an olive branch and looking out to sea',
  },
  contact: {
    eyebrow: 'Contact',
    title: 'Tell us what you are looking for',
    lead: 'A product, a label question, a pallet to move: write, call, or come by during opening hours.',
    visit: 'Visit',
    call: 'Call',
    write: 'Write',
    hours: 'Opening hours',
  },
} satisfies BaseTranslation

export default en_home
