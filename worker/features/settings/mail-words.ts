import type { Locale } from '#contract/locales.ts'

type Fact =
  | 'phone'
  | 'email'
  | 'privacyEmail'
  | 'officeEmail'
  | 'retentionDays'
  | 'sessionDays'
  | 'secondPerson'

type Words = {
  confirm: { subject: string; text: string; ends: string; button: string; ignore: string }
  notice: {
    subject: string
    text: string
    lines: Record<Fact, string>
    yes: string
    no: string
    alarm: string
    button: string
  }
  hint: string
}

/**
 * What is emailed when staff change a setting that matters: to a new address, for it to be confirmed, and to all
 * administrators and the office. `{site}` is the company's name.
 */
export const settingsMailWords: Record<Locale, Words> = {
  en: {
    confirm: {
      subject: 'Confirm this address for {site}',
      text: '{who} would like messages from the {site} website to be sent to this address: {address}. Please confirm the address; until then, nothing changes.',
      ends: 'The button works for 24 hours for anyone who can sign in to the admin portal.',
      button: 'Confirm the address',
      ignore: 'If you know nothing about this, you can ignore this email: nothing will change.',
    },
    notice: {
      subject: 'A setting for {site} has been changed',
      text: '{who} has changed settings for the website:',
      lines: {
        phone: 'Phone: {from} → {to}',
        email: 'Email for visitors: {from} → {to}',
        privacyEmail: 'Email for privacy questions: {from} → {to}',
        officeEmail: 'Address for messages and alerts: {from} → {to}',
        retentionDays: 'Days until personal details are erased: {from} → {to}',
        sessionDays: 'Days until people have to sign in again: {from} → {to}',
        secondPerson: 'Texts are published by a second person: {from} → {to}',
      },
      yes: 'yes',
      no: 'no',
      alarm:
        'If this is a mistake, undo it in the history of the settings. If you don’t recognize the change, change your password and tell the person who manages this website.',
      button: 'Open the settings',
    },
    hint: 'If the button does not work, copy this address into your browser:',
  },
  fr: {
    confirm: {
      subject: 'Confirmez cette adresse pour {site}',
      text: '{who} souhaite que les messages du site de {site} arrivent à cette adresse : {address}. Veuillez la confirmer ; d’ici là, rien ne change.',
      ends: 'Le bouton fonctionne pendant 24 heures pour toute personne qui peut se connecter au portail d’administration.',
      button: 'Confirmer l’adresse',
      ignore: 'Si cela ne vous dit rien, vous pouvez ignorer ce courriel : rien ne changera.',
    },
    notice: {
      subject: 'Un réglage de {site} a été modifié',
      text: '{who} a modifié des réglages du site :',
      lines: {
        phone: 'Téléphone : {from} → {to}',
        email: 'Courriel pour les visiteurs : {from} → {to}',
        privacyEmail: 'Courriel pour les questions de confidentialité : {from} → {to}',
        officeEmail: 'Adresse pour les messages et les alertes : {from} → {to}',
        retentionDays: 'Jours avant l’effacement des renseignements personnels : {from} → {to}',
        sessionDays: 'Jours avant une nouvelle connexion obligatoire : {from} → {to}',
        secondPerson: 'Publication par une autre personne : {from} → {to}',
      },
      yes: 'oui',
      no: 'non',
      alarm:
        'S’il s’agit d’une erreur, annulez la modification dans l’historique des réglages. Si vous ne la reconnaissez pas, changez votre mot de passe et prévenez la personne qui gère ce site.',
      button: 'Ouvrir les réglages',
    },
    hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  el: {
    confirm: {
      subject: 'Επιβεβαιώστε αυτή τη διεύθυνση για τη {site}',
      text: 'Ο χρήστης {who} ζήτησε να έρχονται τα μηνύματα από τον ιστότοπο της {site} σε αυτή τη διεύθυνση: {address}. Επιβεβαιώστε την· ως τότε δεν αλλάζει τίποτα.',
      ends: 'Το κουμπί λειτουργεί για 24 ώρες, για όποιον μπορεί να συνδεθεί στην πύλη διαχείρισης.',
      button: 'Επιβεβαίωση διεύθυνσης',
      ignore: 'Αν δεν γνωρίζετε κάτι σχετικό, αγνοήστε αυτό το email: δεν θα αλλάξει τίποτα.',
    },
    notice: {
      subject: 'Αλλαγές στις ρυθμίσεις της {site}',
      text: 'Ο χρήστης {who} άλλαξε ρυθμίσεις του ιστότοπου:',
      lines: {
        phone: 'Τηλέφωνο: {from} → {to}',
        email: 'Email για τους επισκέπτες: {from} → {to}',
        privacyEmail: 'Email για τα προσωπικά δεδομένα: {from} → {to}',
        officeEmail: 'Διεύθυνση για μηνύματα και ειδοποιήσεις: {from} → {to}',
        retentionDays: 'Ημέρες ως τη διαγραφή προσωπικών στοιχείων: {from} → {to}',
        sessionDays: 'Ημέρες ώσπου να χρειαστεί νέα σύνδεση: {from} → {to}',
        secondPerson: 'Δημοσίευση από δεύτερο άτομο: {from} → {to}',
      },
      yes: 'ναι',
      no: 'όχι',
      alarm:
        'Αν πρόκειται για λάθος, αναιρέστε το στο ιστορικό των ρυθμίσεων. Αν δεν αναγνωρίζετε την αλλαγή, αλλάξτε τον κωδικό πρόσβασής σας και ενημερώστε τον υπεύθυνο του ιστότοπου.',
      button: 'Άνοιγμα ρυθμίσεων',
    },
    hint: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
  },
  it: {
    confirm: {
      subject: 'Confermate questo indirizzo per {site}',
      text: '{who} desidera che i messaggi dal sito di {site} arrivino a questo indirizzo: {address}. Confermatelo: fino ad allora non cambia nulla.',
      ends: 'Il pulsante funziona per 24 ore per chi può accedere all’area di amministrazione.',
      button: 'Conferma l’indirizzo',
      ignore: 'Se non ne sapete nulla, potete ignorare questa e-mail: non cambierà nulla.',
    },
    notice: {
      subject: 'Le impostazioni di {site} sono state modificate',
      text: '{who} ha modificato le impostazioni del sito:',
      lines: {
        phone: 'Telefono: {from} → {to}',
        email: 'E-mail per i visitatori: {from} → {to}',
        privacyEmail: 'E-mail per la privacy: {from} → {to}',
        officeEmail: 'Indirizzo per messaggi e avvisi: {from} → {to}',
        retentionDays: 'Giorni prima della cancellazione dei dati personali: {from} → {to}',
        sessionDays: 'Giorni prima che sia richiesto un nuovo accesso: {from} → {to}',
        secondPerson: 'Pubblicazione da parte di una seconda persona: {from} → {to}',
      },
      yes: 'sì',
      no: 'no',
      alarm:
        'Se si tratta di un errore, annullate la modifica nella cronologia delle impostazioni. Se non la riconoscete, cambiate la password e avvisate chi gestisce questo sito.',
      button: 'Apri le impostazioni',
    },
    hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  },
  de: {
    confirm: {
      subject: 'Bestätigen Sie diese Adresse für {site}',
      text: '{who} möchte, dass Nachrichten von der Website von {site} an diese Adresse gehen: {address}. Bitte bestätigen Sie die Adresse; bis dahin ändert sich nichts.',
      ends: 'Die Schaltfläche funktioniert 24 Stunden lang für alle, die sich in der Verwaltung anmelden können.',
      button: 'Adresse bestätigen',
      ignore:
        'Falls Sie davon nichts wissen, können Sie diese E-Mail ignorieren: Es ändert sich nichts.',
    },
    notice: {
      subject: 'Eine Einstellung von {site} wurde geändert',
      text: '{who} hat Einstellungen der Website geändert:',
      lines: {
        phone: 'Telefon: {from} → {to}',
        email: 'E-Mail für Besucher: {from} → {to}',
        privacyEmail: 'E-Mail für Fragen zum Datenschutz: {from} → {to}',
        officeEmail: 'Adresse für Nachrichten und Warnmeldungen: {from} → {to}',
        retentionDays: 'Tage, bis personenbezogene Angaben gelöscht werden: {from} → {to}',
        sessionDays: 'Tage, bis man sich neu anmelden muss: {from} → {to}',
        secondPerson: 'Veröffentlichung durch eine zweite Person: {from} → {to}',
      },
      yes: 'ja',
      no: 'nein',
      alarm:
        'Falls das ein Versehen war, machen Sie es im Verlauf der Einstellungen rückgängig. Falls Ihnen die Änderung unbekannt ist, ändern Sie Ihr Passwort und informieren Sie die Person, die diese Website verwaltet.',
      button: 'Einstellungen öffnen',
    },
    hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  },
}
