import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'Somebody changed this while you were editing.',
  now: 'What you typed is still here. The latest version says:',
  over: 'It can no longer be changed. What you typed is still here for you to copy.',
  empty: 'nothing',
  keep: 'Keep mine',
  take: 'Take the latest',
} satisfies BaseTranslation
