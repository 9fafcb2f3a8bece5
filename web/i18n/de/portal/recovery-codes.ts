import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** Codes, die ein verlorenes Telefon ersetzen. */
export default {
  title: 'Wiederherstellungscodes',
  text: 'Zehn Codes für den Tag, an dem Ihr Telefon verloren geht. Jeder ersetzt einmal den zweiten Schritt. Bewahren Sie sie an einem sicheren Ort auf.',
  none: 'Es gibt noch keine Codes.',
  remaining: 'Noch {count} von {total} · erstellt am {day}',
  make: 'Wiederherstellungscodes erstellen',
  renew: 'Neue Codes erstellen',
  renewHint: 'Neue Codes machen die alten ungültig.',
  shown:
    'Das sind Ihre neuen Codes. Sie werden nur dieses eine Mal angezeigt: Kopieren, speichern oder drucken Sie sie, bevor Sie fortfahren.',
  listLabel: 'Ihre Wiederherstellungscodes',
  copy: 'Kopieren',
  copied: 'Die Codes wurden kopiert.',
  notCopied: 'Die Codes konnten nicht kopiert werden. Bitte markieren und kopieren Sie sie selbst.',
  download: 'Als Datei speichern',
  print: 'Drucken',
  done: 'Ich habe sie gesichert',
  fileTitle: '{site}: Wiederherstellungscodes von {email}',
  fileHint: 'Jeder Code gilt nur einmal.',
  confirm:
    'Um zu bestätigen, dass Sie es sind, geben Sie bitte den Code ein, den Ihre App gerade anzeigt.',
  code: 'Sechsstelliger Code',
  confirmSubmit: 'Weiter',
  form: {
    open: 'Telefon verloren? Wiederherstellungscode verwenden',
    text: 'Geben Sie einen der Codes ein, die Sie beim Einrichten des zweiten Schritts gesichert haben. Jeder Code gilt nur einmal.',
    code: 'Wiederherstellungscode',
    hint: 'Zum Beispiel ABCD-EFGH-2345-IJKL-MNOP-67QR',
    submit: 'Weiter',
    busy: 'Wird geprüft …',
  },
} satisfies NamespacePortalTranslation['recoveryCodes']
