import type { NamespacePortalTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import account from './account.js'
import business from './business.js'
import catalogue from './catalogue.js'
import emailAddress from './email-address.js'
import entrance from './entrance.js'
import firstTime from './first-time.js'
import recoveryCodes from './recovery-codes.js'
import request from './request.js'
import undo from './undo.js'

const de_portal = {
  client: {
    title: 'Kundenportal',
    intro: 'Für Einzelhändler, Gastronomen und Großhändler, die bei uns einkaufen.',
  },
  admin: {
    title: 'Verwaltung',
    intro: 'Für Mitarbeitende, die diese Website betreuen.',
  },
  door: {
    title: 'Willkommen',
    intro: 'Eine gemeinsame Anmeldung für Kunden und Mitarbeitende.',
  },
  dashboard: {
    title: 'Kundenportal',
    welcome: 'Willkommen',
    account: 'Kontosicherheit',
    signOut: 'Abmelden',
    cards: {
      orders: {
        title: 'Bestellungen',
        text: 'Ihre laufenden und früheren Bestellungen erscheinen künftig hier. Bis dahin hält Ihre Kundenbetreuung Sie auf dem Laufenden.',
      },
      analytics: {
        title: 'Auswertungen',
        text: 'Was Sie einkaufen und wie es sich verkauft, erscheint hier als Diagramm, sobald erste Bestellungen vorliegen.',
      },
      documents: {
        title: 'Dokumente',
        text: 'Preislisten, Zertifikate und Zolldokumente werden hier zum Herunterladen bereitliegen.',
      },
    },
    services: {
      title: 'Ihre B2B-Leistungen',
      text: 'Muster, Eigenmarken, ein Liefertermin, der verschoben werden muss: {name} und das Team sind für Sie da.',
      contact: 'Kundenbetreuung kontaktieren',
    },
  },
  form: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    choose: 'Bitte wählen Sie eine Option aus.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@firma.com ein.',
    url: 'Bitte geben Sie eine Webadresse wie firma.com ein.',
    code: 'Der Code hat sechs Ziffern.',
    optional: 'optional',
    offline:
      'Keine Internetverbindung. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
    show: 'Anzeigen',
    hide: 'Verbergen',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
  },
  rule: {
    label: 'Anforderungen an das Passwort',
    characters: 'Mindestens 8 Zeichen',
    uppercase: 'Ein Großbuchstabe',
    special: 'Ein Sonderzeichen',
    met: 'erfüllt',
    unmet: 'Das Passwort erfüllt die Anforderungen nicht.',
  },
  failure: {
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
    unreachable:
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    tooMany:
      'Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in einer Minute noch einmal.',
    tooManyPasswords:
      'Zu viele falsche Passwörter. Versuchen Sie es später noch einmal, oder melden Sie sich jetzt über „Passwort vergessen?“ per E-Mail an.',
    tooManyMailedCodes: 'Zu viele falsche Codes. Öffnen Sie stattdessen den Link in der E-Mail.',
    tooManySteps:
      'Zu viele falsche Codes. Versuchen Sie es später noch einmal, oder wählen Sie „Passwort vergessen?“ und geben Sie danach Ihren Code erneut ein.',
    captcha: 'Die Sicherheitsprüfung wurde nicht bestanden. Bitte versuchen Sie es noch einmal.',
    code: 'Dieser Code ist falsch oder abgelaufen. Bitte versuchen Sie es noch einmal.',
    weak: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    same: 'Das neue Passwort ist dasselbe wie das alte. Bitte wählen Sie ein anderes.',
    current: 'Das ist nicht Ihr aktuelles Passwort. Bitte versuchen Sie es noch einmal.',
    nameTaken: 'Sie haben bereits eine App mit diesem Namen. Bitte wählen Sie einen anderen.',
    factors: 'Sie können keine weitere App einrichten. Entfernen Sie zuerst eine.',
    linked: 'Dieses Konto ist bereits mit einem Benutzer verknüpft.',
    lastIdentity: 'Das ist Ihr einziger Anmeldeweg. Sie können ihn nicht entfernen.',
    session: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
    noSms: 'SMS können zurzeit nicht gesendet werden. Bitte wählen Sie einen anderen Weg.',
    phoneTaken: 'Dieses Telefon ist schon eingerichtet.',
  },
  ...entrance,
  business,
  catalogue,
  request,
  account,
  emailAddress,
  firstTime,
  recoveryCodes,
  undo,
} satisfies NamespacePortalTranslation

export default de_portal
