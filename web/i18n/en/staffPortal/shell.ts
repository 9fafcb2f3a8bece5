/** The frame of the admin portal: its gate, its sidebar, and what each screen is called. */
export default {
  gate: {
    title: 'Admin Portal',
    intro: 'Sections, features, people and reports for this website.',
    signIn: 'Sign in as an administrator',
    refused: 'This account does not have access to the admin portal.',
    memory: 'You stay signed in until you sign out, reload or close this tab.',
  },
  shell: {
    title: 'Admin Portal',
    navigation: 'Admin portal',
    collapse: 'Collapse the sidebar',
    expand: 'Expand the sidebar',
    shortcut: 'Ctrl or ⌘ + B',
    open: 'Open the menu',
    close: 'Close the menu',
    website: 'View website',
    account: 'Account security',
    logout: 'Logout',
    waiting: '{n:string} to do',
    unread: '{n:string} unread',
    signedInAs: 'Signed in as',
    again: 'Try again',
    refresh: 'Refresh',
    dismiss: 'Close',
    cancel: 'Cancel',
    discard: {
      question: 'Discard your changes?',
      keep: 'Keep editing',
      discard: 'Discard',
    },
    unsaved: {
      title: 'Leave without saving?',
      text: 'Your changes here have not been saved yet. If you leave, they will be lost.',
      stay: 'Stay',
      leave: 'Leave and discard',
    },
  },
  groups: { website: 'Website', sales: 'Sales', people: 'People', system: 'System' },
  screens: {
    dashboard: {
      title: 'Dashboard',
      lead: 'How the website is doing, and what has happened lately.',
    },
    sections: {
      title: 'Sections & Features',
      lead: 'What visitors see. Changes apply immediately, in all languages.',
    },
    'feature-flags': {
      title: 'Feature Flags',
      lead: 'Every flag, and the health of the system.',
    },
    users: { title: 'User Management', lead: 'Who can sign in, and what they can do.' },
    companies: { title: 'Companies', lead: 'Businesses that buy from us or have asked to.' },
    content: {
      title: 'Content Management',
      lead: 'The website’s news, articles and page texts, in every language.',
    },
    'amazon-assets': {
      title: 'Amazon Assets',
      lead: 'Everything a brand store on Amazon needs, ready to paste.',
    },
    analytics: { title: 'Analytics', lead: 'What visitors read and where they come from.' },
    settings: {
      title: 'Settings',
      lead: 'Contact details, opening hours, security and publishing.',
    },
    notifications: {
      title: 'Notifications',
      lead: 'What needs attention, and how you hear about it.',
    },
    messages: { title: 'Messages', lead: 'What visitors wrote: answer, assign and close.' },
    catalogue: {
      title: 'Catalogue',
      lead: 'What you sell and what it costs, edited here or imported from a file.',
    },
    orders: {
      title: 'Orders',
      lead: 'Client orders, sorted by cut-off: confirm, change or decline them.',
    },
    recalls: {
      title: 'Recalls',
      lead: 'Recall lots, track answers and run a yearly drill.',
    },
  },
  missing: {
    title: 'Page not found',
    text: 'There is no page at this address in the admin portal. Check it for typos.',
    back: 'Go to the dashboard',
  },
  preview: {
    label: 'Preview',
    on: 'Visible in this preview: {flags:string}.',
    off: 'Hidden in this preview: {flags:string}.',
    until: 'Ends {time:string}, Ottawa time.',
    leave: 'Leave the preview',
    ended: 'This preview link has expired. You are seeing the website as it is.',
  },
}
