import type { BaseTranslation } from '../../i18n-types.ts'

const en_company = {
  teams: {
    eyebrow: 'Team',
    title: 'The people who pick up the phone',
    intro1:
      'In our Ottawa office, buying, compliance, brand work and logistics sit within earshot of one another. That is deliberate. A question about a label changes a price, a price changes a pallet, and nobody should learn of it a week later. When you call, you reach somebody who knows your order, or who can turn round and ask the colleague who does.',
    intro2:
      'The team is kept small so that responsibility stays visible. Whoever tastes an oil also talks to the mill; whoever signs off a label also hears from the store that sells it. For you this means few hand-overs and short answers, even when the answer is no. If you would like to know who would look after your account, or whether we know a region or a product well enough to be of use, just ask.',
    cta: 'Speak with the team',
  },
  partnerships: {
    eyebrow: 'Partners',
    title: 'Partners on both shores',
    intro1:
      'If you produce olive oil, honey, cheese, wine or herbs around the Mediterranean, we can act as your importer, your brand team and your eyes in the market. We look for a product with a clear origin, papers in order and a volume you can repeat after a poor harvest. Samples come first; talk of exclusivity comes later, once both sides know how the other works.',
    intro2:
      'If you sell or serve food in Canada or the United States, we can build a range with you: a single item for the cheese counter, a private label for a chain, a list for a restaurant group. We discuss margins, case sizes and lead times openly at the start, because those three decide whether a good product stays. Tell us where you stand, and we will say plainly whether we are the right partner.',
    cta: 'Propose a partnership',
  },
  solutions: {
    eyebrow: 'Solutions',
    title: 'Planned around what you sell',
    intro1:
      'A grocery chain, a restaurant and a distributor can buy the same olive oil and need three different things. The chain wants a barcode, a shelf-ready case and a promotion calendar. The restaurant wants a tin that pours well and a price that holds through the season. The distributor wants mixed pallets and a sell sheet the sales force will actually use.',
    intro2:
      'So we do not sell fixed packages. We start with your shelf, your menu or your territory and put together the services it calls for, from sourcing and labels to freight and brand work, with the duties and the lead times written down. The four steps below are the usual order. Some projects need all of them, some only the last; a first conversation shows which, and costs nothing.',
    steps: {
      consultation: {
        name: 'Consultation',
        text: 'We listen: what sells now, what is missing, which margins and delivery dates you have to meet.',
      },
      planning: {
        name: 'Planning',
        text: 'You receive a short plan with products, landed costs, label work, lead times and who does what.',
      },
      implementation: {
        name: 'Implementation',
        text: 'We order, label, ship and clear the goods, and prepare your staff and your sales material for the launch.',
      },
      optimization: {
        name: 'Optimization',
        text: 'We go through the results with you, drop what does not move and strengthen what does.',
      },
    },
    cta: 'Describe your project',
  },
} satisfies BaseTranslation

export default en_company
