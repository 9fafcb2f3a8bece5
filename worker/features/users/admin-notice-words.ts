import type { Locale } from '#contract/locales.ts'

/** Events about an administrator that are mailed to all administrators. */
export type AdminEvent = 'added' | 'removed' | 'suspended' | 'reinstated' | 'factorsRemoved'

type Words = {
  events: Record<AdminEvent, { subject: string; text: string }>
  alarm: string
  button: string
  hint: string
}

/** `{site}`: company, `{name}`: the administrator concerned, `{who}`: the actor. */
export const adminNoticeWords: Record<Locale, Words> = {
  en: {
    events: {
      added: {
        subject: '{name} is now an administrator',
        text: '{who} has made {name} an administrator of the {site} website.',
      },
      removed: {
        subject: '{name} is no longer an administrator',
        text: '{who} has removed {name} as an administrator of the {site} website.',
      },
      suspended: {
        subject: 'The administrator {name} has been suspended',
        text: '{who} has suspended {name}, an administrator of the {site} website.',
      },
      reinstated: {
        subject: 'The administrator {name} has been reinstated',
        text: '{who} has reinstated {name}, an administrator of the {site} website.',
      },
      factorsRemoved: {
        subject: 'Two-step verification of {name} has been turned off',
        text: '{who} has turned off two-step verification for {name}, an administrator of the {site} website.',
      },
    },
    alarm:
      'If this is a mistake, open the account and undo the change there. If you don’t recognize the change, change your password and tell the person who manages this website.',
    button: 'Open the account',
    hint: 'If the button does not work, copy this address into your browser:',
  },
  fr: {
    events: {
      added: {
        subject: '{name} a maintenant le rôle d’administrateur',
        text: '{who} a donné à {name} le rôle d’administrateur du site de {site}.',
      },
      removed: {
        subject: '{name} n’a plus le rôle d’administrateur',
        text: '{who} a retiré à {name} le rôle d’administrateur du site de {site}.',
      },
      suspended: {
        subject: 'Un compte d’administrateur a été suspendu : {name}',
        text: '{who} a suspendu le compte {name}, qui a le rôle d’administrateur du site de {site}.',
      },
      reinstated: {
        subject: 'Un compte d’administrateur a été rétabli : {name}',
        text: '{who} a rétabli le compte {name}, qui a le rôle d’administrateur du site de {site}.',
      },
      factorsRemoved: {
        subject: 'Vérification en deux étapes désactivée : {name}',
        text: '{who} a désactivé la vérification en deux étapes du compte {name}, qui a le rôle d’administrateur du site de {site}.',
      },
    },
    alarm:
      'S’il s’agit d’une erreur, ouvrez le compte et annulez-y le changement. Si vous ne reconnaissez pas ce changement, changez votre mot de passe et prévenez la personne qui gère ce site.',
    button: 'Ouvrir le compte',
    hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  el: {
    events: {
      added: {
        subject: 'Νέος ρόλος διαχειριστή: {name}',
        text: 'Ο χρήστης {who} έδωσε ρόλο διαχειριστή του ιστότοπου της {site} στον χρήστη {name}.',
      },
      removed: {
        subject: 'Δεν έχει πια ρόλο διαχειριστή: {name}',
        text: 'Ο χρήστης {who} αφαίρεσε τον ρόλο διαχειριστή του ιστότοπου της {site} από τον χρήστη {name}.',
      },
      suspended: {
        subject: 'Λογαριασμός διαχειριστή σε αναστολή: {name}',
        text: 'Ο χρήστης {who} έθεσε σε αναστολή τον λογαριασμό {name}, που έχει ρόλο διαχειριστή του ιστότοπου της {site}.',
      },
      reinstated: {
        subject: 'Λογαριασμός διαχειριστή ξανά ενεργός: {name}',
        text: 'Ο χρήστης {who} ενεργοποίησε ξανά τον λογαριασμό {name}, που έχει ρόλο διαχειριστή του ιστότοπου της {site}.',
      },
      factorsRemoved: {
        subject: 'Απενεργοποιήθηκε η επαλήθευση σε δύο βήματα: {name}',
        text: 'Ο χρήστης {who} απενεργοποίησε την επαλήθευση σε δύο βήματα στον λογαριασμό {name}, που έχει ρόλο διαχειριστή του ιστότοπου της {site}.',
      },
    },
    alarm:
      'Αν πρόκειται για λάθος, μεταβείτε στον λογαριασμό και αναιρέστε την αλλαγή εκεί. Αν δεν αναγνωρίζετε την αλλαγή, αλλάξτε τον κωδικό πρόσβασής σας και ενημερώστε τον υπεύθυνο του ιστότοπου.',
    button: 'Μετάβαση στον λογαριασμό',
    hint: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
  },
  it: {
    events: {
      added: {
        subject: '{name} ha ora il ruolo di amministratore',
        text: '{who} ha assegnato a {name} il ruolo di amministratore del sito di {site}.',
      },
      removed: {
        subject: '{name} non ha più il ruolo di amministratore',
        text: '{who} ha tolto a {name} il ruolo di amministratore del sito di {site}.',
      },
      suspended: {
        subject: 'Un account di amministratore è stato sospeso: {name}',
        text: '{who} ha sospeso l’account di {name}, che ha il ruolo di amministratore del sito di {site}.',
      },
      reinstated: {
        subject: 'Un account di amministratore è stato riattivato: {name}',
        text: '{who} ha riattivato l’account di {name}, che ha il ruolo di amministratore del sito di {site}.',
      },
      factorsRemoved: {
        subject: 'Verifica in due passaggi disattivata: {name}',
        text: '{who} ha disattivato la verifica in due passaggi per l’account di {name}, che ha il ruolo di amministratore del sito di {site}.',
      },
    },
    alarm:
      'Se si tratta di un errore, aprite l’account e annullate la modifica. Se non riconoscete la modifica, cambiate la password e avvisate chi gestisce questo sito.',
    button: 'Apri l’account',
    hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  },
  de: {
    events: {
      added: {
        subject: '{name} hat jetzt Administratorrechte',
        text: '{who} hat {name} Administratorrechte für die Website von {site} erteilt.',
      },
      removed: {
        subject: '{name} hat keine Administratorrechte mehr',
        text: '{who} hat {name} die Administratorrechte für die Website von {site} entzogen.',
      },
      suspended: {
        subject: 'Ein Konto mit Administratorrechten wurde gesperrt: {name}',
        text: '{who} hat das Konto {name} gesperrt, das Administratorrechte für die Website von {site} hat.',
      },
      reinstated: {
        subject: 'Ein Konto mit Administratorrechten wurde entsperrt: {name}',
        text: '{who} hat das Konto {name} entsperrt, das Administratorrechte für die Website von {site} hat.',
      },
      factorsRemoved: {
        subject: 'Bestätigung in zwei Schritten ausgeschaltet: {name}',
        text: '{who} hat die Bestätigung in zwei Schritten für das Konto {name} ausgeschaltet, das Administratorrechte für die Website von {site} hat.',
      },
    },
    alarm:
      'Falls das ein Versehen war, öffnen Sie das Konto und machen Sie die Änderung dort rückgängig. Falls Ihnen die Änderung unbekannt ist, ändern Sie Ihr Passwort und informieren Sie die Person, die diese Website verwaltet.',
    button: 'Konto öffnen',
    hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  },
}
