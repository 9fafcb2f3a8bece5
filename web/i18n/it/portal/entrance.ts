import type { NamespacePortalTranslation } from '../../i18n-types.ts'

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
  noStorage:
    'Il vostro browser non consente a questo sito di salvare dati. Potete accedere, ma se ricaricate la pagina dovrete accedere di nuovo.',
  staffSignIn: {
    keep: 'Mantieni l’accesso su questo dispositivo per {hours} ore',
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
    help: 'Non avete il telefono né i codici di recupero, o non avete mai configurato questo passaggio? Chiamate il {phone} o scrivete a {email}: vi aiuteremo ad accedere.',
    other: 'Usa un altro account',
    byApp: 'Usa l’app di autenticazione',
    byPhone: 'Ricevi un SMS ({phone})',
    phoneText: 'Possiamo inviare un codice al vostro telefono ({phone}).',
    send: 'Invia il codice',
    sent: 'Un codice è in arrivo sul vostro telefono ({phone}).',
    smsCode: 'Codice ricevuto via SMS',
    sendAgain: 'Invia un altro codice',
    againIn: 'Invia un altro codice tra {seconds} s',
  },
  mailed: {
    code: 'Codice ricevuto via e-mail',
    hint: 'Inserite il codice di sei cifre oppure aprite il link.',
    busy: 'Verifica…',
  },
  recovery: {
    title: 'Reimpostate la password',
    text: 'Inserite il vostro indirizzo e-mail. Vi invieremo un link e un codice per reimpostare la password.',
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
    text: 'Uscirete dal vostro account su tutti gli altri dispositivi.',
    password: 'Nuova password',
    submit: 'Salva la password',
    busy: 'Salvataggio…',
  },
  firstPassword: {
    title: 'Scegliete la vostra password',
    text: 'D’ora in poi accederete con il vostro indirizzo e-mail e questa password.',
    password: 'Password',
  },
  confirm: {
    title: 'Confermate il vostro indirizzo e-mail',
    ask: 'Inserite il vostro indirizzo e-mail. Vi invieremo un’altra e-mail di conferma.',
    text: 'Abbiamo inviato un’e-mail a {email}. Aprite il link che contiene oppure inserite il codice.',
    due: 'L’indirizzo {email} non è ancora confermato. Aprite il link nell’e-mail ricevuta alla registrazione oppure inserite il codice che contiene. Potete anche chiedere un’altra e-mail.',
    submit: 'Conferma',
    sentAgain: 'Un’altra e-mail è in arrivo.',
    doneTitle: 'Il vostro indirizzo è confermato',
    done: 'Ora potete accedere. L’area clienti si aprirà appena avremo approvato il vostro accesso.',
    goOn: 'Continua',
  },
  link: {
    ended: 'Il vostro accesso è terminato. Accedete di nuovo.',
    elsewhere:
      'Il vostro indirizzo è confermato. Poiché avete aperto il link in un altro browser, accedete qui.',
    halfway:
      'Uno dei due indirizzi è confermato. Ora aprite il link che abbiamo inviato all’altro.',
    emailChanged: 'Il vostro indirizzo e-mail è stato cambiato.',
    unchanged:
      'Il vostro indirizzo e-mail non è stato cambiato. Se non avete chiesto voi il cambio, qualcuno potrebbe avere accesso al vostro account: scegliete subito una nuova password.',
    signedOut: 'Siete usciti dal vostro account.',
    newConfirmation: 'Invia un’altra e-mail',
    newPassword: 'Reimposta la password',
    incomplete: 'Il link è incompleto. Apritelo esattamente com’è nella nostra e-mail.',
    'other-browser':
      'Aprite questo link nel browser da cui l’avete chiesto. Oppure chiedete qui una nuova e-mail e inserite il codice che contiene.',
    expired: 'Questo link è scaduto o è già stato usato. Chiedetene un altro.',
    expiredAtSignIn:
      'Questo link è scaduto o è già stato usato. Se avete confermato il vostro indirizzo, accedete. Altrimenti chiedete un nuovo link.',
    'invitation-over':
      'Questo invito è scaduto o è già stato usato. Se avete una password, accedete. Altrimenti chiedete un link per sceglierne una.',
    choosePassword: 'Ricevi un link',
    busyTitle: 'Un momento, per favore',
    busy: 'Stiamo verificando il link…',
    'already-linked': 'Questo account è già collegato a un utente.',
    'no-address':
      'Questo servizio non ha un indirizzo e-mail confermato per voi. Confermate lì il vostro indirizzo o accedete in un altro modo.',
    suspended:
      'Questo account è sospeso. Se pensate che si tratti di un errore, chiamateci o scriveteci.',
    refused: 'L’accesso è stato negato.',
    unexpected: 'Si è verificato un errore imprevisto.',
  },
  unreachable: {
    title: 'Il server non è raggiungibile',
    text: 'Continuiamo a provare e la pagina riprenderà automaticamente. Non andrà perso nulla.',
    again: 'Prova ora',
  },
  offline: {
    title: 'Nessuna connessione a Internet',
    text: 'Questa schermata si aprirà automaticamente appena tornerà la connessione.',
  },
  who: {
    title: 'Avete effettuato l’accesso come {email}',
    text: 'Questo link vi fa accedere come {email}. Continuate solo se l’avete chiesto voi. In ogni caso il link non funzionerà più.',
    stay: 'Resta nell’account {email}',
    change: 'Continua come {email}',
    stayed:
      'Siete rimasti nell’account {mine}. Quel link non funziona più. Per accedere come {theirs}, uscite e scegliete «Password dimenticata?».',
  },
  /** Title and button of the page that an emailed link opens. */
  press: {
    signup: {
      title: 'Confermate il vostro indirizzo e-mail {email}',
      yes: 'Conferma il mio indirizzo e-mail',
    },
    invite: { title: 'Accettate l’invito per {email}', yes: 'Accetta l’invito' },
    recovery: {
      title: 'Scegliete una nuova password per {email}',
      yes: 'Scegli una nuova password',
    },
    magiclink: { title: 'Accedete come {email}', yes: 'Accedi' },
    email_change: {
      title: 'Cambiate il vostro indirizzo e-mail in {email}',
      yes: 'Conferma il cambio',
    },
    undo: {
      title: 'Annullate la modifica dell’account {email}',
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
      'Avete effettuato l’accesso come {email}. L’area clienti si aprirà appena avremo approvato il vostro accesso. Vi invieremo un’e-mail.',
    adminTitle: 'L’area clienti è riservata ai clienti',
    admin:
      'Avete effettuato l’accesso come {email}, un account del personale. Usate l’area di amministrazione.',
  },
} satisfies Partial<NamespacePortalTranslation>
