import type { Locale } from '#contract/locales.ts'

export type DecisionMail = 'approved' | 'approvedKnown' | 'refused' | 'question' | 'memberKnown'

type Language = {
  greeting: string
  hint: string
  status: string
  closing: string
  mails: Record<DecisionMail, { subject: string; intro: string; after: string; button: string }>
}

/**
 * Mails to an applicant, or to an added colleague with an account. `{site}` is our name,
 * `{company}` theirs.
 */
export const decisionMailWords: Record<Locale, Language> = {
  en: {
    greeting: 'Hello,',
    hint: 'If the button does not work, copy this address into your browser:',
    status: 'See your request at any time:',
    closing: 'Kind regards,',
    mails: {
      approved: {
        subject: 'Welcome: {company} has access to {site}',
        intro:
          'We have approved the request from {company}. Your account in our client portal is ready.',
        after:
          'Open the link and choose a password. The link works once, within seven days. After that, use “Forgot your password?” on the sign-in page.',
        button: 'Open my account',
      },
      approvedKnown: {
        subject: 'Welcome: {company} has access to {site}',
        intro: 'We have approved the request from {company}. The client portal is open to you.',
        after: 'Sign in with the account you already have at this email address.',
        button: 'Sign in',
      },
      memberKnown: {
        subject: 'You now have access for {company} at {site}',
        intro: 'You have been added to {company} in our client portal.',
        after:
          'Sign in with the account you already have at this email address. Your password stays the same.',
        button: 'Sign in',
      },
      refused: {
        subject: 'Your request for access to {site}',
        intro:
          'Thank you for your interest. We cannot approve the request from {company} at this time. Our reason:',
        after: 'If something changes, you are welcome to ask again.',
        button: 'See my request',
      },
      question: {
        subject: 'A question about your request to {site}',
        intro:
          'Thank you for your request on behalf of {company}. Before we decide, we need to know more:',
        after: 'You can answer on the page for your request. No account is needed.',
        button: 'Answer the question',
      },
    },
  },
  fr: {
    greeting: 'Bonjour,',
    hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    status: 'Pour suivre votre demande à tout moment :',
    closing: 'Cordialement,',
    mails: {
      approved: {
        subject: 'Bienvenue : {company} a maintenant accès à {site}',
        intro:
          'Nous avons approuvé la demande présentée par {company}. Votre compte dans notre portail client est prêt.',
        after:
          'Ouvrez le lien et choisissez un mot de passe. Le lien fonctionne une seule fois, dans les sept jours. Ensuite, utilisez « Mot de passe oublié ? » sur la page de connexion.',
        button: 'Ouvrir mon compte',
      },
      approvedKnown: {
        subject: 'Bienvenue : {company} a maintenant accès à {site}',
        intro:
          'Nous avons approuvé la demande présentée par {company}. Le portail client vous est désormais ouvert.',
        after: 'Connectez-vous avec le compte que vous avez déjà à cette adresse courriel.',
        button: 'Se connecter',
      },
      memberKnown: {
        subject: 'Vous avez maintenant accès au compte {company} chez {site}',
        intro: 'Vous avez été ajouté à l’entreprise {company} dans notre portail client.',
        after:
          'Connectez-vous avec le compte que vous avez déjà à cette adresse courriel. Votre mot de passe reste le même.',
        button: 'Se connecter',
      },
      refused: {
        subject: 'Votre demande d’accès à {site}',
        intro:
          'Merci de votre intérêt. Nous ne pouvons pas approuver la demande présentée par {company} pour le moment. En voici la raison :',
        after: 'Si la situation évolue, une nouvelle demande sera la bienvenue.',
        button: 'Voir ma demande',
      },
      question: {
        subject: 'Une question au sujet de votre demande d’accès à {site}',
        intro:
          'Merci d’avoir présenté une demande au nom de l’entreprise {company}. Avant de nous prononcer, nous aimerions en savoir plus :',
        after: 'Vous pouvez répondre sur la page de votre demande ; aucun compte n’est nécessaire.',
        button: 'Répondre à la question',
      },
    },
  },
  el: {
    greeting: 'Γεια σας,',
    hint: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
    status: 'Δείτε το αίτημά σας όποτε θέλετε:',
    closing: 'Με εκτίμηση,',
    mails: {
      approved: {
        subject: 'Καλώς ήρθατε: η επιχείρηση {company} έχει πρόσβαση στη {site}',
        intro:
          'Εγκρίναμε το αίτημα της επιχείρησης {company}. Ο λογαριασμός σας στην πύλη πελατών είναι έτοιμος.',
        after:
          'Ανοίξτε τον σύνδεσμο και ορίστε κωδικό πρόσβασης. Ο σύνδεσμος ισχύει για επτά ημέρες και για μία χρήση. Έπειτα χρησιμοποιήστε το «Ξεχάσατε τον κωδικό πρόσβασης;» στη σελίδα σύνδεσης.',
        button: 'Μετάβαση στον λογαριασμό μου',
      },
      approvedKnown: {
        subject: 'Καλώς ήρθατε: η επιχείρηση {company} έχει πρόσβαση στη {site}',
        intro:
          'Εγκρίναμε το αίτημα της επιχείρησης {company}. Η πύλη πελατών είναι πλέον ανοιχτή για εσάς.',
        after: 'Συνδεθείτε με τον λογαριασμό που έχετε ήδη σε αυτή τη διεύθυνση email.',
        button: 'Σύνδεση',
      },
      memberKnown: {
        subject: 'Έχετε πλέον πρόσβαση για την επιχείρηση {company} στη {site}',
        intro: 'Προστεθήκατε στην επιχείρηση {company} στην πύλη πελατών μας.',
        after:
          'Συνδεθείτε με τον λογαριασμό που έχετε ήδη σε αυτή τη διεύθυνση email. Ο κωδικός πρόσβασής σας παραμένει ο ίδιος.',
        button: 'Σύνδεση',
      },
      refused: {
        subject: 'Το αίτημά σας για πρόσβαση στη {site}',
        intro:
          'Σας ευχαριστούμε για το ενδιαφέρον σας. Προς το παρόν δεν μπορούμε να εγκρίνουμε το αίτημα της επιχείρησης {company}. Ο λόγος:',
        after: 'Αν αλλάξει κάτι, μπορείτε να υποβάλετε νέο αίτημα.',
        button: 'Το αίτημά μου',
      },
      question: {
        subject: 'Μια ερώτηση για το αίτημά σας προς τη {site}',
        intro:
          'Σας ευχαριστούμε για το αίτημα της επιχείρησης {company}. Πριν αποφασίσουμε, χρειαζόμαστε περισσότερες πληροφορίες:',
        after: 'Μπορείτε να απαντήσετε στη σελίδα του αιτήματός σας, χωρίς λογαριασμό.',
        button: 'Απάντηση στην ερώτηση',
      },
    },
  },
  it: {
    greeting: 'Buongiorno,',
    hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
    status: 'Per seguire la vostra richiesta in qualsiasi momento:',
    closing: 'Cordiali saluti',
    mails: {
      approved: {
        subject: 'Benvenuti: {company} ha accesso a {site}',
        intro:
          'abbiamo approvato la richiesta di {company}. Il vostro account nell’area clienti è pronto.',
        after:
          'Aprite il link e scegliete una password. Il link funziona una sola volta, entro sette giorni. In seguito usate «Password dimenticata?» nella pagina di accesso.',
        button: 'Apri il mio account',
      },
      approvedKnown: {
        subject: 'Benvenuti: {company} ha accesso a {site}',
        intro:
          'abbiamo approvato la richiesta di {company}. L’area clienti è ora a vostra disposizione.',
        after: 'Accedete con l’account che avete già a questo indirizzo e-mail.',
        button: 'Accedi',
      },
      memberKnown: {
        subject: 'Ora avete accesso a {site} per {company}',
        intro: 'Siete stati aggiunti all’azienda {company} nella nostra area clienti.',
        after:
          'Accedete con l’account che avete già a questo indirizzo e-mail. La password resta la stessa.',
        button: 'Accedi',
      },
      refused: {
        subject: 'La vostra richiesta di accesso a {site}',
        intro:
          'grazie per il vostro interesse. Al momento non possiamo approvare la richiesta di {company}. Il motivo:',
        after: 'Se qualcosa cambia, potete inviare una nuova richiesta.',
        button: 'Vedi la mia richiesta',
      },
      question: {
        subject: 'Una domanda sulla vostra richiesta a {site}',
        intro:
          'grazie per la richiesta di {company}. Prima di decidere abbiamo bisogno di saperne di più:',
        after:
          'Potete rispondere nella pagina della vostra richiesta, senza bisogno di un account.',
        button: 'Rispondi alla domanda',
      },
    },
  },
  de: {
    greeting: 'Guten Tag,',
    hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    status: 'Den Stand Ihrer Anfrage sehen Sie jederzeit hier:',
    closing: 'Mit freundlichen Grüßen',
    mails: {
      approved: {
        subject: 'Willkommen: {company} hat Zugang zu {site}',
        intro:
          'wir haben die Anfrage von {company} genehmigt. Ihr Konto in unserem Kundenportal ist bereit.',
        after:
          'Öffnen Sie den Link und wählen Sie ein Passwort. Der Link gilt sieben Tage und funktioniert nur einmal. Danach hilft „Passwort vergessen?“ auf der Anmeldeseite weiter.',
        button: 'Mein Konto öffnen',
      },
      approvedKnown: {
        subject: 'Willkommen: {company} hat Zugang zu {site}',
        intro: 'wir haben die Anfrage von {company} genehmigt. Das Kundenportal steht Ihnen offen.',
        after: 'Melden Sie sich mit dem Konto an, das Sie unter dieser E-Mail-Adresse schon haben.',
        button: 'Anmelden',
      },
      memberKnown: {
        subject: 'Sie haben jetzt für {company} Zugang zu {site}',
        intro: 'Sie gehören in unserem Kundenportal jetzt zu {company}.',
        after:
          'Melden Sie sich mit dem Konto an, das Sie unter dieser E-Mail-Adresse schon haben. Ihr Passwort bleibt gleich.',
        button: 'Anmelden',
      },
      refused: {
        subject: 'Ihre Zugangsanfrage bei {site}',
        intro:
          'vielen Dank für Ihr Interesse. Wir können die Anfrage von {company} derzeit nicht genehmigen. Unsere Begründung:',
        after: 'Sollte sich etwas ändern, können Sie gern erneut anfragen.',
        button: 'Meine Anfrage ansehen',
      },
      question: {
        subject: 'Eine Frage zu Ihrer Anfrage bei {site}',
        intro:
          'vielen Dank für die Anfrage von {company}. Bevor wir entscheiden, haben wir noch eine Frage:',
        after:
          'Antworten können Sie auf der Seite Ihrer Anfrage; ein Konto brauchen Sie dafür nicht.',
        button: 'Frage beantworten',
      },
    },
  },
}
