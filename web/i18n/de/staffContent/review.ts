import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Prüfung',
  ask: 'Um Prüfung bitten',
  again: 'Erneut um Prüfung bitten',
  asked: 'Vermerkt. Jemand anderes kann den Text jetzt prüfen.',
  waiting: '{who} hat um Prüfung gebeten, {when}.',
  own: 'Das muss jemand anderes entscheiden: Niemand prüft den eigenen Text.',
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
    'Automatisch wird der Text nur veröffentlicht, wenn ihn bis dahin jemand anderes freigegeben hat.',
  states: {
    asked: 'Zu prüfen',
    approved: 'Freigegeben',
    returned: 'Zurückgegeben',
  },
} satisfies NamespaceStaffContentTranslation['review']
