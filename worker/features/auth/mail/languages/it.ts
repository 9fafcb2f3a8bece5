import type { MailLanguage } from '../mail-language.ts'

export const it: MailLanguage = {
  greeting: 'Buongiorno,',
  code: 'Il vostro codice:',
  link: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  ignore: 'Se non aspettavate questo messaggio, potete ignorarlo: non cambierà nulla.',
  sms: 'Il vostro codice {site} è {code}',
  wasntMe: {
    button: 'Non sono stato io',
    alarm:
      'Se non siete stati voi, {press}. Voi scegliete una nuova password e noi annulliamo la modifica. Domande? Chiamate il {phone} o scrivete a {email}.',
    press: 'premete il pulsante entro 24 ore',
    open: 'aprite il link entro 24 ore',
  },
  mails: {
    signup: {
      subject: 'Confermate il vostro indirizzo e-mail',
      intro:
        'grazie per esservi registrati sul sito di {site}. Vi preghiamo di confermare che questo indirizzo e-mail è vostro.',
      button: 'Conferma il mio indirizzo',
    },
    invite: {
      subject: '{site} vi invita: scegliete una password',
      intro:
        'il vostro account {site} è pronto. Accettate l’invito e scegliete una password. Il link funziona una sola volta, entro sette giorni.',
      button: 'Accetta l’invito',
    },
    recovery: {
      subject: 'Reimpostate la password di {site}',
      intro: 'abbiamo ricevuto la richiesta di reimpostare la password del vostro account {site}.',
      button: 'Reimposta la password',
    },
    magiclink: {
      subject: 'Il vostro link di accesso',
      intro: 'usate questo link per accedere a {site}. Funziona una sola volta.',
      button: 'Accedi',
    },
    email_change_current: {
      subject: 'Confermate il cambio del vostro indirizzo e-mail',
      intro:
        'l’indirizzo di accesso del vostro account {site} sarà presto {address}. Aprite il link solo se volete questo cambio. Va confermato anche con il link inviato al nuovo indirizzo.',
      button: 'Conferma il cambio',
    },
    email_change_new: {
      subject: 'Confermate il vostro nuovo indirizzo e-mail',
      intro:
        'il vostro account {site} userà presto questo indirizzo. Vi preghiamo di confermare che è vostro.',
      button: 'Conferma il nuovo indirizzo',
    },
    reauthentication: {
      subject: 'Il vostro codice di conferma',
      intro: 'inserite questo codice sul sito di {site} per confermare la vostra identità.',
    },
    signup_attempt: {
      subject: 'Avete già un account',
      intro:
        'qualcuno, forse voi, ha provato a registrarsi sul sito di {site} con il vostro indirizzo e-mail. Avete già un account: accedete o, se avete dimenticato la password, reimpostatela.',
      button: 'Vai a {site}',
    },
    factors_removed: {
      subject: 'La verifica in due passaggi è stata disattivata',
      intro:
        'il nostro team ha disattivato la verifica in due passaggi (app di autenticazione o SMS) del vostro account {site} e vi ha fatto uscire da tutti i dispositivi. Ora potete accedere senza. Riattivatela al più presto.',
      button: 'Configura la verifica',
      alarm:
        'Se non ce l’avete chiesto voi, chiamate subito il {phone} o scrivete a {email}: qualcuno potrebbe tentare di entrare nel vostro account.',
    },
    password_changed: {
      subject: 'La vostra password è stata cambiata',
      intro:
        'la password del vostro account {site} è appena stata cambiata. Siete usciti dall’account su tutti gli altri dispositivi.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, poi chiamate il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
    },
    password_set: {
      subject: 'La vostra password è impostata',
      intro:
        'la password del vostro account {site} è ora impostata. Usatela con il vostro indirizzo e-mail per accedere.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, poi chiamate il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
    },
    email_changed: {
      subject: 'Il vostro indirizzo e-mail è stato cambiato',
      intro:
        'il vostro account {site} ora usa l’indirizzo {address}. Non potete più accedere con l’indirizzo che riceve questa e-mail.',
      button: 'Vai a {site}',
      alarm:
        'Se non siete stati voi, chiamate subito il {phone} o scrivete a {email}: qualcuno potrebbe aver preso il controllo del vostro account.',
    },
    factor_added: {
      subject: 'La verifica in due passaggi è stata configurata',
      intro:
        'un secondo passaggio (app di autenticazione o SMS) ora protegge il vostro account {site}. Vi verrà chiesto a ogni accesso.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, chiamate subito il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
    },
    factor_removed: {
      subject: 'Un secondo passaggio è stato rimosso',
      intro:
        'un secondo passaggio (app di autenticazione o SMS) è stato rimosso dal vostro account {site} da una persona che aveva effettuato l’accesso.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, poi chiamate il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
    },
    recovery_code_used: {
      subject: 'È stato usato un codice di recupero per accedere',
      intro:
        'qualcuno ha effettuato l’accesso al vostro account {site} con uno dei vostri codici di recupero. Se siete stati voi, non dovete fare nulla. Codici di recupero rimasti: {count}.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password e create nuovi codici di recupero, poi chiamate il {phone} o scrivete a {email}.',
    },
    recent_removed: {
      subject: 'Impostazioni di accesso recenti rimosse',
      intro:
        'avete scelto una nuova password per il vostro account {site}. Abbiamo rimosso i modi di accesso e la verifica in due passaggi aggiunti nelle ultime 24 ore. Se erano vostri, aggiungeteli di nuovo.',
      button: 'Controlla il mio account',
      alarm:
        'Se non avete scelto voi la nuova password, qualcun altro legge la vostra posta. Cambiate subito la password della casella, poi chiamate il {phone} o scrivete a {email}.',
    },
    change_undone: {
      subject: 'Una modifica al vostro account è stata annullata',
      intro:
        'una modifica al vostro account {site} è stata annullata con il link che vi abbiamo inviato via e-mail. Scegliete una nuova password per uscire da tutti gli altri dispositivi.',
      button: 'Controlla il mio account',
      alarm:
        'Se non avete aperto voi quel link, qualcun altro legge la vostra posta. Cambiate subito la password della casella, poi chiamate il {phone} o scrivete a {email}.',
    },
    recovery_codes_made: {
      subject: 'Nuovi codici di recupero per il vostro account',
      intro:
        'per il vostro account {site} sono stati creati nuovi codici di recupero. Quelli precedenti non funzionano più.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password e create nuovi codici di recupero, poi chiamate il {phone} o scrivete a {email}.',
    },
    first_codes_made: {
      subject: 'Codici di recupero per il vostro account',
      intro:
        'nel vostro account {site} sono stati creati i codici di recupero. Ciascuno consente di accedere una volta se perdete il telefono.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, create nuovi codici di recupero e chiamate il {phone} o scrivete a {email}.',
    },
    password_guesses: {
      subject: 'Molti tentativi falliti di accedere al vostro account',
      intro:
        'qualcuno ha provato molte password errate sul vostro account {site}, senza riuscire a entrare. Per alcune ore la vostra password funziona solo sui dispositivi che avete già usato. Su ogni altro dispositivo scegliete «Password dimenticata?» per accedere via e-mail.',
      button: 'Controlla il mio account',
      alarm:
        'Se usate questa password anche altrove, sceglietene una nuova e configurate la verifica in due passaggi. Domande? Chiamate il {phone} o scrivete a {email}.',
    },
    own_password_guesses: {
      subject: 'Qualcuno nel vostro account cerca di indovinare la password',
      intro:
        'qualcuno che ha effettuato l’accesso al vostro account {site} ha tentato molte volte di cambiare la password senza conoscere quella attuale. Se siete stati voi, usate invece «Password dimenticata?»: la vecchia password non vi servirà.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, qualcun altro sta usando il vostro account. Scegliete «Esci da tutti i dispositivi» nel vostro account, reimpostate la password, poi chiamate il {phone} o scrivete a {email}.',
    },
    factor_guesses: {
      subject: 'Qualcuno potrebbe conoscere la vostra password',
      intro:
        'qualcuno ha inserito la password corretta del vostro account {site} e poi molti codici errati, senza riuscire a entrare. Se ora anche il vostro codice viene rifiutato, usate «Password dimenticata?» e inserite di nuovo il codice.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password. Domande? Chiamate il {phone} o scrivete a {email}.',
    },
    identity_added: {
      subject: 'Un nuovo modo per accedere al vostro account',
      intro: 'ora potete accedere al vostro account {site} anche con «{provider}».',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, controllate «Modi per accedere» nel vostro account, poi chiamate il {phone} o scrivete a {email}.',
    },
    identity_removed: {
      subject: 'È stato rimosso un modo per accedere al vostro account',
      intro: 'non potete più accedere al vostro account {site} con «{provider}».',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, controllate «Modi per accedere» nel vostro account, poi chiamate il {phone} o scrivete a {email}.',
    },
  },
}
