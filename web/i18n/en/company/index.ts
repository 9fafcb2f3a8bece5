import type { BaseTranslation } from '../../i18n-types.ts'

const en_company = {
  teams: {
    title: 'The people who pick up the phone',
    intro1:
      'In our Ottawa office, buying, compliance, brand work and logistics sit within earshot of one another. That is deliberate. A question about a label changes a price, a price changes a pallet, and no one should learn of it a week later. When you call, you reach someone who knows your order, or who can turn around and ask the colleague who does.',
    intro2:
      'We keep the team small so that responsibility stays visible. The person who tastes an oil also talks to the mill; the person who signs off on a label also hears from the store that sells it. For you this means few handoffs and straight answers, even when the answer is no. Want to know who would manage your account, or whether we know a region or a product well enough to help? Just ask.',
    membersTitle: 'Who does what',
    expertiseLabel: 'Expertise',
    portraitAlt: 'Monogram of {name:string}',
    members: {
      eleniMarkou: {
        position: 'Founder, head of buying and brands',
        location: 'Ottawa, Canada',
        bio: 'Eleni founded Meltemi and still decides what it imports. She visits producers at harvest, tastes every lot blind before an order goes out and keeps a sealed sample of each. She works with producers who are new to this market on names, packaging and sell sheets. Ask her which oil suits your shelf, and she will first ask who shops there.',
        expertise: {
          e1: 'Olive oil tasting',
          e2: 'Producer visits',
          e3: 'Brand development',
          e4: 'Range planning',
        },
      },
      claireBeaudoin: {
        position: 'Head of compliance and labelling',
        location: 'Ottawa, Canada',
        bio: 'Claire makes sure a product can legally be sold before anyone tries to sell it. She classifies goods, collects origin declarations, writes labels in English and French and keeps the files that inspectors ask for in Canada and the United States. If a claim on a label cannot be proven, she takes it off, kindly and without exception.',
        expertise: {
          e1: 'Bilingual labels',
          e2: 'Tariff codes and origin',
          e3: 'CFIA and FDA rules',
          e4: 'Supplier verification',
        },
      },
      danielOsei: {
        position: 'Head of logistics and customer accounts',
        location: 'Ottawa, Canada',
        bio: 'Daniel plans the crossing, from pickup at the producer to the delivery appointment at your dock. He books freight, consolidates mixed pallets, reads the temperature loggers and manages cheese volumes through the quota year. Because he also runs customer accounts, the person who knows where your order is also answers your call.',
        expertise: {
          e1: 'Cold chain',
          e2: 'Freight and customs',
          e3: 'Cheese quota planning',
          e4: 'Customer accounts',
        },
      },
    },
    cta: 'Speak with the team',
  },
  partnerships: {
    title: 'Partners on both shores',
    intro1:
      'If you produce olive oil, honey, cheese, wine or herbs around the Mediterranean, we can act as your importer, your brand team and your eyes and ears in the market. We look for a product with a clear origin, documents in order and a volume you can sustain after a poor harvest. Samples come first; talk of exclusivity comes later, once both sides know how the other works.',
    intro2:
      'If you sell or serve food in Canada or the United States, we can build a range with you: a single item for the cheese counter, a private label for a chain, a list for a restaurant group. We discuss margins, case sizes and lead times openly at the start, because those three decide whether a good product stays. Tell us about your situation, and we will say plainly whether we are the right partner.',
    partnersTitle: 'Some of the people we work with',
    partnersIntro: 'Three producers, three ways of working together.',
    benefitsLabel: 'What buyers get',
    partners: {
      alonaki: {
        type: 'Olive growers’ cooperative',
        location: 'Messenia, Greece',
        description:
          'Families with small groves who share one mill and one set of rules: Koroneiki olives picked early and milled the same day, the oil stored by lot in steel tanks. We buy named lots, tasted blind, and tell the cooperative every year what buyers here said about them.',
        benefits: {
          b1: 'Harvest month and lot analysis on the bottle',
          b2: 'Retail bottles and five-litre tins from the same lot',
          b3: 'Volumes agreed before the harvest',
        },
      },
      monteArvale: {
        type: 'Family dairy',
        location: 'Barbagia, Sardinia, Italy',
        description:
          'A dairy in the hills that turns the sheep’s milk of its own valley into young and aged pecorino, but only while the milk lasts. We plan its shipments around the Canadian quota year and keep each one cold, with temperatures on record from dairy to dock.',
        benefits: {
          b1: 'Whole wheels labelled with milk, ageing and lot',
          b2: 'A temperature log for each shipment',
          b3: 'Volumes reserved by quota year',
        },
      },
      anemoessa: {
        type: 'Beekeepers’ association',
        location: 'Kythira, Greece',
        description:
          'Beekeepers on a windy island who extract, test and pack their thyme honey together but keep every apiary’s lot apart. The association gives small producers one contact, one standard and one set of documents. We bring their honey in without blending it with any other.',
        benefits: {
          b1: 'Pollen analysis for every lot',
          b2: 'Jars for retail, pails for bakeries and hotels',
          b3: 'Traceable to the apiary',
        },
      },
    },
    opportunitiesTitle: 'Three ways to begin',
    opportunities: {
      produce: {
        title: 'You produce',
        text: 'Send us a sample, a recent analysis and the volume you can sustain each year. We taste it, tell you what we think and why, and let you know what labels, documents and price this market will expect.',
      },
      sell: {
        title: 'You sell or serve',
        text: 'Tell us about your shelf or your menu, your margins and your delivery days. We propose a short range with landed costs, and begin with a quantity small enough to judge without risk.',
      },
      distribute: {
        title: 'You distribute',
        text: 'Name your territory and the gaps in your list. We bring lines with clear origins, sell sheets your team will use, staff training and a plan for who supports which account.',
      },
    },
    contactLink: 'Get in touch',
    cta: 'Propose a partnership',
  },
  solutions: {
    title: 'Planned around what you sell',
    intro1:
      'A grocery chain, a restaurant and a distributor can buy the same olive oil and need three different things. The chain wants a barcode, a shelf-ready case and a promotion calendar. The restaurant wants a tin that pours well and a price that holds through the season. The distributor wants mixed pallets and a sell sheet the sales force will actually use.',
    intro2:
      'So we do not sell fixed packages. We start with your shelf, your menu or your territory and put together the services it calls for, from sourcing and labels to freight and brand work, with tasks and lead times set down in writing. The four steps below are the usual order. Some projects need all of them, some only the last; a first conversation shows which, and costs nothing.',
    cardsTitle: 'Four kinds of customer, four ways of working',
    featuresLabel: 'What is included',
    industriesLabel: 'Suited to',
    cards: {
      retail: {
        title: 'Programs for retailers',
        description:
          'A range that fits your category and your calendar, from one oil to a whole Mediterranean set, under our producers’ brands or as your private label. We prepare barcodes, bilingual labels, cases and promotions, and support the range after the launch with sales figures and tastings.',
        features: {
          f1: 'Range and prices planned back from the shelf',
          f2: 'Private label, from recipe to artwork',
          f3: 'Shelf-ready cases and product data',
          f4: 'Tastings and staff training',
        },
        industries: 'Grocery chains, delicatessens, cheese shops, online stores',
      },
      foodservice: {
        title: 'Supply for kitchens',
        description:
          'Ingredients in the formats that kitchens use, with a price that holds through an agreed season. We deliver tins, pails and whole wheels on mixed pallets, give chefs the story behind each product in a few lines, and suggest a substitute before something runs out.',
        features: {
          f1: 'Foodservice formats and specification sheets',
          f2: 'Seasonal price agreements',
          f3: 'Mixed pallets, chilled and dry',
          f4: 'Menu descriptions and staff tastings',
        },
        industries: 'Restaurants, hotels, bakeries, caterers',
      },
      distribution: {
        title: 'Lines for distributors',
        description:
          'Lines with a clear origin and a margin for everyone in the chain. We act as importer of record if you wish, keep the compliance files, and give your sales force samples, sell sheets and training, so that a new product is understood before it is presented.',
        features: {
          f1: 'Import, customs and supplier verification',
          f2: 'Full containers or mixed pallets',
          f3: 'Sell sheets and sales training',
          f4: 'Territories agreed in writing',
        },
        industries: 'Wholesalers, regional distributors, buying groups',
      },
      producers: {
        title: 'Market entry for producers',
        description:
          'For makers around the Mediterranean who want to sell in Canada or the United States and have neither the paperwork nor the time. We check what the product needs, adapt the label and packaging, bring in a first pallet and report honestly on how it sells.',
        features: {
          f1: 'Assessment of product, price and paperwork',
          f2: 'Labels for Canada and the United States',
          f3: 'Brand, packaging and sell sheet',
          f4: 'Trial shipment with sales report',
        },
        industries: 'Mills, dairies, apiaries, wineries, growers of herbs and spices',
      },
    },
    stepsTitle: 'How a project runs',
    steps: {
      consultation: {
        name: 'Consultation',
        text: 'We listen: what sells now, what is missing, which margins and delivery dates you have to meet.',
      },
      planning: {
        name: 'Planning',
        text: 'You receive a short plan with products, landed costs, label work, lead times and a note of who does what.',
      },
      implementation: {
        name: 'Implementation',
        text: 'We order, label, ship and clear the goods, and prepare your staff and your sales materials for the launch.',
      },
      optimization: {
        name: 'Optimization',
        text: 'We review the results with you, drop what does not move and build on what does.',
      },
    },
    factsTitle: 'Terms at a glance',
    facts: {
      minimum: { title: 'Minimum order', text: '{cases:number} cases, mixed as you like' },
      kitchens: {
        title: 'For kitchens',
        text: 'Deliveries from {cases:number} cases. Cases are not split.',
      },
      delivery: {
        title: 'Delivery',
        text: 'Ottawa, Gatineau and Montréal on agreed weekdays; by pallet elsewhere in Canada and to the northeastern United States',
      },
      lead: {
        title: 'Lead time',
        text: '{days:string} working days from stock, {weeks:string} weeks from the producer',
      },
      packs: {
        title: 'Packs and codes',
        text: 'The client portal lists case packs, item numbers and GTINs with each product, and best-before dates with each lot.',
      },
      certificates: {
        title: 'Certificates',
        text: 'PDO, PGI and organic certificates as PDF, where a product has them',
      },
      samples: {
        title: 'Samples',
        text: 'Free for businesses, up to {products:number} products at a time',
      },
      payment: {
        title: 'Payment',
        text: 'Within {days:number} days of the invoice. Prices are {canada:string} in Canada and {us:string} in the United States (Incoterms 2020).',
      },
      licence: { title: 'Safe Food for Canadians licence', text: 'In the CFIA’s register' },
    },
    reasonsTitle: 'Why buyers work with us',
    reasons: {
      oneDesk: {
        title: 'One point of contact',
        text: 'Buying, labels, freight and sales are handled under one roof. You do not have to carry messages between a broker, a designer and a warehouse.',
      },
      writtenDown: {
        title: 'Every figure in writing',
        text: 'You see goods, freight, duty and our margin as separate lines, with the assumptions beside them and a note on who absorbs any change in the duty rate.',
      },
      honestNo: {
        title: 'The answer can be no',
        text: 'If a product does not suit your shelf, or another importer would serve you better, we say so before you spend money on it.',
      },
      lots: {
        title: 'A lot number on every case',
        text: 'The lot number is on the case and on your order, next to the analysis of that very lot.',
      },
      drill: {
        title: 'A recall drill every year',
        text: 'Once a year we trace a lot from its producer to every buyer, against the clock, and keep the record.',
      },
      standing: {
        title: 'Standing orders, in five languages',
        text: 'What you need every week is ordered once; skip or change a delivery until an hour before its cut-off. Each of your colleagues orders in their own language.',
      },
    },
    cta: 'Describe your project',
  },
} satisfies BaseTranslation

export default en_company
