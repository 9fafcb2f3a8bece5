import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Prüfung',
  ask: 'Um Prüfung bitten',
  again: 'Erneut um Prüfung bitten',
  asked: 'Vermerkt. Jemand anderes kann den Text jetzt prüfen.',
  waiting: 'Prüfung erbeten von {who}, {when}.',
  own: 'Das beantwortet jemand anderes: Niemand prüft einen eigenen Text.',
  approve: 'Freigeben',
  approved: 'Freigegeben. Der Text kann veröffentlicht werden.',
  isApproved: 'Freigegeben von {who}, {when}.',
  sendBack: 'Zurückgeben',
  why: 'Was ist zu ändern?',
  send: 'Mit dieser Notiz zurückgeben',
  returned: 'Mit Ihrer Notiz zurückgegeben.',
  isReturned: 'Zurückgegeben von {who}, {when}:',
  second:
    'Wer den Text geschrieben hat, kann ihn nicht veröffentlichen: Bitten Sie um eine Prüfung, oder lassen Sie ihn von jemand anderem veröffentlichen.',
  secondPlan:
    'Von selbst wird der Text nur veröffentlicht, wenn ihn bis dahin jemand anderes freigegeben hat.',
  states: {
    asked: 'Zu prüfen',
    approved: 'Freigegeben',
    returned: 'Zurückgegeben',
  },
} satisfies NamespaceStaffContentTranslation['review']
