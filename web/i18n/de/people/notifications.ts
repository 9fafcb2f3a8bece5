import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

/** What staff are told of, and how they choose to be. */
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
    order: 'Bestellung {number} von {name} wartet auf eine Antwort',
    'delivery-dead': 'Eine Nachricht von {name} konnte nicht zugestellt werden',
    'recall-mail-dead': 'Eine E-Mail zu einem Rückruf hat nicht alle Kunden erreicht: {name}',
    'drill-due': 'Eine Rückrufübung ist fällig',
    'health-healthy': 'Das System arbeitet wieder normal',
    'health-warning': 'Das System meldet eine Warnung',
    'health-error': 'Das System meldet einen Fehler',
    'review-asked': 'Bitte um Prüfung: {name}',
    published: 'Veröffentlicht: {name}',
    'publication-failed': 'Ein geplanter Text wurde nicht veröffentlicht: {name}',
    'plan-conflict': 'Eine geplante Umschaltung ist ausgefallen: {name}',
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
  isDone: 'Erledigt. Niemand sonst muss sich mehr darum kümmern.',
  isOpen: 'Für alle wieder offen.',
  doneBy: 'Erledigt von {name}, {when}',
  settled: 'Automatisch erledigt, {when}',
  reason:
    'Sie erhalten diese Benachrichtigung, weil Sie Administratorrechte haben und „{event}“ für Sie eingeschaltet ist.',
  change: 'Ändern',
  empty: {
    unread: 'Sie haben alles gelesen.',
    all: 'Noch keine Benachrichtigungen.',
    done: 'Noch ist nichts als erledigt markiert.',
    text: 'Neue Nachrichten, Anfragen, Bestellungen und Störungen erscheinen hier automatisch.',
  },
  preferences: {
    title: 'Wie Sie benachrichtigt werden',
    text: 'Diese Einstellungen gelten nur für Sie und für neue Benachrichtigungen.',
    digest:
      'Die Zusammenfassung kommt in einer einzigen E-Mail um 8:00 Uhr Ortszeit Ottawa, an Tagen, an denen das Büro geöffnet ist. Sie führt auf, was noch unerledigt und von Ihnen ungelesen ist. Gibt es nichts zu melden, kommt keine.',
    inbox: 'Im Eingang anzeigen',
    mail: 'E-Mail',
    now: 'Nach 10 Minuten, falls ungelesen',
    atOnce: 'Sofort',
    daily: 'In der Zusammenfassung',
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
    order: { title: 'Bestellungen', text: 'Die Bestellung eines Kunden wartet auf eine Antwort.' },
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
      title: 'Bitten um Prüfung',
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
      title: 'Ausgefallene Umschaltungen',
      text: 'Jemand hatte den Schalter inzwischen umgelegt, oder wer es geplant hatte, darf das nicht mehr.',
    },
    'role-changed': {
      title: 'Geänderte Rollen',
      text: 'Jemand aus dem Team hat eine Rolle vergeben oder entzogen.',
    },
    'address-changed': {
      title: 'Geänderte Adressen',
      text: 'Jemand mit einer Rolle meldet sich jetzt mit einer anderen Adresse an.',
    },
  },
} satisfies NamespacePeopleTranslation['notifications']
