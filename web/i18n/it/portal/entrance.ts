import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** L’accesso, e tutto ciò che può frapporsi. */
export default {
  signIn: {
    title: 'Accedete al vostro account',
    email: 'E-mail aziendale',
    password: 'Password',
    submit: 'Accedi',
    busy: 'Accesso in corso…',
    toRequest: 'Vi serve l’accesso B2B? Richiedetelo qui',
    forgot: 'Password dimenticata?',
    failed: 'Credenziali non valide, oppure il vostro account non ha l’accesso B2B.',
    unexpected: 'Si è verificato un errore imprevisto.',
    otherWays: 'Altri modi per accedere',
    with: 'Continua con {provider}',
  },
  staff: {
    title: 'Accedete per continuare',
    email: 'E-mail',
    failed: 'L’indirizzo e-mail o la password sono errati.',
    toClient: 'Siete clienti? Ecco l’area clienti',
  },
  factor: {
    title: 'Ancora un passaggio',
    text: 'Aprite la vostra app di autenticazione e inserite il codice che mostra per Meltemi.',
    code: 'Codice di sei cifre',
    submit: 'Continua',
    busy: 'Verifica…',
    help: 'Non avete mai configurato questo passaggio, oppure non avete né il telefono né i codici di recupero? Chiamateci al {phone} o scrivete a {email}: vi aiuteremo ad accedere.',
    other: 'Usa un altro account',
    byApp: 'Usa l’app di autenticazione',
    byPhone: 'Ricevi un SMS ({phone})',
    phoneText: 'Possiamo inviare un codice al vostro telefono ({phone}).',
    send: 'Invia il codice',
    sent: 'Un codice è in arrivo sul vostro telefono ({phone}).',
    smsCode: 'Codice ricevuto via SMS',
    sendAgain: 'Invia un altro codice',
    againIn: 'Nuovo codice disponibile tra {seconds} s',
  },
  mailed: {
    code: 'Codice ricevuto via e-mail',
    hint: 'Sei cifre. Basta il codice oppure il link.',
    busy: 'Verifica…',
  },
  recovery: {
    title: 'Reimpostate la password',
    text: 'Inserite il vostro indirizzo e-mail: vi invieremo un link e un codice per scegliere una nuova password.',
    submit: 'Invia l’e-mail',
    busy: 'Invio…',
    back: 'Torna all’accesso',
    sentTitle: 'Controllate la posta',
    sent: 'Se esiste un account per {email}, riceverete un’e-mail. Aprite il link che contiene oppure inserite il codice.',
    enterCode: 'Usa il codice',
    again: 'Usa un altro indirizzo',
    comingSoon:
      'La reimpostazione della password sarà disponibile a breve. Contattate l’assistenza.',
  },
  newPassword: {
    title: 'Scegliete una nuova password',
    text: 'Appena la salvate, tutte le altre sessioni vengono chiuse.',
    password: 'Nuova password',
    submit: 'Salva la password',
    busy: 'Salvataggio…',
    doneTitle: 'La nuova password è stata salvata',
    done: 'Su questo dispositivo avete già effettuato l’accesso. Sugli altri accedete di nuovo con la nuova password.',
    goOn: 'Continua',
  },
  firstPassword: {
    title: 'Scegliete la vostra password',
    text: 'D’ora in poi accederete con il vostro indirizzo e-mail e questa password.',
    password: 'Password',
    doneTitle: 'La password è stata salvata',
    done: 'Avete già effettuato l’accesso. La prossima volta vi serviranno l’indirizzo e-mail e questa password.',
  },
  confirm: {
    title: 'Confermate il vostro indirizzo e-mail',
    ask: 'Inserite l’indirizzo e-mail del vostro account: vi invieremo un’altra e-mail per confermarlo.',
    text: 'Abbiamo inviato un’e-mail a {email}, a meno che per questo indirizzo non esista già un account. Aprite il link dell’e-mail o inserite il codice.',
    due: 'L’indirizzo {email} non è ancora confermato. Aprite il link nell’e-mail ricevuta alla registrazione oppure inserite il codice che contiene. Potete anche richiedere un’altra e-mail.',
    submit: 'Conferma',
    again: 'Invia un’altra e-mail',
    sentAgain: 'Un’altra e-mail è in arrivo.',
    doneTitle: 'Il vostro indirizzo è confermato',
    done: 'D’ora in poi potete accedere. L’area clienti si aprirà quando il nostro team avrà approvato il vostro accesso.',
    goOn: 'Continua',
  },
  link: {
    ended: 'La sessione è terminata. Accedete di nuovo.',
    elsewhere:
      'Il vostro indirizzo è confermato. Avete aperto il link in un altro browser: accedete qui.',
    halfway:
      'Uno dei due indirizzi è confermato. Aprite anche il link nell’e-mail inviata all’altro indirizzo.',
    emailChanged: 'Il vostro indirizzo e-mail è stato cambiato.',
    unchanged:
      'Nulla è cambiato. Se non avete chiesto voi un nuovo indirizzo, qualcun altro potrebbe usare il vostro account: scegliete una nuova password.',
    signedOut: 'Siete usciti dal vostro account.',
    newConfirmation: 'Invia un’altra conferma',
    newPassword: 'Ricevi un link per una nuova password',
    incomplete: 'Il link è incompleto. Apritelo esattamente com’è nella nostra e-mail.',
    'other-browser':
      'Questo link funziona soltanto nel browser da cui l’avete chiesto. Chiedete qui un’altra e-mail e inserite il codice che contiene.',
    expired: 'Questo link è scaduto o è già stato usato. Chiedetene un altro.',
    expiredAtSignIn:
      'Questo link è scaduto o è già stato usato. Se il vostro indirizzo è già confermato, vi basta accedere. Altrimenti chiedete un altro link.',
    'invitation-over':
      'Questo invito è scaduto o è già stato usato. Se avete già scelto una password, accedete. Altrimenti possiamo inviarvi un link per sceglierne una.',
    choosePassword: 'Ricevi un link per scegliere una password',
    busyTitle: 'Un momento, per favore',
    busy: 'Stiamo verificando il link…',
    'already-linked': 'Questo account è già collegato a un utente.',
    'no-address':
      'Questo servizio non ha un indirizzo e-mail confermato per voi. Confermate lì il vostro indirizzo o accedete in un altro modo.',
    suspended:
      'Questo account è stato sospeso. Se ritenete che si tratti di un errore, chiamateci o scriveteci.',
    refused: 'L’accesso è stato negato.',
    unexpected: 'Si è verificato un errore imprevisto.',
  },
  unreachable: {
    title: 'Il server non è raggiungibile',
    text: 'Continuiamo a provare: la pagina si aprirà da sola. Nulla andrà perso.',
    again: 'Prova ora',
  },
  offline: {
    title: 'Nessuna connessione a Internet',
    text: 'Questa schermata si aprirà da sola appena tornerà la connessione.',
  },
  who: {
    title: 'Avete effettuato l’accesso come {email}',
    text: 'Il link che avete aperto vi farebbe invece accedere come {email}. Proseguite solo se l’avete richiesto voi. Qualunque sia la scelta, il link è ormai usato e non funzionerà più.',
    stay: 'Resta come {email}',
    change: 'Continua come {email}',
    stayed:
      'Siete rimasti nell’account {mine}. Il link è stato usato e non funziona più. Se ve ne serve un altro per {theirs}, uscite e scegliete «Password dimenticata?».',
  },
  /** What a mailed link is for, and the button that does it. */
  press: {
    signup: { title: 'Confermate il vostro indirizzo {email}', yes: 'Conferma il mio indirizzo' },
    invite: { title: 'Accettate l’invito per {email}', yes: 'Accetta l’invito' },
    recovery: {
      title: 'Scegliete una nuova password per {email}',
      yes: 'Scegli una nuova password',
    },
    magiclink: { title: 'Accedete come {email}', yes: 'Accedi' },
    email_change: { title: 'Cambiate il vostro indirizzo in {email}', yes: 'Conferma il cambio' },
    undo: {
      title: 'Annullate la modifica all’account di {email}',
      yes: 'Non sono stato io: annulla',
    },
    no: 'Non ora',
  },
  goOn: {
    title: 'Accesso effettuato',
    text: 'Avete effettuato l’accesso come {email}.',
  },
  notice: {
    waitingTitle: 'Il vostro accesso è in attesa di approvazione',
    waiting:
      'Avete effettuato l’accesso come {email}. L’area clienti si aprirà quando il nostro team avrà approvato il vostro accesso; riceverete un’e-mail.',
    adminTitle: 'L’area clienti è riservata ai clienti',
    admin:
      'Avete effettuato l’accesso come {email}, un account del personale. Usate l’area di amministrazione.',
  },
} satisfies Partial<NamespacePortalTranslation>
