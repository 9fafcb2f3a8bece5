import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Prüfung',
  ask: 'Um Prüfung bitten',
  again: 'Erneut um Prüfung bitten',
  asked: 'Jemand anderes kann den Text jetzt prüfen.',
  waiting: '{who} hat um Prüfung gebeten, {when}.',
  own: 'Den Text muss jemand anderes prüfen. Ihren eigenen können Sie nicht prüfen.',
  approve: 'Freigeben',
  approved: 'Freigegeben. Der Text kann veröffentlicht werden.',
  isApproved: 'Freigegeben von {who}, {when}.',
  sendBack: 'Zurückgeben',
  why: 'Was ist zu ändern?',
  send: 'Mit dieser Notiz zurückgeben',
  returned: 'Mit Ihrer Notiz zurückgegeben.',
  isReturned: 'Zurückgegeben von {who}, {when}:',
  second:
    'Ihren eigenen Text können Sie nicht veröffentlichen. Bitten Sie um eine Prüfung oder lassen Sie ihn von jemand anderem veröffentlichen.',
  secondPlan:
    'Automatisch wird der Text nur veröffentlicht, wenn ihn bis dahin jemand anderes freigegeben hat.',
  states: {
    asked: 'Zu prüfen',
    approved: 'Freigegeben',
    returned: 'Zurückgegeben',
  },
} satisfies NamespaceStaffContentTranslation['review']
