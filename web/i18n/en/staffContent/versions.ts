import type { BaseTranslation } from '../../i18n-types.ts'

/** Earlier versions of a text and their differences. */
export default {
  title: 'Versions of this text',
  text: 'What visitors saw in this language, and drafts that were discarded or replaced.',
  changes: 'Show what changed',
  hide: 'Hide what changed',
  added: 'Added: {text:string}',
  removed: 'Removed: {text:string}',
  same: 'No changes in the wording.',
  restore: 'Use as draft',
  restored: 'This version is now your draft. Visitors do not see it yet.',
  none: 'There are no earlier versions.',
  since: 'What changed in the English text',
  loading: 'Loading…',
} satisfies BaseTranslation
