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
    sampleText: '{figure:string} · {change:string} from last month',
    sampleNote:
      'Until there is a month to compare with, a figure marked “Sample” shows what a comparison will look like.',
    change: '{change:string} from last month',
    unchanged: 'No change from last month',
    activity: 'Recent Activity',
    activityEmpty: 'Nothing has been changed yet. These entries are examples.',
    quick: 'Quick Actions',
    error: 'The figures cannot be shown: {detail:string}',
    flagsOn: '{who:string} made visible: {names:string}',
    flagsOff: '{who:string} hid: {names:string}',
    done: '{who:string}: {action:string}',
    doneOften: '{who:string}: {action:string}, {count:number} times',
    message: 'New message',
    request: 'New request for access',
    andMore: 'and {count:number} more',
    gone: 'somebody whose details have been erased',
    more: '{names:string} and {count:number} more',
    samples: {
      user: 'New user registered',
      flag: 'Feature flag switched on',
      content: 'Content page updated',
    },
    go: {
      sections: 'Choose what visitors see',
      'feature-flags': 'Check flags and system health',
      users: 'Manage accounts and roles',
      analytics: 'See what visitors read',
    },
  },
}
