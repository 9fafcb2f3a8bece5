import type { BaseTranslation } from '../../i18n-types.ts'

const en_staffFigures = {
  error: 'The figures cannot be shown: {detail:string}',
  everyone: 'Everyone',
  sentPages: 'Pages sent, everyone',
  agreed: 'Visitors who agreed',
  viewedPages: 'Pages viewed, visitors who agreed',
  address: 'Address',
  language: 'Language',
  website: 'Website',
  otherWebsites: 'Other websites',
  changed: 'Change',
  pages: 'Pages',
  languages: 'Languages',
  referrers: 'Where visitors come from',
  referrersLead:
    'As reported by the browsers of visitors who agreed. Only the name of the website is kept.',
  twoCounts:
    'Two separate counts: going back shows a page again without sending it, so views can be higher.',
  none: 'Nothing was counted in this period.',
  nothing:
    'Nothing has been counted yet. The first page somebody opens will appear here after about ten seconds.',
  compared:
    'Compared with the period from {from:string} to {to:string}. Counting began on {since:string}.',
  change: '{change:string} from the previous period',
  unchanged: 'Same as the previous period',
  noBefore: 'Nothing to compare with yet',
  period: {
    label: 'Period',
    last: {
      7: '7 days',
      30: '30 days',
      90: '90 days',
      365: '12 months',
    },
    from: 'From',
    to: 'To',
    show: 'Show',
    wrong: 'Please choose a first and a last day, at most {days:number} days apart.',
  },
  totals: {
    pages: 'Page views, all visitors',
    agreed: 'Page views, visitors who agreed',
    feeds: 'Feeds fetched by programs',
    markdown: 'Text copies fetched by programs',
  },
  chart: {
    title: 'Day by day',
    day: 'Day',
    showTable: 'Show as a table',
    hideTable: 'Hide the table',
    summary:
      'Page views in {days:number} {{day|days}}: {pages:string}. The busiest day was {day:string}, with {most:string}.',
  },
  notes: {
    title: 'What changed on the site',
    mark: 'Something changed on the site',
    on: 'Made visible: {names:string}',
    off: 'Hidden: {names:string}',
    published: 'Published: “{title:string}” ({language:string})',
    restored: 'Restored: “{title:string}” ({language:string})',
    withdrawn: 'Taken off the website: “{title:string}” ({language:string})',
    none: 'Nothing was switched or published in this period.',
  },
  ways: {
    title: 'From form to client',
    note: 'These are two different groups of people: a figure for one is not a share of the other.',
    forms: {
      contact: 'Contact form',
      'b2b-access': 'Request for business access',
    },
    seen: 'saw the form',
    started: 'began to fill it in',
    sent: 'sent',
    delivered: 'delivered',
    approved: 'approved',
  },
  missing: {
    title: 'Addresses without a page',
    lead: 'Addresses that people tried but that have no page, kept for 30 days. Redirect an old address to the page that replaces it.',
    none: 'Nobody tried an address without a page in this period.',
    times: 'Times',
    last: 'Last tried',
    leadsTo: 'Leads to',
    open: 'Redirect',
    change: 'Change',
    openFor: 'Redirect {path:string}',
    dialog: 'Redirect to a page',
    target: 'Page',
    targetHint: 'The address of a page of this site, with its language, such as /fr/teams.',
    save: 'Save',
    remove: 'Remove redirect',
    done: '{path:string} now leads to {target:string}.',
    removed: '{path:string} no longer leads anywhere.',
  },
  export: {
    start: 'Save as CSV',
    busy: 'Saving…',
  },
} satisfies BaseTranslation

export default en_staffFigures
