import type { BaseTranslation } from '../../i18n-types.ts'

const en_news = {
  heading: 'What changes between harvest and shelf',
  intro:
    'Importing food runs on dates: the start of a harvest, the day a rule takes effect, a missed sailing. Here is what is new, in brief, and what it means for buyers. Anything urgent goes straight to the customers concerned.',
  filterLabel: 'Show news about',
  categories: {
    all: 'All News',
    'product-launches': 'Product Launches',
    partnerships: 'Partnerships',
    expansion: 'Expansion',
    trade: 'Trade',
    sustainability: 'Sustainability',
  },
  shown: {
    one: '1 news item shown',
    many: '{count:number} news items shown',
  },
  empty: 'There is no news in this category at the moment.',
  showAll: 'Show all news',
  readFull: 'Read Full Story',
  back: 'Back to all news',
  feed: 'News feed (Atom)',
  cta: 'Ask what is new',
  items: {
    cheeseQuota: {
      title: 'Cheese for 2027: tell us your volumes by October 31',
      excerpt:
        'Canada divides its European cheese quota by calendar year, and applications are prepared in the autumn. Customers who want feta, graviera, Manchego or pecorino in 2027 should send us their monthly volumes by October 31.',
      story: `European cheese enters Canada at little or no duty only within quotas that are divided among companies for one calendar year at a time. The work for 2027 therefore starts now.

We are asking every customer who buys cheese from us, or would like to, for a simple forecast by the end of October.

- Which cheeses, in which format: whole wheels, blocks in brine or retail portions.
- Kilograms per month, with your strong and weak months.
- What you would take if there were more, and what you could give up if there were less.

We use these figures for our own quota planning and for the dairies, which decide in the autumn how much milk to set aside for cheese that will be ripe in spring. A forecast is not an order and commits you to nothing. It does set the priority: volumes sent to us by October 31 are filled first, later ones from whatever quota is left.

If you are new to imported cheese, write to us anyway. A small, regular volume is easier to place than a large one in December. Quota rules are revised from time to time; we will confirm what applies once the official notices for the year are published.`,
    },
    monteArvale: {
      title: 'A Barbagia dairy joins us: Caseificio Monte Arvale',
      excerpt:
        'Caseificio Monte Arvale makes pecorino from the sheep’s milk of its own valley. From the winter of 2027, under that year’s quota, we will bring two of its cheeses to Canada, one young and one aged, each shipment with its temperature log.',
      story: `We have agreed to represent Caseificio Monte Arvale, a family dairy in the Barbagia hills of Sardinia, in Canada and the United States. The agreement followed the usual order: samples first, then a trial pallet, and only then a conversation about the years ahead. The first deliveries are planned for the winter of 2027, under that year’s quota.

The dairy collects milk from flocks that graze within sight of it and makes cheese while the milk lasts, from winter to early summer. We begin with two cheeses. The younger one is mild, slices well and suits the deli counter. The aged one is firm and savoury, made for the board and the grater. Both are sold as pecorino under the name of the dairy. Neither is offered under a protected designation, and our labels do not suggest one.

What buyers can expect:

- Whole wheels for counters and kitchens, with retail portions to follow once the labels have been approved.
- Milk, ageing and lot code on every wheel, in English and French.
- A shipping plan built around the Canadian quota and cool months at sea.

The quota limits quantities, so the first deliveries go to customers who have sent us a forecast. If you would like to taste first, ask us for a sample with its data sheet.`,
    },
    newHarvest: {
      title: 'New-harvest Koroneiki, with its analysis on the back label',
      excerpt:
        'The new Koroneiki oil from our partner cooperative in Messenia has landed. For the first time, each bottle carries the harvest month and a code that leads to the analysis of the lot inside.',
      story: `The first pallets of the new harvest from the Alonaki Growers Cooperative in Messenia have cleared customs and are ready to order. Pressed from Koroneiki olives, the oil is green and peppery, with the bitterness that a young oil should have. It will grow rounder over the year.

What is new is on the back label. A second code sits beside the lot number and the harvest month. Scan it with a phone, and it opens the certificate of analysis for that lot: free acidity, peroxide value, K232 and K270, with the name of the laboratory and the date on which the sample was taken. Until now we sent these figures on request. Staff at the counter asked for them so often that every bottle now leads to them.

The oil comes in two formats.

- A dark half-litre bottle for the shelf, in cases of six.
- A five-litre tin for kitchens, four to a case.

We keep a sealed sample of each lot, so that any question later in the season can be settled by tasting. If you still have last year’s oil, sell it first: it is sound, and customers notice the difference when the two sit side by side. Ask for the price list and a tasting bottle.`,
    },
    mixedPallets: {
      title: 'Mixed pallets now reach the northeastern United States',
      excerpt:
        'Stores and restaurants in New York State and New England can now order oil, honey, olives and spices from us on one mixed pallet. Goods ship directly from the country of origin and clear customs in the United States, without passing through our Canadian warehouse.',
      story: `Until now our customers in the United States had to take full pallets of one product, or wait until another buyer nearby needed the rest. From this month, buyers in New York State and New England can order mixed pallets of groceries: olive oils, honeys, olives and tapenades, spices and herbal teas, and vinegars.

The goods are consolidated at origin and travel to a US port under a US customs entry. This matters for the price. European food that is only stored in Canada keeps its European origin and gains nothing in duty from the detour; it only crosses one more border. Prior notice to the Food and Drug Administration and the supplier verification file are prepared before the container is loaded.

How it works for a buyer:

- Order by the case, with a minimum of one pallet in total.
- Labels are the US versions, with US Nutrition Facts.
- Duties are shown on the quotation as a separate line, at the rate in force on its date, with a note on who absorbs any change in the rate.

Cheese and wine are not part of this service. Cheese needs a cold chain of its own, and wine goes through licensed distributors. Tell us your ZIP code, and we will say plainly whether we can serve you well.`,
    },
    refillTins: {
      title: 'Less glass, more tin: how we pack oil from this season on',
      excerpt:
        'A bottle protects oil, looks good and weighs too much. For kitchens and refill counters we now offer our oils in five-litre tins by default, and retail bottles move to lighter glass as old stock runs out.',
      story: `Packaging is the part of an imported food that is thrown away, and glass is heavy to ship across an ocean. We have gone through our oils one by one and asked what each container has to do.

For kitchens the answer was simple. A tin keeps out light, does not break and weighs less per litre of oil. Five-litre tins are now our standard format for restaurants, bakeries and hotels. Stores with a refill counter can have them too, with small bilingual shelf labels and a sheet for staff on cleaning the tap and rotating stock, because oil left open for weeks does no one any favours.

For the retail shelf we are keeping dark glass, which protects flavour and can be recycled in most places. As existing stock runs out, bottles will be replaced by lighter ones of the same height, so that your shelf plan does not change. The barcode stays the same where the contents do.

We make no claim to be carbon neutral and will not print a leaf on the label. What we can do is name the change and let you check it: old and new bottle weights are given on the product sheets. If the lighter bottles break more often in your store, tell us, because broken glass saves nothing.`,
    },
  },
} satisfies BaseTranslation

export default en_news
