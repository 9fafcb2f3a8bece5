import type { NotificationMailLanguage } from '../notification-mail-language.ts'

export const de: NotificationMailLanguage = {
  sentences: {
    'request-submitted': '{name} hat Zugang angefragt',
    'request-answered': '{name} hat die Rückfrage zur Zugangsanfrage beantwortet',
    message: 'Neue Nachricht von {name}',
    'message-assigned': 'Die Nachricht von {name} ist Ihnen zugewiesen',
    order: 'Bestellung {number} von {name} wartet auf eine Antwort',
    'order-accepted': '{name} hat dem Vorschlag zur Bestellung {number} zugestimmt',
    'order-cancelled': '{name} hat die Bestellung {number} storniert',
    'delivery-dead': 'Eine Nachricht von {name} konnte nicht zugestellt werden',
    'recall-mail-dead': 'Eine E-Mail zu einem Rückruf hat nicht alle Kunden erreicht: {name}',
    'drill-due': 'Eine Rückrufübung ist fällig',
    'health-healthy': 'Das System arbeitet wieder normal',
    'health-warning': 'Das System meldet eine Warnung',
    'health-error': 'Das System meldet einen Fehler',
    'review-asked': 'Bitte um Prüfung: {name}',
    published: 'Veröffentlicht: {name}',
    'publication-failed': 'Ein geplanter Text wurde nicht veröffentlicht: {name}',
    'plan-conflict': 'Eine geplante Änderung wurde nicht ausgeführt: {name}',
    'role-admin': '{name} hat jetzt Administratorrechte',
    'role-client': '{name} hat jetzt Kundenrechte',
    'role-none': '{name} hat keine Rolle mehr',
    'address-changed': 'Neue Adresse für die Anmeldung: {name}',
  },
  nameless: '(gelöscht)',
  several: { one: '1 Benachrichtigung von {site}', many: '{n} Benachrichtigungen von {site}' },
  digest: {
    subject: {
      one: '{site}: 1 Benachrichtigung wartet auf Sie',
      many: '{site}: {n} Benachrichtigungen warten auf Sie',
    },
    intro: 'Offene Benachrichtigungen, die Sie noch nicht gelesen haben:',
  },
  more: { one: 'und 1 weitere', many: 'und {n} weitere' },
  open: 'Öffnen',
  openInbox: 'Benachrichtigungen öffnen',
  reason:
    'Sie erhalten diese E-Mail, weil Sie Administrator von {site} sind und diese Benachrichtigung eingeschaltet haben.',
  choose: 'Benachrichtigungen einstellen:',
  hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
}
