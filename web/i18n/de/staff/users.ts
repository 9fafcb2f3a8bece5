import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Personen, die sich anmelden können',
  searchHint: 'Name oder E-Mail',
  person: 'Name',
  role: 'Rolle',
  status: 'Status',
  lastSignIn: 'Letzte Anmeldung',
  secondFactor: 'Bestätigung in zwei Schritten',
  secondFactorOn: 'Ein',
  secondFactorOff: 'Aus',
  since: 'Konto seit',
  sessions: 'Angemeldete Geräte',
  companies: 'Gehört zu',
  noName: 'Ohne Namen',
  you: 'Sie',
  roles: {
    admin: 'Administrator',
    client: 'Kunde',
    none: 'Keine Rolle',
  },
  roleTexts: {
    admin: 'Hat in der Verwaltung alle Rechte.',
    client: 'Kann das Kundenportal nutzen.',
    none: 'Kann sich anmelden und das eigene Konto verwalten, sonst nichts.',
  },
  statuses: {
    active: 'Aktiv',
    invited: 'Eingeladen',
    unconfirmed: 'Unbestätigt',
    suspended: 'Gesperrt',
  },
  saveRole: 'Rolle speichern',
  roleSaved: 'Die Rolle lautet jetzt: {role}.',
  roleSavedAnew:
    'Die Rolle lautet jetzt: {role}. Das Konto war nie bestätigt und wurde deshalb zurückgesetzt. An {email} ging eine Einladung, ein Passwort zu wählen.',
  adminWarning:
    '{name} kann hier dann alles tun, was Sie tun können, auch Ihnen die Rechte entziehen.',
  revokeWarning: '{name} verliert den Zugang zur Verwaltung.',
  suspend: 'Sperren',
  suspendText:
    '{name} wird sofort überall abgemeldet und kann sich erst wieder anmelden, wenn Sie das Konto entsperren.',
  suspended: 'Das Konto ist gesperrt.',
  reinstate: 'Entsperren',
  reinstated: 'Das Konto ist wieder aktiv.',
  endSessions: 'Überall abmelden',
  endSessionsText: '{name} muss sich auf jedem Gerät neu anmelden.',
  sessionsEnded: 'Auf allen Geräten abgemeldet.',
  removeFactors: 'Zweiten Schritt ausschalten',
  removeFactorsText:
    '{name} wird überall abgemeldet und kann sich allein mit dem Passwort anmelden, bis die Bestätigung in zwei Schritten wieder eingeschaltet ist. Wir benachrichtigen die Person per E-Mail. Prüfen Sie zuerst, wer darum bittet: Rufen Sie unter einer Nummer zurück, die Sie schon haben.',
  factorsRemoved: 'Die Bestätigung in zwei Schritten ist ausgeschaltet.',
  resetPassword: 'Passwortlink senden',
  resetSent: 'Die E-Mail mit dem Link ist unterwegs.',
  inviteAgain: 'Einladung erneut senden',
  invite: 'Person einladen',
  clientsDoor:
    'Sie laden einen Kunden ein? Öffnen Sie sein Unternehmen und laden Sie dort jemanden ein, damit er dazugehört:',
  inviteText:
    'Die Person erhält eine E-Mail mit einem sieben Tage gültigen Link und wählt ihr Passwort selbst.',
  email: 'E-Mail-Adresse',
  firstName: 'Vorname',
  lastName: 'Nachname',
  mailLanguage: 'Sprache der E-Mail',
  send: 'Einladung senden',
  sending: 'Wird gesendet …',
  invited: '{email} ist eingeladen.',
} satisfies NamespaceStaffTranslation['users']
