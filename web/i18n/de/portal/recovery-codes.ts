import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'Wiederherstellungscodes',
  text: 'Zehn Codes für den Fall, dass Sie Ihr Telefon verlieren. Jeder gilt einmal, anstelle des zweiten Schritts. Bewahren Sie sie sicher auf.',
  none: 'Es gibt noch keine Codes.',
  remaining: 'Noch {count} von {total} · erstellt am {day}',
  make: 'Wiederherstellungscodes erstellen',
  renew: 'Neue Codes erstellen',
  renewHint: 'Wenn Sie neue Codes erstellen, werden die alten ungültig.',
  shown:
    'Kopieren, speichern oder drucken Sie Ihre neuen Codes, bevor Sie fortfahren. Sie werden nur einmal angezeigt.',
  listLabel: 'Ihre Wiederherstellungscodes',
  copy: 'Kopieren',
  copied: 'Die Codes wurden kopiert.',
  notCopied: 'Die Codes konnten nicht kopiert werden. Bitte markieren und kopieren Sie sie.',
  download: 'Als Datei speichern',
  print: 'Drucken',
  done: 'Ich habe sie gesichert',
  fileTitle: '{site}: Wiederherstellungscodes von {email}',
  fileHint: 'Jeder Code gilt nur einmal.',
  confirm: 'Geben Sie den Code ein, den Ihre App gerade anzeigt.',
  code: 'Sechsstelliger Code',
  confirmSubmit: 'Weiter',
  form: {
    open: 'Wiederherstellungscode verwenden',
    text: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt nur einmal.',
    code: 'Wiederherstellungscode',
    hint: 'Zum Beispiel ABCD-EFGH-2345-IJKL-MNOP-67QR',
    submit: 'Weiter',
    busy: 'Wird geprüft …',
  },
} satisfies NamespacePortalTranslation['recoveryCodes']
