import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  dashboard: {
    figures: {
      users: 'Benutzer',
      companies: 'Aktive Unternehmen',
      flags: 'Aktive Schalter',
      pages: 'Inhaltsseiten',
      views: 'Aufrufe im Monat',
      conversion: 'Anfragequote',
    },
    sample: 'Beispiel',
    sampleText:
      'Eine Beispielzahl: Diese Website hat noch keinen eigenen Monat zum Vergleich. Ihre Zahl zurzeit: {now}.',
    sampleNote:
      'Mit „Beispiel“ markierte Zahlen sind erfunden, bis diese Website einen Monat zum Vergleich hat.',
    change: '{change} seit dem Vormonat',
    unchanged: 'Unverändert seit dem Vormonat',
    activity: 'Letzte Ereignisse',
    activityEmpty: 'Noch wurde nichts geändert. Diese Einträge sind Beispiele.',
    quick: 'Schnellaktionen',
    error: 'Die Zahlen können nicht gezeigt werden: {detail}',
    flagsOn: '{who} hat sichtbar gemacht: {names}',
    flagsOff: '{who} hat verborgen: {names}',
    action: '{who}: {action}',
    more: '{names} und {count} weitere',
    samples: {
      user: 'Neuer Benutzer registriert',
      flag: 'Feature-Schalter eingeschaltet',
      content: 'Inhaltsseite aktualisiert',
    },
    go: {
      sections: 'Festlegen, was Besucher sehen',
      'feature-flags': 'Schalter und Systemzustand prüfen',
      users: 'Konten und Rollen pflegen',
      analytics: 'Sehen, was Besucher lesen',
    },
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
