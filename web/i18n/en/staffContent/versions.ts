import type { BaseTranslation } from '../../i18n-types.ts'

/** Earlier versions of a text and their differences. */
export default {
  title: 'Versions of this text',
  text: 'What visitors saw in this language.',
  changes: 'Show what changed',
  hide: 'Hide what changed',
  same: 'No changes in the wording.',
  restore: 'Use as draft',
  none: 'There are no earlier versions.',
  since: 'What changed in the English text',
  loading: 'Loading…',
  drafts: 'Earlier drafts',
  draftsText: 'Drafts that were replaced or discarded. They are kept for 30 days.',
  noDrafts: 'There are no earlier drafts.',
} satisfies BaseTranslation
