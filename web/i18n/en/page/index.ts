import type { BaseTranslation } from '../../i18n-types.ts'

const en_page = {
  // rendered on the server only
  network: {
    offline: 'You are offline. What you have typed stays on this page.',
    lost: 'Part of this page could not be loaded.',
    again: 'Try again',
    loading: 'Loading…',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'There is no page at this address. It may have moved, or the link may contain a typo.',
    elsewhere: 'Not available in this language',
    countdown: 'You will be taken to the home page in 3 seconds.',
    stay: 'Stay here',
    home: 'Return to the home page',
    staying: 'You are staying on this page.',
  },
  needsScripts: {
    title: 'This page needs JavaScript',
    text: 'Please allow it for this website and reload the page. You can also reach us directly:',
  },
  about: {
    home: {
      title: 'Meltemi Imports: Mediterranean food importer in Ottawa',
      description:
        'Olive oils, honeys, olives, spices, wines and cheeses from Mediterranean producers, imported and built into brands for buyers in Canada and the US.',
    },
    solutions: {
      title: 'Solutions for food buyers',
      description:
        'Import programs for retailers, restaurants and distributors: how Meltemi plans, prepares and runs a Mediterranean range with you, step by step.',
    },
    teams: {
      title: 'Our team',
      description:
        'Meet the Ottawa team behind Meltemi: the people who buy, check labels, build brands and move pallets, and how they share the work on your order.',
    },
    partnerships: {
      title: 'Partnerships',
      description:
        'How Meltemi works with producers around the Mediterranean and with retailers, restaurants and distributors in Canada and the United States.',
    },
    news: {
      title: 'News',
      description:
        'Harvests, new producers, labelling and border rules, freight: what changes for buyers of Mediterranean food in Canada and the United States.',
    },
    blog: {
      title: 'Blog',
      description:
        'Questions that buyers of Mediterranean food ask us, answered one at a time: oil analyses, tariffs, cheese quotas, bilingual labels, landed cost.',
    },
    privacy: {
      title: 'Privacy',
      description:
        'What this website stores on your device, what it sends to others only after your consent, and how to reach the person in charge of privacy.',
    },
    terms: {
      title: 'Terms of use',
      description:
        'The terms that apply to this website: what we promise and what we do not, who owns the content, and which law governs its use: that of Ontario.',
    },
    clientLogin: {
      title: 'Client sign-in',
      description:
        'Sign in to the Meltemi client portal with your business email address. Reserved for retailers, restaurants and distributors that buy from us.',
    },
    clientDashboard: {
      title: 'Client dashboard',
      description:
        'Your overview in the Meltemi client portal: catalogue, orders, standing orders, purchases and documents. For signed-in business clients only.',
    },
    accessRequest: {
      title: 'Your request for access',
      description:
        'The status of your request for access to the Meltemi client portal. Open this page with the link in our email; you do not need an account.',
    },
    adminLogin: {
      title: 'Staff sign-in',
      description:
        'Sign-in for Meltemi staff. After signing in, you return to the page you came from; clients use the separate client portal for their accounts.',
    },
    account: {
      title: 'Account security',
      description:
        'Your password, two-step verification, linked accounts and devices. Sign in to see and change how your Meltemi account is protected.',
    },
    adminPortal: {
      title: 'Admin portal',
      description:
        'The internal administration of the Meltemi website: sections, features, users and reports. It is open to signed-in members of staff only.',
    },
    simpleAdmin: {
      title: 'Simple admin',
      description:
        'A short list of switches for the Meltemi website. Staff unlock it with a password to show or hide sections, menu entries and individual features.',
    },
    notFound: {
      title: 'Page not found',
      description:
        'There is no page at this address on the Meltemi website. The home page leads to products, services, the company’s story and contact details.',
    },
  },
} satisfies BaseTranslation

export default en_page
