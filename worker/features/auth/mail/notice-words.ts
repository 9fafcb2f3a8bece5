import type { Locale } from '#contract/locales.ts'

/** What a notice tells the owner of an account: it happened already, and nothing in it has to be confirmed. */
export type OwnerNoticeKind = 'recovery_code_used' | 'password_guesses' | 'factor_guesses'

type Words = { subject: string; intro: string; button: string; alarm: string }

/** Placeholders as in words.ts; `{count}` is how many recovery codes are left. */
export const notices: Record<Locale, Record<OwnerNoticeKind, Words>> = {
  en: {
    recovery_code_used: {
      subject: 'A recovery code was used to sign in',
      intro:
        'Somebody, hopefully you, signed in to your account at {site} with the password and one of your recovery codes. Recovery codes left: {count}.',
      button: 'Look after my account',
      alarm:
        'If this was not you, choose a new password and make new recovery codes at once, and call {phone} or write to {email}.',
    },
    password_guesses: {
      subject: 'Many wrong passwords were tried at your account',
      intro:
        'Somebody tried many wrong passwords at your account at {site}. Nobody got in. For some hours the password only works where you have signed in before. Elsewhere, “Forgot your password?” on the sign-in page sends you a link that always works. You stay signed in where you are.',
      button: 'Look after my account',
      alarm:
        'If you use this password elsewhere, too, choose a new one, and set up two-step sign-in. Questions? Call {phone} or write to {email}.',
    },
    factor_guesses: {
      subject: 'Somebody seems to know your password',
      intro:
        'Somebody signed in to your account at {site} with the right password, then entered many wrong codes of the second step. The second step has kept them out. If it now refuses you, too, sign in by “Forgot your password?”: the link that we send you always works.',
      button: 'Look after my account',
      alarm:
        'If this was not you, choose a new password at once. Questions? Call {phone} or write to {email}.',
    },
  },
  fr: {
    recovery_code_used: {
      subject: 'Un code de secours a servi à ouvrir une session',
      intro:
        'Quelqu’un, vous-même nous l’espérons, a ouvert une session dans votre compte {site} avec le mot de passe et l’un de vos codes de secours. Codes de secours restants : {count}.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, créez de nouveaux codes de secours, et appelez le {phone} ou écrivez à {email}.',
    },
    password_guesses: {
      subject: 'De nombreux mots de passe erronés ont été essayés',
      intro:
        'Quelqu’un a essayé de nombreux mots de passe erronés pour votre compte {site}. Personne n’y est entré. Pendant quelques heures, le mot de passe ne fonctionne que là où vous avez déjà ouvert une session. Ailleurs, « Mot de passe oublié ? » sur la page de connexion vous envoie un lien qui fonctionne toujours. Vos sessions en cours restent ouvertes.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce mot de passe vous sert aussi ailleurs, choisissez-en un nouveau et activez la connexion en deux étapes. Des questions ? Appelez le {phone} ou écrivez à {email}.',
    },
    factor_guesses: {
      subject: 'Quelqu’un semble connaître votre mot de passe',
      intro:
        'Quelqu’un a saisi le bon mot de passe de votre compte {site}, puis de nombreux codes erronés à la deuxième étape. Celle-ci a empêché l’accès. Si elle vous refuse à présent aussi, passez par « Mot de passe oublié ? » : le lien que nous vous envoyons fonctionne toujours.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe. Des questions ? Appelez le {phone} ou écrivez à {email}.',
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
      subject: 'Πολλές λανθασμένες προσπάθειες εισόδου στον λογαριασμό σας',
      intro:
        'Κάποιος δοκίμασε πολλούς λανθασμένους κωδικούς πρόσβασης στον λογαριασμό σας στη {site}. Κανείς δεν μπήκε. Για μερικές ώρες ο κωδικός πρόσβασης λειτουργεί μόνο εκεί όπου έχετε συνδεθεί ξανά. Από αλλού, το «Ξεχάσατε τον κωδικό σας;» στη σελίδα σύνδεσης σας στέλνει σύνδεσμο που λειτουργεί πάντα. Όπου είστε ήδη συνδεδεμένοι, παραμένετε.',
      button: 'Έλεγχος του λογαριασμού μου',
      alarm:
        'Αν χρησιμοποιείτε τον ίδιο κωδικό πρόσβασης και αλλού, ορίστε νέο και ενεργοποιήστε τη σύνδεση σε δύο βήματα. Για απορίες καλέστε στο {phone} ή γράψτε στο {email}.',
    },
    factor_guesses: {
      subject: 'Κάποιος φαίνεται να γνωρίζει τον κωδικό πρόσβασής σας',
      intro:
        'Κάποιος έδωσε τον σωστό κωδικό πρόσβασης του λογαριασμού σας στη {site} και έπειτα πολλούς λανθασμένους κωδικούς στο δεύτερο βήμα. Το δεύτερο βήμα τον κράτησε έξω. Αν τώρα δεν δέχεται ούτε εσάς, συνδεθείτε μέσω «Ξεχάσατε τον κωδικό σας;»: ο σύνδεσμος που σας στέλνουμε λειτουργεί πάντα.',
      button: 'Έλεγχος του λογαριασμού μου',
      alarm:
        'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό πρόσβασης. Για απορίες καλέστε στο {phone} ή γράψτε στο {email}.',
    },
  },
  it: {
    recovery_code_used: {
      subject: 'È stato usato un codice di recupero per accedere',
      intro:
        'Qualcuno, speriamo Lei, ha effettuato l’accesso al Suo account {site} con la password e uno dei Suoi codici di recupero. Codici di recupero rimasti: {count}.',
      button: 'Controlla il mio account',
      alarm:
        'Se non è stato Lei, scelga subito una nuova password, crei nuovi codici di recupero e chiami il {phone} o scriva a {email}.',
    },
    password_guesses: {
      subject: 'Sono state provate molte password errate',
      intro:
        'Qualcuno ha provato molte password errate per il Suo account {site}. Nessuno è entrato. Per alcune ore la password funziona solo dove ha già effettuato l’accesso. Altrove, «Password dimenticata?» nella pagina di accesso Le invia un link che funziona sempre. Le sessioni già aperte restano attive.',
      button: 'Controlla il mio account',
      alarm:
        'Se usa questa password anche altrove, ne scelga una nuova e attivi l’accesso in due passaggi. Domande? Chiami il {phone} o scriva a {email}.',
    },
    factor_guesses: {
      subject: 'Qualcuno sembra conoscere la Sua password',
      intro:
        'Qualcuno ha inserito la password corretta del Suo account {site} e poi molti codici errati al secondo passaggio, che gli ha impedito di entrare. Se ora viene rifiutato anche a Lei, acceda con «Password dimenticata?»: il link che Le inviamo funziona sempre.',
      button: 'Controlla il mio account',
      alarm:
        'Se non è stato Lei, scelga subito una nuova password. Domande? Chiami il {phone} o scriva a {email}.',
    },
  },
  de: {
    recovery_code_used: {
      subject: 'Anmeldung mit einem Wiederherstellungscode',
      intro:
        'Jemand, hoffentlich Sie selbst, hat sich mit dem Passwort und einem Ihrer Wiederherstellungscodes bei Ihrem Konto bei {site} angemeldet. Verbleibende Wiederherstellungscodes: {count}.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort, erstellen Sie neue Wiederherstellungscodes und rufen Sie {phone} an oder schreiben Sie an {email}.',
    },
    password_guesses: {
      subject: 'Viele falsche Passwörter bei Ihrem Konto',
      intro:
        'Jemand hat bei Ihrem Konto bei {site} viele falsche Passwörter ausprobiert. Hineingekommen ist niemand. Einige Stunden lang gilt das Passwort nur dort, wo Sie sich schon einmal angemeldet haben. Anderswo schickt Ihnen „Passwort vergessen?“ auf der Anmeldeseite einen Link, der immer funktioniert. Wo Sie angemeldet sind, bleiben Sie es.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie dieses Passwort auch anderswo verwenden, wählen Sie bitte ein neues und richten Sie die Anmeldung in zwei Schritten ein. Fragen? Rufen Sie {phone} an oder schreiben Sie an {email}.',
    },
    factor_guesses: {
      subject: 'Jemand scheint Ihr Passwort zu kennen',
      intro:
        'Jemand hat bei Ihrem Konto bei {site} das richtige Passwort und danach viele falsche Codes im zweiten Schritt eingegeben. Der zweite Schritt hat ihn aufgehalten. Falls er nun auch Sie abweist, melden Sie sich über „Passwort vergessen?“ an: Der Link, den wir Ihnen schicken, funktioniert immer.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort. Fragen? Rufen Sie {phone} an oder schreiben Sie an {email}.',
    },
  },
}
