import type { Locale } from '#contract/locales.ts'

type Words = {
  /** Privacy text beside the forms (`forms.consent` in web/i18n; a test compares them). */
  consent: string
  confirmation: { subject: string; greeting: string; text: string; ignore: string }
  /** Said instead of a request for access, with the way to its page. */
  request: { subject: string; text: string; button: string; hint: string }
}

/** Texts sent with a submission, in the visitor's language. `{site}` is the company's name. */
export const formWords: Record<Locale, Words> = {
  en: {
    consent:
      'By sending this form, you agree that {site} may store and use these details to answer you, as the privacy notice explains.',
    confirmation: {
      subject: '{site} has received your message',
      greeting: 'Hello,',
      text: 'Thank you for writing to {site}. We have your message and usually reply within two working days.',
      ignore: 'If you did not write to us, you can ignore this email: nothing else will follow.',
    },
    request: {
      subject: '{site} has received your request for access',
      text: 'Thank you for asking for access to {site}. We have your request and usually reply within two working days. You can see how it stands, or withdraw it, on its own page.',
      button: 'See my request',
      hint: 'If the button does not work, copy this address into your browser:',
    },
  },
  fr: {
    consent:
      'En envoyant ce formulaire, vous acceptez que {site} conserve et utilise ces renseignements pour vous répondre, comme l’explique l’avis de confidentialité.',
    confirmation: {
      subject: '{site} a bien reçu votre message',
      greeting: 'Bonjour,',
      text: 'Merci d’avoir écrit à {site}. Nous avons bien reçu votre message et répondons en général dans les deux jours ouvrables.',
      ignore:
        'Si vous ne nous avez pas écrit, vous pouvez ignorer ce courriel : il n’aura aucune suite.',
    },
    request: {
      subject: '{site} a bien reçu votre demande d’accès',
      text: 'Merci d’avoir demandé un accès chez {site}. Nous avons bien reçu votre demande et répondons en général dans les deux jours ouvrables. Sa page vous permet de la suivre ou de la retirer.',
      button: 'Voir ma demande',
      hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    },
  },
  el: {
    consent:
      'Με την αποστολή της φόρμας συμφωνείτε να αποθηκεύσει και να χρησιμοποιήσει η {site} αυτά τα στοιχεία για να σας απαντήσει, όπως εξηγεί η ενημέρωση για τα προσωπικά δεδομένα.',
    confirmation: {
      subject: 'Η {site} έλαβε το μήνυμά σας',
      greeting: 'Γεια σας,',
      text: 'Ευχαριστούμε που γράψατε στη {site}. Λάβαμε το μήνυμά σας και συνήθως απαντάμε μέσα σε δύο εργάσιμες ημέρες.',
      ignore:
        'Αν δεν μας γράψατε εσείς, μπορείτε να αγνοήσετε αυτό το email: δεν θα ακολουθήσει τίποτε άλλο.',
    },
    request: {
      subject: 'Η {site} έλαβε το αίτημα πρόσβασής σας',
      text: 'Ευχαριστούμε που ζητήσατε πρόσβαση στη {site}. Λάβαμε το αίτημά σας και συνήθως απαντάμε μέσα σε δύο εργάσιμες ημέρες. Στη σελίδα του μπορείτε να δείτε την πορεία του ή να το αποσύρετε.',
      button: 'Το αίτημά μου',
      hint: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
    },
  },
  it: {
    consent:
      'Inviando questo modulo accettate che {site} conservi e utilizzi questi dati per rispondervi, come spiega l’informativa sulla privacy.',
    confirmation: {
      subject: '{site} ha ricevuto il vostro messaggio',
      greeting: 'Buongiorno,',
      text: 'grazie per aver scritto a {site}. Abbiamo ricevuto il vostro messaggio e di solito rispondiamo entro due giorni lavorativi.',
      ignore:
        'Se non siete stati voi a scriverci, ignorate pure questa e-mail: non ne riceverete altre.',
    },
    request: {
      subject: '{site} ha ricevuto la vostra richiesta di accesso',
      text: 'grazie per aver richiesto l’accesso a {site}. Abbiamo ricevuto la vostra richiesta e di solito rispondiamo entro due giorni lavorativi. Nella sua pagina potete seguirla o ritirarla.',
      button: 'La mia richiesta',
      hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
    },
  },
  de: {
    consent:
      'Mit dem Absenden stimmen Sie zu, dass {site} diese Angaben wie in der Datenschutzerklärung beschrieben speichert und verwendet, um Ihnen zu antworten.',
    confirmation: {
      subject: '{site} hat Ihre Nachricht erhalten',
      greeting: 'Guten Tag,',
      text: 'vielen Dank für Ihre Nachricht an {site}. Sie ist bei uns angekommen; wir antworten meist innerhalb von zwei Werktagen.',
      ignore:
        'Falls Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren: Es folgt nichts weiter.',
    },
    request: {
      subject: '{site} hat Ihre Zugangsanfrage erhalten',
      text: 'vielen Dank für Ihre Zugangsanfrage bei {site}. Sie ist bei uns angekommen; wir antworten meist innerhalb von zwei Werktagen. Auf der Seite Ihrer Anfrage sehen Sie den Stand oder ziehen sie zurück.',
      button: 'Meine Anfrage ansehen',
      hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    },
  },
}
