import type { BaseTranslation } from '../../i18n-types.ts'

const en_portal = {
  client: {
    title: 'Client Portal',
    intro: 'For retailers, restaurants and distributors who buy from us.',
  },
  admin: {
    title: 'Admin Portal',
    intro: 'For members of staff who look after this website.',
  },
  dashboard: {
    title: 'Dashboard',
    intro: 'What concerns your account, in one place.',
  },
} satisfies BaseTranslation

export default en_portal
