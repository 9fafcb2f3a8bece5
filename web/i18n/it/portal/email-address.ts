import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'Indirizzo e-mail',
  text: 'Con questo indirizzo accedete e ricevete le nostre e-mail.',
  confirmed: 'confermato',
  change: 'Cambia l’indirizzo e-mail',
  next: 'Nuovo indirizzo e-mail',
  hint: 'Scriveremo al vostro indirizzo attuale e a quello nuovo. L’indirizzo cambia quando avete aperto il link in entrambe le e-mail.',
  submit: 'Invia le e-mail',
  busy: 'Invio…',
  waiting:
    'Aprite il link nell’e-mail inviata a {next} e quello nell’e-mail inviata a {email}. I link valgono un’ora.',
  waitingForOne:
    'Il passaggio a {next} non è ancora completo. Aprite il link nell’e-mail inviata a {mailbox}.',
  expired:
    'I link per il passaggio a {next} sono scaduti. Inviateli di nuovo o annullate il cambio.',
  again: 'Invia di nuovo',
  againIn: 'Invia di nuovo tra {seconds} s',
  sentAgain: 'Entrambe le e-mail sono state inviate di nuovo. Valgono solo i link più recenti.',
  callOff: 'Annulla il cambio',
  calledOff: 'Non ci sono più cambi in sospeso. Il vostro indirizzo è {email}.',
  same: 'Questo è già il vostro indirizzo e-mail.',
  taken: 'Questo indirizzo appartiene già a un altro account. Usatene un altro.',
  noMail: 'Al momento non possiamo inviare e-mail. Riprovate più tardi.',
  unproven: 'Scegliete prima una password qui sotto. Poi potrete cambiare l’indirizzo e-mail.',
} satisfies NamespacePortalTranslation['emailAddress']
