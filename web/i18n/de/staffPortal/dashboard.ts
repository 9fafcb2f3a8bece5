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
    sampleText: '{figure} · {change} zum Vormonat',
    sampleNote: 'Eine mit „Beispiel“ markierte Zahl zeigt, wie ein Vergleich aussehen wird.',
    change: '{change} zum Vormonat',
    unchanged: 'Unverändert zum Vormonat',
    activity: 'Letzte Ereignisse',
    activityEmpty: 'Noch wurde nichts geändert. Diese Einträge sind Beispiele.',
    quick: 'Schnellzugriff',
    error: 'Die Zahlen können nicht angezeigt werden: {detail}',
    flagsOn: '{who} hat sichtbar gemacht: {names}',
    flagsOff: '{who} hat verborgen: {names}',
    done: '{who}: {action}',
    doneOften: '{who}: {action}, {count}-mal',
    message: 'Neue Nachricht',
    request: 'Neue Zugangsanfrage',
    andMore: 'und noch {count}',
    gone: 'ein gelöschter Benutzer',
    more: '{names} und {count} {{weiterer|weitere}}',
    samples: {
      user: 'Neuer Benutzer registriert',
      flag: 'Schalter eingeschaltet',
      content: 'Inhaltsseite aktualisiert',
    },
    go: {
      sections: 'Festlegen, was Besucher sehen',
      'feature-flags': 'Schalter und Systemzustand prüfen',
      users: 'Konten und Rollen verwalten',
      analytics: 'Sehen, was Besucher lesen',
    },
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
