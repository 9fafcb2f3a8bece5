const auth = 'worker/features/auth'

/**
 * Who may import whom, types included: a room sees itself and what stands behind it here. The most exact name counts,
 * `*` is any one folder. `npm run check` holds the code against it (import-rules.ts), and that nothing goes in a circle.
 */
export const rooms: Record<string, readonly string[]> = {
  // what both halves agree on
  'worker/contract': [],

  // web: the kit, then the frame, then what talks to the Worker, then what people see, then the two ends
  'web/i18n': ['worker/contract'],
  'web/styles': ['worker/contract'],
  'web/illustrations': [],
  'web/fonts': [],
  'web/ui': ['worker/contract', 'web/i18n', 'web/illustrations'],
  'web/app': ['worker/contract', 'web/i18n', 'web/ui'],
  'web/api': ['worker/contract', 'worker/api.ts', 'web/app'],
  'web/session': ['worker/contract', 'web/i18n', 'web/ui', 'web/app', 'web/api', 'web/forms'],
  'web/forms': ['worker/contract', 'web/i18n', 'web/ui', 'web/app', 'web/api'],
  'web/features/*': [
    'worker/contract',
    'web/i18n',
    'web/illustrations',
    'web/ui',
    'web/app',
    'web/api',
    'web/session',
    'web/forms',
    'web/features/site',
  ],
  'web/root.tsx': ['web/ui', 'web/app', 'web/i18n', 'web/session', 'web/features'],
  'web/routes.tsx': ['worker/contract', 'web/i18n', 'web/app', 'web/root.tsx', 'web/features'],
  'web/browser': ['web', 'worker/contract'],
  'web/server': ['web', 'worker/contract'],
  'web/uno.config.ts': ['worker/contract', 'web/styles'],

  // worker: what knows no feature, then the features, then what puts them together
  'worker/lib': ['worker/contract'],
  'worker/adapters': ['worker/contract', 'worker/lib'],
  'worker/db': ['worker/contract', 'worker/lib'],
  'worker/deps.ts': ['worker/contract', 'worker/lib', 'worker/db', 'worker/adapters'],
  'worker/middleware': ['worker/contract', 'worker/lib', 'worker/deps.ts'],
  'worker/features/*': [
    'worker/contract',
    'worker/lib',
    'worker/db',
    'worker/adapters',
    'worker/middleware',
    'worker/deps.ts',
    // who asks, what is switched on, what is to be delivered
    'worker/features/auth/guard.ts',
    // what staff may do to accounts
    'worker/features/auth/staff.ts',
    'worker/features/flags/snapshot.ts',
    // links that show what is not public
    'worker/features/flags/preview.ts',
    // what someone asked for is counted
    'worker/features/analytics/count-requests.ts',
    // what staff have published and set, as everyone reads it
    'worker/features/content/content-now.ts',
    'worker/features/settings/company-now.ts',
    'worker/features/settings/office.ts',
    'worker/features/settings/hours/special-days.ts',
    // what the last check found
    'worker/features/health/store.ts',
    // where an applicant sees how it stands
    'worker/features/companies/requests/status-link.ts',
    'worker/features/outbox/enqueue.ts',
    'worker/features/outbox/undelivered.ts',
    'worker/features/outbox/dead-mails.ts',
  ],
  // what an account is and may become, without requests
  [`${auth}/account`]: ['worker/contract', 'worker/lib', 'worker/db', `${auth}/protocol.ts`],
  'worker/api.ts': ['worker/lib', 'worker/deps.ts', 'worker/features'],
  'worker/pages.ts': ['worker/deps.ts', 'worker/features'],
  'worker/front': ['worker'],
  'worker/ssr': ['worker', 'web/server/entry.tsx'],
  'worker/whole.ts': ['worker'],
  'worker/app.ts': ['worker'],
  'worker/jobs.ts': ['worker'],
  'worker/index.ts': ['worker'],
  'worker/ops': ['worker'],
}

/** What only some may see of a room that others see. */
export const hidden: Record<string, readonly string[]> = {
  // `createApp` and what renders pages: React and all words
  'worker/ssr': ['worker/ssr', 'worker/front', 'worker/whole.ts'],
  'worker/app.ts': ['worker/whole.ts'],
  'worker/front': ['worker/front', 'worker/ssr', 'worker/index.ts', 'worker/ops'],
  [`${auth}/routes`]: [`${auth}/routes`, `${auth}/routes.ts`, 'worker/api.ts', 'worker/app.ts'],
  'web/server': ['web/server', 'worker/ssr'],
  'web/browser': ['web/browser'],
}
