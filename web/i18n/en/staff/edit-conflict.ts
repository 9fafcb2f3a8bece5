import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'Someone else changed this while you were editing.',
  now: 'What you typed is still here. The latest version says:',
  over: 'It can no longer be changed. You can still copy what you typed.',
  empty: 'nothing',
  keep: 'Keep mine',
  take: 'Use the latest version',
} satisfies BaseTranslation
