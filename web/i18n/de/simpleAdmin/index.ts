import type { NamespaceSimpleAdminTranslation } from '../../i18n-types.ts'

const de_simpleAdmin = {
  title: 'Einfache Verwaltung',
  gateTitle: 'Nur für Mitarbeitende',
  gateText:
    'Geben Sie das Passwort ein, um Bereiche und Funktionen der Website sichtbar zu machen oder zu verbergen.',
  password: 'Passwort',
  unlock: 'Entsperren',
  tooMany:
    'Zu viele falsche Passwörter. Versuchen Sie es in 30 Minuten noch einmal oder nutzen Sie die Verwaltung.',
  unlocking: 'Wird entsperrt …',
  lock: 'Abmelden',
  flagsTitle: 'Schalter',
  flagsIntro: 'Änderungen gelten sofort, für alle Besucher und in allen Sprachen.',
  enabled: 'eingeschaltet',
  disabled: 'ausgeschaltet',
  group: {
    main_navigation: 'Hauptnavigation',
    homepage_sections: 'Bereiche der Startseite',
    site_features: 'Funktionen der Website',
  },
  saving: 'Wird gespeichert …',
  saved: '{name} ist jetzt {state}',
  reverted: '{name} wurde nicht geändert: {reason}',
  databaseError: 'Datenbankfehler: {message}',
  unexpected: 'Beim Laden der Schalter ist ein unerwarteter Fehler aufgetreten.',
  empty: 'Keine Schalter gefunden',
  tryAgain: 'Erneut versuchen',
  refresh: 'Aktualisieren',
  loading: 'Schalter werden geladen …',
  description: {
    insights: 'Aktuelles und Blog samt ihren Links in der Navigation',
    news: 'Die Seite „Aktuelles“',
    blog: 'Der Blog und seine Beiträge',
    teams: 'Die Teamseite',
    partnerships: 'Die Seite „Partnerschaften“',
    solutions: 'Die Seite „Lösungen“',
    brand_story: 'Markengeschichte auf der Startseite',
    products: 'Produkte auf der Startseite',
    services: 'Leistungen auf der Startseite',
    contact: 'Kontaktbereich auf der Startseite',
    client_portal: 'Anmeldung und Übersicht für Kunden',
    founder: 'Vorstellung der Gründerin auf der Startseite',
    hero_section: 'Kopfbereich der Startseite',
    rotating_keywords: 'Wechselndes Wort im Kopfbereich',
    our_process: 'Die vier Schritte auf der Startseite',
    b2b_request_form: 'Formular, mit dem Unternehmen Zugang anfragen',
    hubspot_chat: 'HubSpot-Chatfenster, nur nach Einwilligung',
    cookie_consent: 'Cookie-Hinweis',
    domain_failover: 'Seiten bleiben über einen zweiten Server lesbar, wenn der erste ausfällt',
    client_orders:
      'Katalog, Preise und Bestellungen im Kundenportal; weisen Sie den Unternehmen zuerst Preislisten zu',
    french_language: 'Französische Fassung der Website',
  },
} satisfies NamespaceSimpleAdminTranslation

export default de_simpleAdmin
