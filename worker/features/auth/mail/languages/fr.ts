import type { MailLanguage } from '../mail-language.ts'

export const fr: MailLanguage = {
  greeting: 'Bonjour,',
  code: 'Votre code :',
  link: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  ignore: 'Si vous n’attendiez pas ce message, vous pouvez l’ignorer : rien ne changera.',
  sms: 'Votre code {site} est {code}',
  wasntMe: {
    button: 'Ce n’était pas moi',
    alarm:
      'Si ce n’était pas vous, appuyez sur le bouton dans les 24 heures : vous choisirez un nouveau mot de passe et nous rétablirons ce qui a été modifié. Des questions ? Appelez le {phone} ou écrivez à {email}.',
  },
  mails: {
    signup: {
      subject: 'Confirmez votre adresse courriel',
      intro:
        'Merci de votre inscription chez {site}. Veuillez confirmer que cette adresse courriel est bien la vôtre.',
      button: 'Confirmer mon adresse',
    },
    invite: {
      subject: 'Votre invitation chez {site} : choisissez un mot de passe',
      intro:
        'Un compte vous attend chez {site}. Acceptez l’invitation et choisissez un mot de passe pour vous connecter. Le lien est valable sept jours et ne fonctionne qu’une seule fois.',
      button: 'Accepter l’invitation',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      intro: 'Nous avons reçu une demande de nouveau mot de passe pour votre compte {site}.',
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
        'Votre compte {site} sera bientôt associé à l’adresse {address}. N’ouvrez le lien que si vous acceptez ce changement : il le confirme, ou mène à une page qui vous pose d’abord la question. Le changement doit aussi être confirmé à partir du message envoyé à la nouvelle adresse.',
      button: 'Confirmer le changement',
    },
    email_change_new: {
      subject: 'Confirmez votre nouvelle adresse courriel',
      intro:
        'Votre compte {site} sera bientôt associé à cette adresse. Veuillez confirmer qu’elle est bien la vôtre.',
      button: 'Confirmer ma nouvelle adresse',
    },
    reauthentication: {
      subject: 'Votre code de confirmation',
      intro: 'Entrez ce code sur le site de {site} pour confirmer votre identité.',
    },
    signup_attempt: {
      subject: 'Vous avez déjà un compte',
      intro:
        'Quelqu’un, peut-être vous, a tenté de s’inscrire chez {site} avec votre adresse courriel. Vous avez déjà un compte : il vous suffit de vous connecter ou de choisir un nouveau mot de passe si vous avez oublié le vôtre.',
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
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, puis appelez le {phone} ou écrivez à {email} : quelqu’un a peut-être accédé à votre compte.',
    },
    email_changed: {
      subject: 'Votre adresse courriel a été modifiée',
      intro:
        'Votre compte {site} est désormais associé à l’adresse {address}. L’adresse à laquelle vous recevez ce message ne permet plus de vous connecter.',
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
        'Si ce n’était pas vous, appelez sans attendre le {phone} ou écrivez à {email} : quelqu’un a peut-être accédé à votre compte.',
    },
    factor_removed: {
      subject: 'Une deuxième étape de connexion a été retirée',
      intro:
        'Une deuxième étape (application d’authentification ou texto) vient d’être retirée de votre compte {site} par une personne qui y était connectée.',
      button: 'Voir mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, puis appelez le {phone} ou écrivez à {email} : quelqu’un a peut-être accédé à votre compte.',
    },
    recovery_code_used: {
      subject: 'Connexion à votre compte avec un code de secours',
      intro:
        'Quelqu’un (vous, nous l’espérons) s’est connecté à votre compte {site} avec le mot de passe et l’un de vos codes de secours. Codes de secours restants : {count}.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, créez de nouveaux codes de secours, puis appelez le {phone} ou écrivez à {email}.',
    },
    recent_removed: {
      subject: 'Des réglages de connexion récents ont été retirés',
      intro:
        'Vous avez choisi un nouveau mot de passe pour votre compte {site}. Nous avons retiré les moyens de connexion et la vérification en deux étapes ajoutés au cours des dernières 24 heures. Ajoutez-les de nouveau s’ils étaient les vôtres.',
      button: 'Vérifier mon compte',
      alarm:
        'Si vous n’avez pas choisi de nouveau mot de passe, une autre personne lit vos courriels : sécurisez votre boîte sans attendre, puis appelez le {phone} ou écrivez à {email}.',
    },
    change_undone: {
      subject: 'Une modification de votre compte a été annulée',
      intro:
        'Une modification de votre compte {site} a été annulée avec le lien que nous vous avons envoyé. Choisissez un nouveau mot de passe pour déconnecter tous les autres appareils.',
      button: 'Vérifier mon compte',
      alarm:
        'Si vous n’avez pas ouvert ce lien, une autre personne lit vos courriels : sécurisez votre boîte sans attendre, puis appelez le {phone} ou écrivez à {email}.',
    },
    recovery_codes_made: {
      subject: 'Nouveaux codes de secours pour votre compte',
      intro:
        'De nouveaux codes de secours ont été créés dans votre compte {site}. Les anciens ne fonctionnent plus.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, créez de nouveaux codes de secours, puis appelez le {phone} ou écrivez à {email}.',
    },
    password_guesses: {
      subject: 'De nombreux mots de passe erronés ont été essayés sur votre compte',
      intro:
        'Quelqu’un a essayé de nombreux mots de passe erronés sur votre compte {site}. Personne n’y a eu accès. Pendant quelques heures, votre mot de passe ne fonctionne que là où vous vous êtes déjà connecté. Ailleurs, passez par « Mot de passe oublié ? » sur la page de connexion : le lien que vous recevrez fonctionne toujours. Vos sessions en cours restent ouvertes.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce mot de passe vous sert aussi ailleurs, choisissez-en un nouveau et activez la connexion en deux étapes. Des questions ? Appelez le {phone} ou écrivez à {email}.',
    },
    own_password_guesses: {
      subject: 'Quelqu’un essaie de deviner votre mot de passe depuis votre compte',
      intro:
        'Quelqu’un qui est connecté à votre compte {site} s’est trompé de nombreuses fois en saisissant le mot de passe actuel pour en choisir un nouveau. Si c’était vous, passez par « Mot de passe oublié ? » sur la page de connexion : vous recevrez un lien qui permet d’en choisir un sans saisir l’actuel.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, quelqu’un utilise l’une de vos sessions : déconnectez-vous partout sans attendre, choisissez un nouveau mot de passe au moyen de ce lien, puis appelez le {phone} ou écrivez à {email}.',
    },
    factor_guesses: {
      subject: 'Quelqu’un semble connaître votre mot de passe',
      intro:
        'Quelqu’un a saisi le bon mot de passe de votre compte {site}, puis de nombreux codes erronés à la deuxième étape. Celle-ci a empêché l’accès. Si elle vous bloque maintenant vous aussi, passez par « Mot de passe oublié ? » : le lien que nous vous envoyons fonctionne même dans ce cas.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe. Des questions ? Appelez le {phone} ou écrivez à {email}.',
    },
    identity_added: {
      subject: 'Nouveau moyen de connexion à votre compte',
      intro:
        'Vous pouvez désormais aussi vous connecter à votre compte {site} avec « {provider} ».',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, vérifiez les moyens de connexion dans votre compte, puis appelez le {phone} ou écrivez à {email}.',
    },
    identity_removed: {
      subject: 'Un moyen de connexion à votre compte a été retiré',
      intro: 'Vous ne pouvez plus vous connecter à votre compte {site} avec « {provider} ».',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, vérifiez les moyens de connexion dans votre compte, puis appelez le {phone} ou écrivez à {email}.',
    },
  },
}
