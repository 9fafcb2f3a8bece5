import type { BaseTranslation } from '../../i18n-types.ts'

const en_news = {
  heading: 'What changes between harvest and shelf',
  intro:
    'Food import lives by dates: the start of a harvest, the day a rule takes effect, the sailing that was missed. Here is news of that kind, told briefly, with the consequence for a buyer. Anything urgent goes straight to the customers it concerns and does not wait for a web page.',
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
  feed: 'News as a feed (Atom)',
  cta: 'Ask us what is new',
  items: {
    cheeseQuota: {
      title: 'Cheese for 2027: tell us your volumes this autumn',
      excerpt:
        'Canada divides its European cheese quota by calendar year, and applications are prepared in the autumn. Customers who want feta, graviera, Manchego or pecorino next year should send us their monthly volumes by the end of October.',
      story: `European cheese enters Canada at little or no duty only within quotas that are divided among companies for one calendar year at a time. The work for 2027 therefore starts now, while most of us are still selling the summer.

We are asking every customer who buys cheese from us, or would like to, for a simple forecast by the end of October.

- Which cheeses, in which format: whole wheels, blocks in brine or retail portions.
- Kilograms per month, with your strong and weak months.
- What you would take if there were more, and what you could give up if there were less.

We use these figures for our own quota planning and for the dairies, who decide in the autumn how much milk to set aside for cheese that will be ripe in spring. A forecast is not an order and binds nobody. It does decide the sequence: volumes that were announced are served first.

If you are new to imported cheese, write to us all the same. A small, regular volume is easier to place than a large one in December. Quota rules are revised from time to time; we will confirm what applies once the official notices for the year are published.`,
    },
    monteArvale: {
      title: 'A Sardinian dairy joins us: pecorino from Caseificio Monte Arvale',
      excerpt:
        'Caseificio Monte Arvale makes pecorino from the milk of its own valley in Sardinia. From this summer we bring two of its cheeses to Canada, one young and one aged, with the temperature log of each shipment.',
      story: `We have agreed to represent Caseificio Monte Arvale, a family dairy in the Barbagia hills of Sardinia, in Canada and the United States. The agreement followed the usual order: samples first, then a trial pallet, and only then a conversation about the years ahead.

The dairy collects milk from flocks that graze within sight of its yard and makes cheese while the milk lasts, from winter to early summer. We begin with two cheeses. The younger one is mild, slices well and suits the deli counter. The aged one is firm and savoury, made for the board and the grater. Both are sold as pecorino with the name of the dairy. Neither is offered under a protected designation, and our labels do not suggest one.

What buyers can expect:

- Whole wheels for counters and kitchens, with retail portions to follow once the labels have been approved.
- Milk, ageing and lot code on every wheel, in English and French.
- A shipping plan built around quota in Canada and cool months at sea.

Quantities are limited by the quota year, so first deliveries go to customers who announced a volume. If you would like to taste, ask us for a sample with its data sheet.`,
    },
    newHarvest: {
      title: 'New-harvest Koroneiki, with its analysis on the back label',
      excerpt:
        'The new Koroneiki oil from our partner cooperative in Messenia has landed. For the first time, each bottle carries the harvest month and a code that leads to the analysis of exactly the lot inside.',
      story: `The first pallets of the new harvest from the Alonaki Growers Cooperative in Messenia have cleared customs and are ready to order. The oil is pressed from Koroneiki olives, green and peppery, with the bitterness that a young oil should have. It will grow rounder over the year.

What is new is on the back label. Beside the lot code and the month of harvest stands a second code. Scanned with a telephone, it opens the certificate of analysis for that lot: free acidity, peroxide value, K232 and K270, with the name of the laboratory and the date on which the sample was taken. Until now we sent these figures on request. Staff at the counter asked for them so often that they belong on the bottle.

The oil comes in two formats.

- A dark half-litre bottle for the shelf, in cases of six.
- A five-litre tin for kitchens, four to a case.

We keep a sealed sample of each lot, so that any question later in the season can be settled by tasting. If you bought last year’s oil, sell it first: it is sound, and customers notice the difference when both stand side by side. Ask for the price list and a tasting bottle.`,
    },
    mixedPallets: {
      title: 'Mixed pallets now reach buyers in the north-eastern United States',
      excerpt:
        'Stores and restaurants in New York State and New England can now order oil, honey, olives and spices from us on one mixed pallet. Goods come directly from origin under a US entry, not by way of our Canadian stock.',
      story: `Until now our customers in the United States had to take full pallets of one product, or wait until somebody nearby needed the rest. From this month, buyers in New York State and New England can order mixed pallets of groceries: olive oils, honeys, olives and tapenades, spices and herbal teas, and vinegars.

The goods are gathered at origin and travel to a US port under a US customs entry. This matters for the price. European food that is only stored in Canada keeps its European origin and gains nothing in duty from the detour; it merely crosses one border more. Prior notice to the Food and Drug Administration and the supplier verification file are prepared before the container is loaded.

How it works for a buyer:

- Order by the case, with a minimum of one pallet in total.
- Labels are the US versions, with US nutrition tables.
- Duties are shown on the quotation as a separate line, at the rate in force on the day of the quotation, with a note on who bears a change.

Cheese and wine are not part of this service. Cheese needs a cold chain of its own, and wine goes through licensed distributors. Tell us your postal code and we will say plainly whether we can serve you well.`,
    },
    refillTins: {
      title: 'Less glass, more tin: how we pack oil from this season',
      excerpt:
        'A bottle protects oil, looks good and weighs too much. For kitchens and refill counters we now offer our oils in five-litre tins by default, and retail bottles move to lighter glass as old stock runs out.',
      story: `Packaging is the part of an imported food that is thrown away, and glass is heavy to ship across an ocean. We have gone through our oils one by one and asked what each container has to do.

For kitchens the answer was simple. A tin keeps out light, does not break and uses less weight for each litre of oil. Five-litre tins are now our standard format for restaurants, bakeries and hotels. Stores with a refill counter can have them too, with small bilingual shelf labels and a sheet for staff on cleaning the tap and turning over stock, because an oil that stands open for weeks is no service to anyone.

For the retail shelf we are keeping dark glass, which protects flavour and can be recycled in most places. As existing stock runs out, bottles will be replaced by lighter ones of the same height, so that your shelf plan does not change. The barcode stays the same where the content does.

We make no claim to be carbon neutral and will not print a leaf on the label. What we can do is to name the change and let you check it: bottle weights are given on the product sheets, old and new. If a lighter bottle breaks more often in your hands, tell us, because broken glass saves nothing.`,
    },
  },
} satisfies BaseTranslation

export default en_news
