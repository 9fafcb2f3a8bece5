import type { MailLanguage } from '../mail-language.ts'

export const it: MailLanguage = {
  greeting: 'Buongiorno,',
  code: 'Il vostro codice:',
  link: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  ignore: 'Se non aspettavate questo messaggio, ignoratelo: non cambierà nulla.',
  sms: 'Il vostro codice {site} è {code}',
  wasntMe: {
    button: 'Non sono stato io',
    alarm:
      'Se non siete stati voi, premete il pulsante entro 24 ore: scegliete una nuova password e noi ripristiniamo ciò che è stato cambiato. Domande? Chiamate il {phone} o scrivete a {email}.',
  },
  mails: {
    signup: {
      subject: 'Confermate il vostro indirizzo e-mail',
      intro:
        'grazie per esservi registrati sul sito di {site}. Vi preghiamo di confermare che questo indirizzo e-mail è vostro.',
      button: 'Conferma il mio indirizzo',
    },
    invite: {
      subject: 'Un invito da {site}: scegliete una password',
      intro:
        'sul sito di {site} è pronto un account per voi. Accettate l’invito e scegliete una password per accedere. Il link vale sette giorni e funziona una sola volta.',
      button: 'Accetta l’invito',
    },
    recovery: {
      subject: 'Scegliete una nuova password',
      intro: 'abbiamo ricevuto la richiesta di una nuova password per il vostro account {site}.',
      button: 'Scegli una nuova password',
    },
    magiclink: {
      subject: 'Il vostro link di accesso',
      intro: 'usate questo link per accedere a {site}. Funziona una sola volta.',
      button: 'Accedi',
    },
    email_change_current: {
      subject: 'Confermate il cambio del vostro indirizzo e-mail',
      intro:
        'il vostro account {site} sta per passare all’indirizzo {address}. Aprite il link solo se siete d’accordo: conferma il cambio oppure apre una pagina che prima ve lo chiede. Il cambio va confermato anche dal messaggio inviato al nuovo indirizzo.',
      button: 'Conferma il cambio',
    },
    email_change_new: {
      subject: 'Confermate il vostro nuovo indirizzo e-mail',
      intro:
        'il vostro account {site} sta per passare a questo indirizzo. Vi preghiamo di confermare che è vostro.',
      button: 'Conferma il nuovo indirizzo',
    },
    reauthentication: {
      subject: 'Il vostro codice di conferma',
      intro: 'inserite questo codice sul sito di {site} per confermare la vostra identità.',
    },
    signup_attempt: {
      subject: 'Avete già un account',
      intro:
        'qualcuno, forse voi, ha provato a registrarsi sul sito di {site} con il vostro indirizzo e-mail. Avete già un account: vi basta accedere o, se non ricordate la password, sceglierne una nuova.',
      button: 'Vai a {site}',
    },
    factors_removed: {
      subject: 'Il secondo passaggio di accesso è stato rimosso',
      intro:
        'il nostro team ha rimosso il secondo passaggio (app di autenticazione o SMS) dal vostro account {site} e ha chiuso tutte le vostre sessioni. Ora potete accedere senza questo passaggio. Vi consigliamo di riattivarlo al più presto.',
      button: 'Riattiva il secondo passaggio',
      alarm:
        'Se non ce lo avete chiesto voi, chiamate subito il {phone} o scrivete a {email}: qualcuno potrebbe tentare di entrare nel vostro account.',
    },
    password_changed: {
      subject: 'La vostra password è stata cambiata',
      intro:
        'la password del vostro account {site} è appena stata cambiata. Tutte le altre sessioni sono state chiuse.',
      button: 'Vedi il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, poi chiamate il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
    },
    email_changed: {
      subject: 'Il vostro indirizzo e-mail è stato cambiato',
      intro:
        'il vostro account {site} ora usa l’indirizzo {address}. Con l’indirizzo a cui vi scriviamo non potete più accedere.',
      button: 'Vai a {site}',
      alarm:
        'Se non siete stati voi, chiamate subito il {phone} o scrivete a {email}: qualcuno potrebbe aver preso il controllo del vostro account.',
    },
    factor_added: {
      subject: 'È stato attivato un secondo passaggio di accesso',
      intro:
        'un secondo passaggio (app di autenticazione o SMS) ora protegge il vostro account {site}. Vi verrà chiesto a ogni accesso.',
      button: 'Vedi il mio account',
      alarm:
        'Se non siete stati voi, chiamate subito il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
    },
    factor_removed: {
      subject: 'Un secondo passaggio di accesso è stato rimosso',
      intro:
        'un secondo passaggio (app di autenticazione o SMS) è appena stato rimosso dal vostro account {site}, tramite le impostazioni dell’account stesso.',
      button: 'Vedi il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, poi chiamate il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
    },
    recovery_code_used: {
      subject: 'È stato usato un codice di recupero per accedere',
      intro:
        'qualcuno, speriamo voi, ha effettuato l’accesso al vostro account {site} con la password e uno dei vostri codici di recupero. Codici di recupero rimasti: {count}.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, create nuovi codici di recupero e chiamate il {phone} o scrivete a {email}.',
    },
    recent_removed: {
      subject: 'Impostazioni di accesso recenti rimosse',
      intro:
        'avete scelto una nuova password per il vostro account {site}. Abbiamo rimosso i modi di accesso e la verifica in due passaggi aggiunti nelle ultime 24 ore. Se erano vostri, aggiungeteli di nuovo.',
      button: 'Controlla il mio account',
      alarm:
        'Se non avete scelto voi la nuova password, un’altra persona legge la vostra posta: mettete subito al sicuro la casella, poi chiamate il {phone} o scrivete a {email}.',
    },
    change_undone: {
      subject: 'Una modifica al vostro account è stata annullata',
      intro:
        'una modifica al vostro account {site} è stata annullata con il link che vi abbiamo inviato. Scegliete una nuova password per uscire da tutti gli altri dispositivi.',
      button: 'Controlla il mio account',
      alarm:
        'Se non avete aperto voi quel link, un’altra persona legge la vostra posta: mettete subito al sicuro la casella, poi chiamate il {phone} o scrivete a {email}.',
    },
    recovery_codes_made: {
      subject: 'Nuovi codici di recupero per il vostro account',
      intro:
        'nel vostro account {site} sono stati creati nuovi codici di recupero. Quelli precedenti non sono più validi.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, create nuovi codici di recupero e chiamate il {phone} o scrivete a {email}.',
    },
    password_guesses: {
      subject: 'Molti tentativi con password errate sul vostro account',
      intro:
        'qualcuno ha provato molte password errate sul vostro account {site}. Nessuno è entrato. Per alcune ore la password funziona solo dove avete già effettuato l’accesso. Altrove usate «Password dimenticata?» nella pagina di accesso: il link che riceverete funziona sempre. Le sessioni già aperte restano attive.',
      button: 'Controlla il mio account',
      alarm:
        'Se usate questa password anche altrove, sceglietene una nuova e attivate l’accesso in due passaggi. Domande? Chiamate il {phone} o scrivete a {email}.',
    },
    own_password_guesses: {
      subject: 'Qualcuno è nel vostro account e sta cercando di indovinarne la password',
      intro:
        'qualcuno che ha effettuato l’accesso al vostro account {site} ha sbagliato molte volte la password attuale mentre cercava di sceglierne una nuova. Se siete stati voi, usate «Password dimenticata?» nella pagina di accesso: riceverete un link con cui sceglierla senza inserire quella attuale.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, qualcuno sta usando una delle vostre sessioni: usate subito «Esci da tutti i dispositivi» nel vostro account, scegliete una nuova password con «Password dimenticata?» e chiamate il {phone} o scrivete a {email}.',
    },
    factor_guesses: {
      subject: 'Qualcuno sembra conoscere la vostra password',
      intro:
        'qualcuno ha inserito la password corretta del vostro account {site} e poi molti codici errati al secondo passaggio, che gli ha impedito di entrare. Se ora il secondo passaggio respinge anche voi, accedete con «Password dimenticata?»: il link che vi inviamo funziona anche in questo caso.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password. Domande? Chiamate il {phone} o scrivete a {email}.',
    },
    identity_added: {
      subject: 'Un nuovo modo per accedere al vostro account',
      intro: 'ora potete accedere al vostro account {site} anche con «{provider}».',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, controllate «Modi per accedere» nel vostro account e chiamate il {phone} o scrivete a {email}.',
    },
    identity_removed: {
      subject: 'È stato rimosso un modo per accedere al vostro account',
      intro: 'non potete più accedere al vostro account {site} con «{provider}».',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, controllate «Modi per accedere» nel vostro account e chiamate il {phone} o scrivete a {email}.',
    },
  },
}
