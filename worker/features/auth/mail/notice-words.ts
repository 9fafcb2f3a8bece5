import type { Locale } from '#contract/locales.ts'

/** What a notice tells the owner of an account: it happened already, and nothing in it has to be confirmed. */
export type OwnerNoticeKind =
  | 'recovery_code_used'
  | 'password_guesses'
  | 'own_password_guesses'
  | 'factor_guesses'
  | 'identity_added'
  | 'identity_removed'

type Words = { subject: string; intro: string; button: string; alarm: string }

/** Placeholders as in words.ts; `{count}` is how many recovery codes are left, `{provider}` where somebody else
 * vouches for who signs in. */
export const notices: Record<Locale, Record<OwnerNoticeKind, Words>> = {
  en: {
    recovery_code_used: {
      subject: 'A recovery code was used to sign in',
      intro:
        'Somebody, hopefully you, signed in to your account at {site} with the password and one of your recovery codes. Recovery codes left: {count}.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password and create new recovery codes at once, then call {phone} or write to {email}.',
    },
    password_guesses: {
      subject: 'Many wrong passwords were tried on your account',
      intro:
        'Somebody tried many wrong passwords on your account at {site}. Nobody got in. For some hours the password works only where you have signed in before. Elsewhere, “Forgot your password?” on the sign-in page sends you a link that always works. You stay signed in where you are.',
      button: 'Check my account',
      alarm:
        'If you also use this password elsewhere, choose a new one and set up two-step sign-in. Questions? Call {phone} or write to {email}.',
    },
    own_password_guesses: {
      subject: 'Somebody who is signed in to your account is guessing its password',
      intro:
        'Somebody who is signed in to your account at {site} entered the wrong current password many times while trying to choose a new one. If that was you, “Forgot your password?” on the sign-in page sends you a link that lets you choose one without it.',
      button: 'Check my account',
      alarm:
        'If this was not you, somebody is using one of your sessions: sign out everywhere at once, choose a new password through that link, then call {phone} or write to {email}.',
    },
    factor_guesses: {
      subject: 'Somebody seems to know your password',
      intro:
        'Somebody entered the right password for your account at {site}, then many wrong codes at the second step. The second step has kept them out. If it now refuses you, too, sign in through “Forgot your password?”: the link we send you always works.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password at once. Questions? Call {phone} or write to {email}.',
    },
    identity_added: {
      subject: 'A new way to sign in to your account',
      intro: 'You can now also sign in to your account at {site} with “{provider}”.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password at once, check the ways to sign in listed in your account, then call {phone} or write to {email}.',
    },
    identity_removed: {
      subject: 'A way to sign in to your account has been removed',
      intro: 'You can no longer sign in to your account at {site} with “{provider}”.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password at once, check the ways to sign in listed in your account, then call {phone} or write to {email}.',
    },
  },
  fr: {
    recovery_code_used: {
      subject: 'Connexion à votre compte avec un code de secours',
      intro:
        'Quelqu’un (vous, nous l’espérons) s’est connecté à votre compte {site} avec le mot de passe et l’un de vos codes de secours. Codes de secours restants : {count}.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, créez de nouveaux codes de secours, puis appelez le {phone} ou écrivez à {email}.',
    },
    password_guesses: {
      subject: 'De nombreux mots de passe erronés pour votre compte',
      intro:
        'Quelqu’un a essayé de nombreux mots de passe erronés pour votre compte {site}. Personne n’y est entré. Pendant quelques heures, le mot de passe ne fonctionne que là où vous vous êtes déjà connecté. Ailleurs, « Mot de passe oublié ? » sur la page de connexion vous envoie un lien qui fonctionne toujours. Vos sessions en cours restent ouvertes.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce mot de passe vous sert aussi ailleurs, choisissez-en un nouveau et activez la connexion en deux étapes. Des questions ? Appelez le {phone} ou écrivez à {email}.',
    },
    own_password_guesses: {
      subject: 'Quelqu’un essaie de deviner votre mot de passe depuis votre compte',
      intro:
        'Quelqu’un dont la session est ouverte dans votre compte {site} a saisi de nombreuses fois un mot de passe actuel erroné en voulant le remplacer. Si c’était vous, « Mot de passe oublié ? » sur la page de connexion vous envoie un lien qui permet d’en choisir un nouveau sans l’ancien.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, quelqu’un utilise l’une de vos sessions : déconnectez-vous partout sans attendre, choisissez un nouveau mot de passe par ce lien, et appelez le {phone} ou écrivez à {email}.',
    },
    factor_guesses: {
      subject: 'Quelqu’un semble connaître votre mot de passe',
      intro:
        'Quelqu’un a saisi le bon mot de passe de votre compte {site}, puis de nombreux codes erronés à la deuxième étape. Celle-ci a empêché l’accès. Si elle vous bloque maintenant vous aussi, passez par « Mot de passe oublié ? » : le lien que nous vous envoyons fonctionne toujours.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe. Des questions ? Appelez le {phone} ou écrivez à {email}.',
    },
    identity_added: {
      subject: 'Une nouvelle façon de se connecter à votre compte',
      intro: 'Votre compte {site} s’ouvre désormais aussi avec « {provider} ».',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, vérifiez dans votre compte les façons de se connecter, et appelez le {phone} ou écrivez à {email}.',
    },
    identity_removed: {
      subject: 'Une façon de se connecter à votre compte a été retirée',
      intro: 'Votre compte {site} ne s’ouvre plus avec « {provider} ».',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, vérifiez dans votre compte les façons de se connecter, et appelez le {phone} ou écrivez à {email}.',
    },
  },
  el: {
    recovery_code_used: {
      subject: 'Έγινε σύνδεση με κωδικό ανάκτησης',
      intro:
        'Κάποιος, ελπίζουμε εσείς, συνδέθηκε στον λογαριασμό σας στη {site} με τον κωδικό πρόσβασης και έναν από τους κωδικούς ανάκτησης. Κωδικοί ανάκτησης που απομένουν: {count}.',
      button: 'Έλεγχος του λογαριασμού μου',
      alarm:
        'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό πρόσβασης και νέους κωδικούς ανάκτησης, και καλέστε στο {phone} ή γράψτε στο {email}.',
    },
    password_guesses: {
      subject: 'Πολλές λανθασμένες προσπάθειες σύνδεσης στον λογαριασμό σας',
      intro:
        'Κάποιος δοκίμασε πολλούς λανθασμένους κωδικούς πρόσβασης στον λογαριασμό σας στη {site}. Κανείς δεν μπήκε. Για μερικές ώρες ο κωδικός πρόσβασης λειτουργεί μόνο εκεί όπου έχετε συνδεθεί και παλαιότερα. Από αλλού, το «Ξεχάσατε τον κωδικό σας;» στη σελίδα σύνδεσης σας στέλνει σύνδεσμο που λειτουργεί πάντα. Όπου είστε ήδη συνδεδεμένοι, παραμένετε.',
      button: 'Έλεγχος του λογαριασμού μου',
      alarm:
        'Αν χρησιμοποιείτε τον ίδιο κωδικό πρόσβασης και αλλού, ορίστε νέο και ενεργοποιήστε τη σύνδεση σε δύο βήματα. Για απορίες καλέστε στο {phone} ή γράψτε στο {email}.',
    },
    own_password_guesses: {
      subject: 'Κάποιος προσπαθεί να μαντέψει τον κωδικό σας μέσα από τον λογαριασμό σας',
      intro:
        'Κάποιος που είναι συνδεδεμένος στον λογαριασμό σας στη {site} έδωσε πολλές φορές λανθασμένο τον τρέχοντα κωδικό πρόσβασης, για να ορίσει νέο. Αν ήσασταν εσείς, το «Ξεχάσατε τον κωδικό σας;» στη σελίδα σύνδεσης σας στέλνει σύνδεσμο με τον οποίο ορίζετε νέο χωρίς τον παλιό.',
      button: 'Έλεγχος του λογαριασμού μου',
      alarm:
        'Αν δεν ήσασταν εσείς, κάποιος χρησιμοποιεί μια από τις συνδέσεις σας: αποσυνδεθείτε αμέσως από παντού, ορίστε νέο κωδικό πρόσβασης με αυτόν τον σύνδεσμο, και καλέστε στο {phone} ή γράψτε στο {email}.',
    },
    factor_guesses: {
      subject: 'Κάποιος φαίνεται να γνωρίζει τον κωδικό πρόσβασής σας',
      intro:
        'Κάποιος έδωσε τον σωστό κωδικό πρόσβασης του λογαριασμού σας στη {site} και έπειτα πολλούς λανθασμένους κωδικούς στο δεύτερο βήμα. Το δεύτερο βήμα τον κράτησε έξω. Αν τώρα δεν δέχεται ούτε εσάς, συνδεθείτε μέσω «Ξεχάσατε τον κωδικό σας;»: ο σύνδεσμος που σας στέλνουμε λειτουργεί πάντα.',
      button: 'Έλεγχος του λογαριασμού μου',
      alarm:
        'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό πρόσβασης. Για απορίες καλέστε στο {phone} ή γράψτε στο {email}.',
    },
    identity_added: {
      subject: 'Νέος τρόπος σύνδεσης στον λογαριασμό σας',
      intro: 'Στον λογαριασμό σας στη {site} μπορείτε πλέον να συνδέεστε και μέσω «{provider}».',
      button: 'Έλεγχος του λογαριασμού μου',
      alarm:
        'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό πρόσβασης, ελέγξτε στον λογαριασμό σας ποιοι τρόποι σύνδεσης υπάρχουν, και καλέστε στο {phone} ή γράψτε στο {email}.',
    },
    identity_removed: {
      subject: 'Αφαιρέθηκε τρόπος σύνδεσης στον λογαριασμό σας',
      intro: 'Στον λογαριασμό σας στη {site} δεν γίνεται πλέον σύνδεση μέσω «{provider}».',
      button: 'Έλεγχος του λογαριασμού μου',
      alarm:
        'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό πρόσβασης, ελέγξτε στον λογαριασμό σας ποιοι τρόποι σύνδεσης υπάρχουν, και καλέστε στο {phone} ή γράψτε στο {email}.',
    },
  },
  it: {
    recovery_code_used: {
      subject: 'È stato usato un codice di recupero per accedere',
      intro:
        'qualcuno, speriamo voi, ha effettuato l’accesso al vostro account {site} con la password e uno dei vostri codici di recupero. Codici di recupero rimasti: {count}.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, create nuovi codici di recupero e chiamate il {phone} o scrivete a {email}.',
    },
    password_guesses: {
      subject: 'Molte password errate provate sul vostro account',
      intro:
        'qualcuno ha provato molte password errate sul vostro account {site}. Nessuno è entrato. Per alcune ore la password funziona solo dove avete già effettuato l’accesso. Altrove, «Password dimenticata?» nella pagina di accesso vi invia un link che funziona sempre. Le sessioni già aperte restano attive.',
      button: 'Controlla il mio account',
      alarm:
        'Se usate questa password anche altrove, sceglietene una nuova e attivate l’accesso in due passaggi. Domande? Chiamate il {phone} o scrivete a {email}.',
    },
    own_password_guesses: {
      subject: 'Qualcuno prova a indovinare la password dal vostro account',
      intro:
        'qualcuno che ha una sessione aperta nel vostro account {site} ha inserito molte volte una password attuale errata cercando di sceglierne una nuova. Se siete stati voi, «Password dimenticata?» nella pagina di accesso vi invia un link con cui sceglierne una nuova senza quella attuale.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, qualcuno sta usando una delle vostre sessioni: uscite subito ovunque, scegliete una nuova password con quel link e chiamate il {phone} o scrivete a {email}.',
    },
    factor_guesses: {
      subject: 'Qualcuno sembra conoscere la vostra password',
      intro:
        'qualcuno ha inserito la password corretta del vostro account {site} e poi molti codici errati al secondo passaggio, che gli ha impedito di entrare. Se ora il secondo passaggio respinge anche voi, accedete con «Password dimenticata?»: il link che vi inviamo funziona sempre.',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password. Domande? Chiamate il {phone} o scrivete a {email}.',
    },
    identity_added: {
      subject: 'Un nuovo modo per accedere al vostro account',
      intro: 'd’ora in poi al vostro account {site} si accede anche con «{provider}».',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, verificate nel vostro account in quali modi si può accedere e chiamate il {phone} o scrivete a {email}.',
    },
    identity_removed: {
      subject: 'È stato rimosso un modo per accedere al vostro account',
      intro: 'al vostro account {site} non si accede più con «{provider}».',
      button: 'Controlla il mio account',
      alarm:
        'Se non siete stati voi, scegliete subito una nuova password, verificate nel vostro account in quali modi si può accedere e chiamate il {phone} o scrivete a {email}.',
    },
  },
  de: {
    recovery_code_used: {
      subject: 'Anmeldung mit einem Wiederherstellungscode',
      intro:
        'jemand, hoffentlich Sie, hat sich mit dem Passwort und einem Ihrer Wiederherstellungscodes in Ihrem Konto bei {site} angemeldet. Verbleibende Wiederherstellungscodes: {count}.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort, erstellen Sie neue Wiederherstellungscodes und rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    password_guesses: {
      subject: 'Viele falsche Passwörter für Ihr Konto',
      intro:
        'jemand hat für Ihr Konto bei {site} viele falsche Passwörter ausprobiert. Hineingekommen ist niemand. Einige Stunden lang gilt das Passwort nur dort, wo Sie sich schon einmal angemeldet haben. Anderswo schickt Ihnen „Passwort vergessen?“ auf der Anmeldeseite einen Link, der immer funktioniert. Wo Sie angemeldet sind, bleiben Sie es.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie dieses Passwort auch anderswo verwenden, wählen Sie bitte ein neues und richten Sie die Anmeldung in zwei Schritten ein. Fragen? Rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    own_password_guesses: {
      subject: 'Jemand errät Ihr Passwort aus Ihrem Konto heraus',
      intro:
        'Jemand, der bei Ihrem Konto bei {site} angemeldet ist, hat beim Wechsel des Passworts viele Male ein falsches aktuelles eingegeben. Falls Sie das waren: „Passwort vergessen?“ auf der Anmeldeseite schickt Ihnen einen Link, über den Sie ohne das alte ein neues wählen können.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, benutzt jemand eine Ihrer Sitzungen: Melden Sie sich sofort überall ab, wählen Sie über diesen Link ein neues Passwort und rufen Sie {phone} an oder schreiben Sie an {email}.',
    },
    factor_guesses: {
      subject: 'Jemand scheint Ihr Passwort zu kennen',
      intro:
        'jemand hat für Ihr Konto bei {site} das richtige Passwort und danach viele falsche Codes im zweiten Schritt eingegeben. Weiter ist niemand gekommen. Falls der zweite Schritt nun auch Sie abweist, melden Sie sich über „Passwort vergessen?“ an: Der Link, den wir Ihnen schicken, funktioniert immer.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort. Fragen? Rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    identity_added: {
      subject: 'Ein neuer Weg, sich bei Ihrem Konto anzumelden',
      intro: 'Bei Ihrem Konto bei {site} kann man sich jetzt auch über „{provider}“ anmelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort, sehen Sie in Ihrem Konto nach, welche Anmeldewege es gibt, und rufen Sie {phone} an oder schreiben Sie an {email}.',
    },
    identity_removed: {
      subject: 'Ein Weg, sich bei Ihrem Konto anzumelden, wurde entfernt',
      intro: 'Bei Ihrem Konto bei {site} kann man sich nicht mehr über „{provider}“ anmelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort, sehen Sie in Ihrem Konto nach, welche Anmeldewege es gibt, und rufen Sie {phone} an oder schreiben Sie an {email}.',
    },
  },
}
