/** The dashboard: figures, what happened, where to go. */
export default {
  dashboard: {
    figures: {
      users: 'Total Users',
      companies: 'Active Companies',
      flags: 'Feature Flags',
      pages: 'Content Pages',
      views: 'Monthly Views',
      conversion: 'Conversion Rate',
    },
    sample: 'Sample',
    sampleText:
      'A sample figure: this website has no month of its own to compare with yet. Its figure now: {now:string}.',
    sampleNote:
      'Figures marked “Sample” are examples until this website has a month to compare with.',
    change: '{change:string} from last month',
    unchanged: 'No change from last month',
    activity: 'Recent Activity',
    activityEmpty: 'Nothing has been changed yet. These entries are examples.',
    quick: 'Quick Actions',
    error: 'The figures cannot be shown: {detail:string}',
    flagsOn: '{who:string} made visible: {names:string}',
    flagsOff: '{who:string} hid: {names:string}',
    action: '{who:string}: {action:string}',
    more: '{names:string} and {count:number} more',
    samples: {
      user: 'New user registered',
      flag: 'Feature flag switched on',
      content: 'Content page updated',
    },
    go: {
      sections: 'Choose what visitors see',
      'feature-flags': 'Check flags and system health',
      users: 'Look after accounts and roles',
      analytics: 'See what visitors read',
    },
  },
}
