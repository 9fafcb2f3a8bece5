import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

/** Notifications and their preferences. */
export default {
  tabs: {
    label: 'Eingang und Einstellungen',
    inbox: 'Eingang',
    preferences: 'Einstellungen',
  },
  list: 'Benachrichtigungen',
  views: {
    label: 'Welche Benachrichtigungen',
    unread: 'Ungelesen',
    all: 'Alle',
    done: 'Erledigt',
  },
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
  unread: 'Ungelesen',
  read: 'Als gelesen markieren',
  readAll: 'Alle als gelesen markieren',
  allRead: 'Alle Benachrichtigungen sind als gelesen markiert.',
  done: 'Erledigt',
  notDone: 'Noch nicht erledigt',
  isDone: 'Für alle als erledigt markiert.',
  isOpen: 'Für alle wieder offen.',
  doneBy: 'Erledigt von {name}, {when}',
  settled: 'Automatisch erledigt, {when}',
  reason:
    'Sie erhalten diese Benachrichtigung, weil Sie Administrator sind und „{event}“ eingeschaltet haben.',
  change: 'Ändern',
  empty: {
    unread: 'Alles gelesen.',
    all: 'Noch keine Benachrichtigungen.',
    done: 'Noch ist nichts als erledigt markiert.',
    text: 'Neue Nachrichten, Anfragen, Bestellungen und Störungen erscheinen hier automatisch.',
  },
  preferences: {
    title: 'Wie Sie benachrichtigt werden',
    text: 'Diese Einstellungen gelten nur für Sie und für neue Benachrichtigungen.',
    digest:
      'Die Zusammenfassung am Morgen kommt an Arbeitstagen um 8:00 Uhr (Ottawa) und enthält alles, was offen und ungelesen ist. Gibt es nichts, kommt keine.',
    inbox: 'Im Eingang anzeigen',
    mail: 'E-Mail',
    now: 'Nach 10 Minuten, falls ungelesen',
    atOnce: 'Sofort',
    daily: 'In der Zusammenfassung am Morgen',
    off: 'Keine',
    saved: 'Gespeichert: {event}.',
  },
  events: {
    'request-submitted': {
      title: 'Neue Zugangsanfragen',
      text: 'Ein Unternehmen möchte Zugang zum Kundenportal.',
    },
    'request-answered': {
      title: 'Antworten auf Rückfragen',
      text: 'Ein Unternehmen beantwortet eine Rückfrage.',
    },
    message: { title: 'Nachrichten', text: 'Jemand schreibt über das Kontaktformular.' },
    'message-assigned': {
      title: 'Zugewiesene Nachrichten',
      text: 'Eine Kollegin oder ein Kollege weist Ihnen eine Nachricht zu.',
    },
    order: {
      title: 'Bestellungen',
      text: 'Ein Kunde bestellt, stimmt einem Vorschlag zu oder storniert.',
    },
    'delivery-dead': {
      title: 'Nicht zugestellte Nachrichten',
      text: 'Eine Nachricht hat weder HubSpot noch das Büro erreicht.',
    },
    'recall-mail-dead': {
      title: 'Nicht zugestellte Rückruf-E-Mails',
      text: 'Eine E-Mail zu einem Rückruf konnte nicht zugestellt werden.',
    },
    'drill-due': {
      title: 'Rückrufübungen',
      text: 'Die letzte Übung liegt mehr als 12 Monate zurück.',
    },
    health: {
      title: 'Zustand des Systems',
      text: 'Das System arbeitet nicht mehr normal oder hat sich wieder erholt.',
    },
    'review-asked': {
      title: 'Prüfanfragen',
      text: 'Jemand aus dem Team bittet darum, einen Text zu prüfen.',
    },
    published: {
      title: 'Veröffentlichte Texte',
      text: 'Jemand aus dem Team hat eine Meldung oder einen Beitrag veröffentlicht, oder ein geplanter Text ist erschienen.',
    },
    'publication-failed': {
      title: 'Nicht veröffentlichte Texte',
      text: 'Ein geplanter Text konnte nicht pünktlich erscheinen.',
    },
    'plan-conflict': {
      title: 'Nicht ausgeführte Änderungen',
      text: 'Der Schalter wurde zuvor geändert, oder die Person, die die Änderung geplant hatte, ist dazu nicht mehr berechtigt.',
    },
    'role-changed': {
      title: 'Geänderte Rollen',
      text: 'Jemand aus dem Team ändert die Rolle einer Person.',
    },
    'address-changed': {
      title: 'Geänderte Adressen',
      text: 'Eine Person mit einer Rolle ändert ihre Anmeldeadresse.',
    },
  },
} satisfies NamespaceStaffTranslation['notifications']
