import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'E-Mail-Adresse',
  text: 'Mit dieser Adresse melden Sie sich an, und an sie gehen unsere E-Mails.',
  confirmed: 'bestätigt',
  change: 'E-Mail-Adresse ändern',
  next: 'Neue E-Mail-Adresse',
  hint: 'Wir schreiben an Ihre jetzige und an Ihre neue Adresse. Die Adresse ändert sich, sobald Sie den Link in beiden E-Mails geöffnet haben.',
  submit: 'E-Mails senden',
  busy: 'Wird gesendet …',
  waiting:
    'Öffnen Sie den Link in der E-Mail an {next} und den Link in der E-Mail an {email}. Die Links gelten eine Stunde.',
  waitingForOne:
    'Die Änderung zu {next} ist noch nicht abgeschlossen. Öffnen Sie den Link in der E-Mail an {mailbox}.',
  expired:
    'Die Links für die Änderung zu {next} sind abgelaufen. Senden Sie sie erneut oder brechen Sie die Änderung ab.',
  again: 'Erneut senden',
  againIn: 'Erneut senden in {seconds} s',
  sentAgain: 'Beide E-Mails sind erneut unterwegs. Nur die neuesten Links gelten.',
  callOff: 'Änderung abbrechen',
  calledOff: 'Es steht keine Änderung mehr aus. Ihre Adresse ist {email}.',
  same: 'Das ist bereits Ihre E-Mail-Adresse.',
  taken: 'Diese Adresse gehört bereits zu einem anderen Konto. Bitte verwenden Sie eine andere.',
  noMail: 'Wir können im Moment keine E-Mails senden. Bitte versuchen Sie es später noch einmal.',
  unproven:
    'Wählen Sie zuerst weiter unten ein Passwort. Danach können Sie Ihre E-Mail-Adresse ändern.',
} satisfies NamespacePortalTranslation['emailAddress']
