const auth = 'worker/features/auth'

/**
 * Allowed imports between folders, types included: a folder may import itself and the listed ones; the most
 * specific entry applies, `*` is any one folder.
 * `npm run check` enforces this and the absence of cycles (import-rules.ts).
 */
export const allowedImports: Record<string, readonly string[]> = {
  // shared by web and worker
  'worker/contract': [],

  // web, from the bottom layer up
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

  // worker, from the bottom layer up
  'worker/lib': ['worker/contract'],
  'worker/adapters': ['worker/contract', 'worker/lib'],
  'worker/db': ['worker/contract', 'worker/lib'],
  'worker/deps.ts': ['worker/contract', 'worker/lib', 'worker/db', 'worker/adapters'],
  'worker/middleware': ['worker/contract', 'worker/lib', 'worker/deps.ts'],
  // what staff change of the site, as one snapshot
  'worker/features/site': [
    'worker/lib',
    'worker/db',
    'worker/features/flags',
    'worker/features/settings',
    'worker/features/content',
  ],
  'worker/features/*': [
    'worker/contract',
    'worker/lib',
    'worker/db',
    'worker/adapters',
    'worker/middleware',
    'worker/deps.ts',
    // authentication, flags and delivery
    'worker/features/auth/guard.ts',
    // changes of accounts by staff
    'worker/features/auth/staff.ts',
    'worker/features/flags/snapshot.ts',
    // links to unpublished content
    'worker/features/flags/preview.ts',
    // counts page requests
    'worker/features/analytics/count-requests.ts',
    // published content and settings, for readers
    'worker/features/content/content-now.ts',
    'worker/features/settings/company-now.ts',
    'worker/features/site/snapshot.ts',
    'worker/features/settings/office.ts',
    'worker/features/settings/hours/special-days.ts',
    // the last health check
    'worker/features/health/store.ts',
    // where an applicant sees how it stands
    'worker/features/companies/requests/status-link.ts',
    'worker/features/outbox/enqueue.ts',
    'worker/features/outbox/undelivered.ts',
    'worker/features/outbox/dead-mails.ts',
  ],
  // the account model, independent of requests
  [`${auth}/account`]: ['worker/contract', 'worker/lib', 'worker/db', `${auth}/protocol.ts`],
  'worker/api.ts': ['worker/lib', 'worker/deps.ts', 'worker/features'],
  'worker/front': ['worker'],
  'worker/ssr': ['worker', 'web/server/entry.tsx'],
  'worker/rooms': ['worker'],
  'worker/rooms.ts': ['worker'],
  'worker/app.ts': ['worker'],
  'worker/jobs.ts': ['worker'],
  'worker/index.ts': ['worker'],
  'worker/ops': ['worker'],
}

/** Files of a folder that only some of its importers may import. */
export const restrictedFiles: Record<string, readonly string[]> = {
  // `createApp` and page rendering, which load React and all texts
  'worker/ssr': ['worker/ssr', 'worker/front', 'worker/rooms', 'worker/rooms.ts'],
  'worker/app.ts': ['worker/rooms', 'worker/rooms.ts', 'worker/ssr', 'worker/front'],
  'worker/front': ['worker/front', 'worker/ssr', 'worker/index.ts', 'worker/ops'],
  [`${auth}/routes`]: [`${auth}/routes`, `${auth}/routes.ts`, 'worker/api.ts', 'worker/rooms'],
  'web/server': ['web/server', 'worker/ssr'],
  'web/browser': ['web/browser'],
}
