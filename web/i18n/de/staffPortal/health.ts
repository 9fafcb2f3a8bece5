import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  flags: {
    toSections: 'Nur festlegen, was Besucher sehen: „Bereiche und Funktionen“',
    total: 'Schalter insgesamt',
    active: 'Aktive Schalter',
    list: 'Alle Schalter',
  },
  health: {
    title: 'Systemzustand',
    overall: { healthy: 'In Ordnung', warning: 'Warnung', error: 'Fehler' },
    parts: {
      database: 'Datenbank',
      hubspot: 'HubSpot-Dienst',
      forms: 'Formulare und E-Mail',
    },
    lastChecked: 'Zuletzt geprüft {when}',
    never: 'Noch nicht geprüft',
    check: 'Jetzt prüfen',
    checking: 'Wird geprüft …',
    checked: 'Geprüft: {state}.',
    issues: 'Probleme',
    noIssues: 'Keine Probleme.',
    history: 'Letzte 7 Tage',
    dayState: '{day}: {state}',
    noData: 'keine Prüfung',
    unavailable: 'Der Zustandsbericht ist nicht lesbar: {detail}',
  },
  developers: {
    title: 'Für Entwickler',
    text: 'Ob Code und Datenbank übereinstimmen und wie andere Programme die Schalter lesen.',
  },
  drift: {
    title: 'Abweichungen',
    text: 'Wo Code, Datenbank und Nutzung nicht übereinstimmen.',
    notStored: 'Im Code, nicht in der Datenbank',
    notStoredText:
      'Es gilt der eingebaute Wert. Ändern lässt er sich erst nach dem nächsten Deployment.',
    notInCode: 'In der Datenbank, nicht im Code',
    notInCodeText: 'Eine Änderung bewirkt nichts. Die Zeile kann gelöscht werden.',
    notRead: 'Seit 30 Tagen nicht abgefragt',
    notReadText:
      'Keine Seite und kein Programm hat sie abgefragt: Wahrscheinlich werden sie nicht mehr gebraucht.',
    lastRead: 'zuletzt {when}',
    neverRead: 'nie',
    since: 'Abfragen werden seit dem {time} erfasst.',
    sinceNever: 'Bisher wurden keine Abfragen erfasst.',
    clean: 'Code und Datenbank stimmen überein.',
    none: 'Keine',
    error: 'Der Abweichungsbericht ist nicht lesbar: {detail}',
  },
  remote: {
    title: 'OpenFeature-Schnittstelle',
    text: 'Jeder OpenFeature-Client kann diese Schalter über das Protokoll zur Fernauswertung (OFREP) lesen:',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
