import type { Locale } from '#contract/locales.ts'

/** What a mail is about. */
export type MailKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'signup_attempt'
  | 'factors_removed'
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'

/**
 * `{site}` is the company's name, `{phone}` and `{email}` are where it is reached, `{address}` is the new address. A
 * mail without a button has no link. `alarm` takes the place of `ignore` where something has changed already.
 */
export type Words = { subject: string; intro: string; button?: string; alarm?: string }

type Language = {
  greeting: string
  code: string
  link: string
  ignore: string
  sms: string
  mails: Record<MailKind, Words>
}

/** Every mail in every language. Recipients may be strangers: nothing that a caller typed stands in a mail. */
export const words: Record<Locale, Language> = {
  en: {
    greeting: 'Hello,',
    code: 'Your code:',
    link: 'If the button does not work, copy this address into your browser:',
    ignore: 'If you were not expecting this message, you can ignore it: nothing will change.',
    sms: 'Your {site} code is {code}',
    mails: {
      signup: {
        subject: 'Confirm your e-mail address',
        intro:
          'Thank you for signing up at {site}. Please confirm that this e-mail address is yours.',
        button: 'Confirm my address',
      },
      invite: {
        subject: 'You are invited to {site}',
        intro: 'Your account at {site} is ready. Accept the invitation, and you can sign in.',
        button: 'Accept the invitation',
      },
      recovery: {
        subject: 'Choose a new password',
        intro: 'We have received a request to choose a new password for your account at {site}.',
        button: 'Choose a new password',
      },
      magiclink: {
        subject: 'Your sign-in link',
        intro: 'Use this link to sign in at {site}. It works once.',
        button: 'Sign in',
      },
      email_change_current: {
        subject: 'Confirm the change of your e-mail address',
        intro:
          'Your account at {site} is about to change to the address {address}. Please confirm here and in the message sent to the new address.',
        button: 'Confirm the change',
      },
      email_change_new: {
        subject: 'Confirm your new e-mail address',
        intro:
          'Your account at {site} is about to change to this address. Please confirm that it is yours.',
        button: 'Confirm my new address',
      },
      reauthentication: {
        subject: 'Your confirmation code',
        intro: 'Enter this code at {site} to confirm that it is you.',
      },
      signup_attempt: {
        subject: 'You already have an account',
        intro:
          'Somebody, perhaps you, tried to sign up at {site} with your e-mail address. You already have an account: just sign in, or choose a new password if you have forgotten yours.',
        button: 'Go to {site}',
      },
      factors_removed: {
        subject: 'Your second sign-in step has been removed',
        intro:
          'Our team has removed the second step (authenticator app or text message) from your account at {site} and signed you out on every device. You can now sign in without it. We recommend that you set it up again soon.',
        button: 'Set up the second step again',
        alarm:
          'If you did not ask us for this, please call {phone} or write to {email} at once: somebody may be trying to get into your account.',
      },
      password_changed: {
        subject: 'Your password has been changed',
        intro:
          'The password of your account at {site} has just been changed. Every other device has been signed out.',
        button: 'See my account',
        alarm:
          'If this was not you, choose a new password at once, then call {phone} or write to {email}: somebody may have got into your account.',
      },
      email_changed: {
        subject: 'Your e-mail address has been changed',
        intro:
          'Your account at {site} now uses the address {address}. You can no longer sign in with this one.',
        button: 'Go to {site}',
        alarm:
          'If this was not you, please call {phone} or write to {email} at once: somebody may have taken over your account.',
      },
      factor_added: {
        subject: 'A second sign-in step has been set up',
        intro:
          'A second step (authenticator app or text message) now protects your account at {site}. You will be asked for it each time you sign in.',
        button: 'See my account',
        alarm:
          'If this was not you, please call {phone} or write to {email} at once: somebody may have got into your account.',
      },
      factor_removed: {
        subject: 'A second sign-in step has been removed',
        intro:
          'A second step (authenticator app or text message) has just been removed from your account at {site}, from within the account itself.',
        button: 'See my account',
        alarm:
          'If this was not you, choose a new password at once, then call {phone} or write to {email}: somebody may have got into your account.',
      },
    },
  },
  fr: {
    greeting: 'Bonjour,',
    code: 'Votre code :',
    link: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    ignore: 'Si vous n’attendiez pas ce message, vous pouvez l’ignorer : rien ne changera.',
    sms: 'Votre code {site} est {code}',
    mails: {
      signup: {
        subject: 'Confirmez votre adresse courriel',
        intro:
          'Merci de votre inscription chez {site}. Veuillez confirmer que cette adresse courriel est bien la vôtre.',
        button: 'Confirmer mon adresse',
      },
      invite: {
        subject: 'Invitation : votre compte chez {site}',
        intro: 'Un compte vous attend chez {site}. Acceptez l’invitation pour vous connecter.',
        button: 'Accepter l’invitation',
      },
      recovery: {
        subject: 'Choisissez un nouveau mot de passe',
        intro:
          'Quelqu’un (vous, nous l’espérons) a demandé un nouveau mot de passe pour votre compte {site}.',
        button: 'Choisir un nouveau mot de passe',
      },
      magiclink: {
        subject: 'Votre lien de connexion',
        intro: 'Utilisez ce lien pour vous connecter à {site}. Il ne fonctionne qu’une seule fois.',
        button: 'Me connecter',
      },
      email_change_current: {
        subject: 'Confirmez le changement de votre adresse courriel',
        intro:
          'Votre compte {site} va bientôt utiliser l’adresse {address}. Veuillez confirmer ici, ainsi que dans le message envoyé à la nouvelle adresse.',
        button: 'Confirmer le changement',
      },
      email_change_new: {
        subject: 'Confirmez votre nouvelle adresse courriel',
        intro:
          'Votre compte {site} va bientôt utiliser cette adresse. Veuillez confirmer qu’elle est bien la vôtre.',
        button: 'Confirmer ma nouvelle adresse',
      },
      reauthentication: {
        subject: 'Votre code de confirmation',
        intro: 'Entrez ce code sur le site de {site} pour confirmer votre identité.',
      },
      signup_attempt: {
        subject: 'Vous avez déjà un compte',
        intro:
          'Quelqu’un, peut-être vous, a tenté de s’inscrire chez {site} avec votre adresse courriel. Vous avez déjà un compte : il suffit de vous connecter, ou de choisir un nouveau mot de passe si vous avez oublié le vôtre.',
        button: 'Ouvrir {site}',
      },
      factors_removed: {
        subject: 'La deuxième étape de connexion a été retirée',
        intro:
          'Notre équipe a retiré la deuxième étape de connexion (application d’authentification ou texto) de votre compte {site} et fermé toutes vos sessions. Vous pouvez maintenant vous connecter sans elle. Nous vous conseillons de la réactiver sans tarder.',
        button: 'Réactiver la deuxième étape',
        alarm:
          'Si vous ne nous l’avez pas demandé, appelez sans attendre le {phone} ou écrivez à {email} : quelqu’un tente peut-être d’accéder à votre compte.',
      },
      password_changed: {
        subject: 'Votre mot de passe a été modifié',
        intro:
          'Le mot de passe de votre compte {site} vient d’être modifié. Toutes vos autres sessions ont été fermées.',
        button: 'Voir mon compte',
        alarm:
          'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, puis appelez le {phone} ou écrivez à {email} : quelqu’un est peut-être entré dans votre compte.',
      },
      email_changed: {
        subject: 'Votre adresse courriel a été modifiée',
        intro:
          'Votre compte {site} utilise désormais l’adresse {address}. L’adresse à laquelle vous recevez ce message ne permet plus de vous connecter.',
        button: 'Ouvrir {site}',
        alarm:
          'Si ce n’était pas vous, appelez sans attendre le {phone} ou écrivez à {email} : quelqu’un s’est peut-être emparé de votre compte.',
      },
      factor_added: {
        subject: 'Une deuxième étape de connexion a été activée',
        intro:
          'Une deuxième étape (application d’authentification ou texto) protège désormais votre compte {site}. Elle vous sera demandée à chaque connexion.',
        button: 'Voir mon compte',
        alarm:
          'Si ce n’était pas vous, appelez sans attendre le {phone} ou écrivez à {email} : quelqu’un est peut-être entré dans votre compte.',
      },
      factor_removed: {
        subject: 'Une deuxième étape de connexion a été retirée',
        intro:
          'Une deuxième étape (application d’authentification ou texto) vient d’être retirée de votre compte {site}, depuis le compte lui-même.',
        button: 'Voir mon compte',
        alarm:
          'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, puis appelez le {phone} ou écrivez à {email} : quelqu’un est peut-être entré dans votre compte.',
      },
    },
  },
  el: {
    greeting: 'Γεια σας,',
    code: 'Κωδικός επιβεβαίωσης:',
    link: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
    ignore: 'Αν δεν περιμένατε αυτό το μήνυμα, αγνοήστε το: τίποτα δεν θα αλλάξει.',
    sms: 'Ο κωδικός σας για τη {site} είναι {code}',
    mails: {
      signup: {
        subject: 'Επιβεβαιώστε τη διεύθυνση email σας',
        intro:
          'Σας ευχαριστούμε για την εγγραφή σας στη {site}. Επιβεβαιώστε ότι αυτή η διεύθυνση email είναι δική σας.',
        button: 'Επιβεβαίωση διεύθυνσης',
      },
      invite: {
        subject: 'Πρόσκληση από τη {site}',
        intro:
          'Ο λογαριασμός σας στη {site} είναι έτοιμος. Αποδεχθείτε την πρόσκληση για να συνδεθείτε.',
        button: 'Αποδοχή πρόσκλησης',
      },
      recovery: {
        subject: 'Επιλέξτε νέο κωδικό πρόσβασης',
        intro:
          'Κάποιος, πιθανότατα εσείς, ζήτησε νέο κωδικό πρόσβασης για τον λογαριασμό σας στη {site}.',
        button: 'Επιλογή νέου κωδικού',
      },
      magiclink: {
        subject: 'Ο σύνδεσμος για να συνδεθείτε',
        intro: 'Χρησιμοποιήστε αυτόν τον σύνδεσμο για να συνδεθείτε στη {site}. Ισχύει μία φορά.',
        button: 'Σύνδεση',
      },
      email_change_current: {
        subject: 'Επιβεβαιώστε την αλλαγή της διεύθυνσης email σας',
        intro:
          'Ο λογαριασμός σας στη {site} θα χρησιμοποιεί στο εξής τη διεύθυνση {address}. Επιβεβαιώστε το εδώ, καθώς και στο μήνυμα που στείλαμε στη νέα διεύθυνση.',
        button: 'Επιβεβαίωση αλλαγής',
      },
      email_change_new: {
        subject: 'Επιβεβαιώστε τη νέα διεύθυνση email σας',
        intro:
          'Ο λογαριασμός σας στη {site} θα χρησιμοποιεί στο εξής αυτή τη διεύθυνση. Επιβεβαιώστε ότι είναι δική σας.',
        button: 'Επιβεβαίωση νέας διεύθυνσης',
      },
      reauthentication: {
        subject: 'Ο κωδικός επιβεβαίωσής σας',
        intro:
          'Γράψτε αυτόν τον κωδικό στον ιστότοπο της {site} για να επιβεβαιώσετε ότι είστε εσείς.',
      },
      signup_attempt: {
        subject: 'Έχετε ήδη λογαριασμό',
        intro:
          'Κάποιος, ίσως εσείς, προσπάθησε να εγγραφεί στη {site} με τη διεύθυνση email σας. Έχετε ήδη λογαριασμό: αρκεί να συνδεθείτε ή, αν δεν θυμάστε τον κωδικό σας, να επιλέξετε νέο.',
        button: 'Μετάβαση στη {site}',
      },
      factors_removed: {
        subject: 'Το δεύτερο βήμα σύνδεσης αφαιρέθηκε',
        intro:
          'Η ομάδα μας αφαίρεσε το δεύτερο βήμα σύνδεσης (εφαρμογή ταυτοποίησης ή SMS) από τον λογαριασμό σας στη {site} και τερμάτισε όλες τις συνεδρίες σας. Μπορείτε πλέον να συνδεθείτε χωρίς αυτό. Σας συνιστούμε να το ενεργοποιήσετε ξανά σύντομα.',
        button: 'Ενεργοποίηση δεύτερου βήματος',
        alarm:
          'Αν δεν μας το ζητήσατε εσείς, καλέστε αμέσως στο {phone} ή γράψτε στο {email}: κάποιος ίσως προσπαθεί να αποκτήσει πρόσβαση στον λογαριασμό σας.',
      },
      password_changed: {
        subject: 'Ο κωδικός πρόσβασής σας άλλαξε',
        intro:
          'Ο κωδικός πρόσβασης του λογαριασμού σας στη {site} μόλις άλλαξε. Όλες οι άλλες συνεδρίες σας τερματίστηκαν.',
        button: 'Προβολή του λογαριασμού μου',
        alarm:
          'Αν δεν το κάνατε εσείς, επιλέξτε αμέσως νέο κωδικό πρόσβασης και μετά καλέστε στο {phone} ή γράψτε στο {email}: ίσως κάποιος μπήκε στον λογαριασμό σας.',
      },
      email_changed: {
        subject: 'Η διεύθυνση email σας άλλαξε',
        intro:
          'Ο λογαριασμός σας στη {site} χρησιμοποιεί πλέον τη διεύθυνση {address}. Με αυτή εδώ δεν μπορείτε πια να συνδεθείτε.',
        button: 'Μετάβαση στη {site}',
        alarm:
          'Αν δεν το κάνατε εσείς, καλέστε αμέσως στο {phone} ή γράψτε στο {email}: ίσως κάποιος πήρε τον έλεγχο του λογαριασμού σας.',
      },
      factor_added: {
        subject: 'Ενεργοποιήθηκε δεύτερο βήμα σύνδεσης',
        intro:
          'Ένα δεύτερο βήμα (εφαρμογή ταυτοποίησης ή SMS) προστατεύει πλέον τον λογαριασμό σας στη {site}. Θα σας ζητείται σε κάθε σύνδεση.',
        button: 'Προβολή του λογαριασμού μου',
        alarm:
          'Αν δεν το κάνατε εσείς, καλέστε αμέσως στο {phone} ή γράψτε στο {email}: ίσως κάποιος μπήκε στον λογαριασμό σας.',
      },
      factor_removed: {
        subject: 'Ένα δεύτερο βήμα σύνδεσης αφαιρέθηκε',
        intro:
          'Ένα δεύτερο βήμα (εφαρμογή ταυτοποίησης ή SMS) μόλις αφαιρέθηκε από τον λογαριασμό σας στη {site}, μέσα από τον ίδιο τον λογαριασμό.',
        button: 'Προβολή του λογαριασμού μου',
        alarm:
          'Αν δεν το κάνατε εσείς, επιλέξτε αμέσως νέο κωδικό πρόσβασης και μετά καλέστε στο {phone} ή γράψτε στο {email}: ίσως κάποιος μπήκε στον λογαριασμό σας.',
      },
    },
  },
  it: {
    greeting: 'Buongiorno,',
    code: 'Il vostro codice:',
    link: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
    ignore: 'Se non aspettavate questo messaggio, ignoratelo: non cambierà nulla.',
    sms: 'Il vostro codice {site} è {code}',
    mails: {
      signup: {
        subject: 'Confermate il vostro indirizzo e-mail',
        intro:
          'grazie per esservi registrati su {site}. Vi preghiamo di confermare che questo indirizzo e-mail è vostro.',
        button: 'Conferma il mio indirizzo',
      },
      invite: {
        subject: 'Un invito da {site}',
        intro: 'su {site} è pronto un account per voi. Accettate l’invito per accedere.',
        button: 'Accetta l’invito',
      },
      recovery: {
        subject: 'Scegliete una nuova password',
        intro: 'abbiamo ricevuto una richiesta di nuova password per il vostro account {site}.',
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
          'd’ora in poi il vostro account {site} dovrà usare l’indirizzo {address}. Vi preghiamo di confermarlo qui e nel messaggio inviato al nuovo indirizzo.',
        button: 'Conferma il cambio',
      },
      email_change_new: {
        subject: 'Confermate il vostro nuovo indirizzo e-mail',
        intro:
          'd’ora in poi il vostro account {site} dovrà usare questo indirizzo. Vi preghiamo di confermare che è vostro.',
        button: 'Conferma il nuovo indirizzo',
      },
      reauthentication: {
        subject: 'Il vostro codice di conferma',
        intro: 'inserite questo codice sul sito di {site} per confermare la vostra identità.',
      },
      signup_attempt: {
        subject: 'Avete già un account',
        intro:
          'qualcuno, forse voi, ha provato a registrarsi su {site} con il vostro indirizzo e-mail. Avete già un account: vi basta accedere o, se non ricordate la password, sceglierne una nuova.',
        button: 'Vai a {site}',
      },
      factors_removed: {
        subject: 'Il secondo passaggio di accesso è stato rimosso',
        intro:
          'il nostro team ha rimosso il secondo passaggio (app di autenticazione o SMS) dal vostro account {site} e ha chiuso tutte le vostre sessioni. Ora potete accedere senza. Vi consigliamo di riattivarlo presto.',
        button: 'Riattiva il secondo passaggio',
        alarm:
          'Se non ce lo avete chiesto voi, chiamate subito il {phone} o scrivete a {email}: qualcuno potrebbe tentare di entrare nel vostro account.',
      },
      password_changed: {
        subject: 'La vostra password è stata cambiata',
        intro:
          'la password del vostro account {site} è appena stata cambiata. Tutte le altre vostre sessioni sono state chiuse.',
        button: 'Vedi il mio account',
        alarm:
          'Se non siete stati voi, scegliete subito una nuova password, poi chiamate il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
      },
      email_changed: {
        subject: 'Il vostro indirizzo e-mail è stato cambiato',
        intro:
          'il vostro account {site} ora usa l’indirizzo {address}. Con questo non potete più accedere.',
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
          'un secondo passaggio (app di autenticazione o SMS) è appena stato rimosso dal vostro account {site}, dall’interno dell’account stesso.',
        button: 'Vedi il mio account',
        alarm:
          'Se non siete stati voi, scegliete subito una nuova password, poi chiamate il {phone} o scrivete a {email}: qualcuno potrebbe essere entrato nel vostro account.',
      },
    },
  },
  de: {
    greeting: 'Guten Tag,',
    code: 'Ihr Code:',
    link: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    ignore:
      'Falls Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren: Es ändert sich nichts.',
    sms: 'Ihr Code für {site} lautet {code}',
    mails: {
      signup: {
        subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
        intro:
          'vielen Dank für Ihre Registrierung bei {site}. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
        button: 'Adresse bestätigen',
      },
      invite: {
        subject: 'Ihre Einladung zu {site}',
        intro:
          'bei {site} steht ein Konto für Sie bereit. Nehmen Sie die Einladung an, um sich anzumelden.',
        button: 'Einladung annehmen',
      },
      recovery: {
        subject: 'Wählen Sie ein neues Passwort',
        intro:
          'jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto bei {site} angefordert.',
        button: 'Neues Passwort wählen',
      },
      magiclink: {
        subject: 'Ihr Anmeldelink',
        intro: 'mit diesem Link melden Sie sich bei {site} an. Er gilt nur einmal.',
        button: 'Anmelden',
      },
      email_change_current: {
        subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
        intro:
          'Ihr Konto bei {site} soll künftig die Adresse {address} verwenden. Bitte bestätigen Sie das hier und in der Nachricht an die neue Adresse.',
        button: 'Änderung bestätigen',
      },
      email_change_new: {
        subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
        intro:
          'Ihr Konto bei {site} soll künftig diese Adresse verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
        button: 'Neue Adresse bestätigen',
      },
      reauthentication: {
        subject: 'Ihr Bestätigungscode',
        intro: 'geben Sie diesen Code bei {site} ein, um zu bestätigen, dass Sie es sind.',
      },
      signup_attempt: {
        subject: 'Sie haben bereits ein Konto',
        intro:
          'jemand, vielleicht Sie, wollte sich bei {site} mit Ihrer E-Mail-Adresse registrieren. Sie haben bereits ein Konto: Melden Sie sich einfach an, oder wählen Sie ein neues Passwort, falls Sie Ihres nicht mehr wissen.',
        button: 'Zu {site}',
      },
      factors_removed: {
        subject: 'Der zweite Anmeldeschritt wurde entfernt',
        intro:
          'unser Team hat den zweiten Anmeldeschritt (Authenticator-App oder SMS) von Ihrem Konto bei {site} entfernt und Sie auf allen Geräten abgemeldet. Sie können sich nun ohne ihn anmelden. Wir empfehlen Ihnen, ihn bald wieder einzurichten.',
        button: 'Zweiten Schritt wieder einrichten',
        alarm:
          'Falls Sie uns nicht darum gebeten haben, rufen Sie bitte sofort unter {phone} an oder schreiben Sie an {email}: Möglicherweise versucht jemand, in Ihr Konto zu gelangen.',
      },
      password_changed: {
        subject: 'Ihr Passwort wurde geändert',
        intro:
          'das Passwort Ihres Kontos bei {site} wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.',
        button: 'Mein Konto ansehen',
        alarm:
          'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und rufen Sie danach unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
      },
      email_changed: {
        subject: 'Ihre E-Mail-Adresse wurde geändert',
        intro:
          'Ihr Konto bei {site} verwendet jetzt die Adresse {address}. Mit dieser hier können Sie sich nicht mehr anmelden.',
        button: 'Zu {site}',
        alarm:
          'Falls Sie das nicht waren, rufen Sie bitte sofort unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat jemand Ihr Konto übernommen.',
      },
      factor_added: {
        subject: 'Ein zweiter Anmeldeschritt wurde eingerichtet',
        intro:
          'ein zweiter Schritt (Authenticator-App oder SMS) schützt jetzt Ihr Konto bei {site}. Er wird bei jeder Anmeldung verlangt.',
        button: 'Mein Konto ansehen',
        alarm:
          'Falls Sie das nicht waren, rufen Sie bitte sofort unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
      },
      factor_removed: {
        subject: 'Ein zweiter Anmeldeschritt wurde entfernt',
        intro:
          'ein zweiter Schritt (Authenticator-App oder SMS) wurde soeben aus Ihrem Konto bei {site} entfernt, und zwar im Konto selbst.',
        button: 'Mein Konto ansehen',
        alarm:
          'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und rufen Sie danach unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
      },
    },
  },
}
