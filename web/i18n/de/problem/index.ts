import type { NamespaceProblemTranslation } from '../../i18n-types.ts'

const de_problem = {
  'request/not-json':
    'Beim Senden ist etwas schiefgegangen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'request/address-too-long':
    'Die Adresse ist zu lang. Bitte kürzen Sie sie und versuchen Sie es noch einmal.',
  'request/too-large':
    'Die Eingabe ist zu groß. Bitte kürzen Sie sie und versuchen Sie es noch einmal.',
  'request/invalid':
    'Einige Angaben fehlen oder sind ungültig. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  'request/not-found':
    'Wir finden das nicht. Vielleicht wurde es entfernt. Bitte laden Sie die Seite neu.',
  'request/rate-limited':
    'Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in einer Minute noch einmal.',
  'request/wrong-origin':
    'Die Anfrage kam von einer fremden Website und wurde abgelehnt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'auth/no-token': 'Bitte melden Sie sich an, um fortzufahren.',
  'auth/token-invalid': 'Ihre Anmeldung ist nicht mehr gültig. Bitte melden Sie sich erneut an.',
  'auth/forbidden': 'Ihr Konto ist dazu nicht berechtigt.',
  'auth/session-gone': 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  'auth/second-factor-needed': 'Bitte schließen Sie zuerst die Bestätigung in zwei Schritten ab.',
  'auth/second-factor-required-first':
    'Bitte richten Sie zuerst unter „Kontosicherheit“ die Bestätigung in zwei Schritten ein.',
  'auth/password-due': 'Bitte wählen Sie zuerst Ihr neues Passwort.',
  'auth/second-factor-too-old':
    'Bitte bestätigen Sie mit dem zweiten Schritt noch einmal, dass Sie es sind.',
  'auth/recovery-code-wrong':
    'Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet. Bitte prüfen Sie ihn oder verwenden Sie einen anderen.',
  'simple-admin/incorrect-password': 'Falsches Passwort',
  'idempotency/key-missing':
    'Die Anfrage war unvollständig. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'idempotency/key-reused':
    'Ihre Eingabe wurde bereits mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'forms/storage-failed':
    'Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal oder nehmen Sie direkt Kontakt mit uns auf.',
  'flag/unknown': 'Diesen Schalter gibt es nicht mehr. Aktualisieren Sie die Liste.',
  'flag/version-conflict':
    'Jemand anderes hat diesen Schalter geändert. Die Liste ist aktualisiert.',
  'server/database-unavailable':
    'Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze noch einmal.',
  'server/setting-missing':
    'Diese Funktion ist noch nicht eingerichtet. Bitte wenden Sie sich an uns.',
  'server/unexpected': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'network/unreachable':
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
} satisfies NamespaceProblemTranslation

export default de_problem
