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
      'Si ce n’était pas vous, {press}. Vous choisirez un nouveau mot de passe, et nous annulerons la modification. Des questions ? Appelez le {phone} ou écrivez à {email}.',
    press: 'appuyez sur le bouton dans les 24 heures',
    open: 'ouvrez le lien dans les 24 heures',
  },
  mails: {
    signup: {
      subject: 'Confirmez votre adresse courriel',
      intro:
        'Merci de votre inscription chez {site}. Veuillez confirmer que cette adresse courriel est bien la vôtre.',
      button: 'Confirmer mon adresse',
    },
    invite: {
      subject: '{site} vous invite : choisissez un mot de passe',
      intro:
        'Votre compte {site} est prêt. Acceptez l’invitation et choisissez un mot de passe. Le lien fonctionne une seule fois, dans les sept jours.',
      button: 'Accepter l’invitation',
    },
    recovery: {
      subject: 'Réinitialisez votre mot de passe {site}',
      intro:
        'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte {site}.',
      button: 'Réinitialiser mon mot de passe',
    },
    magiclink: {
      subject: 'Votre lien de connexion',
      intro: 'Utilisez ce lien pour vous connecter à {site}. Il fonctionne une seule fois.',
      button: 'Se connecter',
    },
    email_change_current: {
      subject: 'Confirmez le changement de votre adresse courriel',
      intro:
        'L’adresse de connexion de votre compte {site} sera bientôt {address}. N’ouvrez le lien que si vous voulez ce changement. Il faut aussi le confirmer à partir du courriel envoyé à la nouvelle adresse.',
      button: 'Confirmer le changement',
    },
    email_change_new: {
      subject: 'Confirmez votre nouvelle adresse courriel',
      intro:
        'Votre compte {site} utilisera bientôt cette adresse. Veuillez confirmer qu’elle est bien la vôtre.',
      button: 'Confirmer ma nouvelle adresse',
    },
    reauthentication: {
      subject: 'Votre code de confirmation',
      intro: 'Entrez ce code sur le site de {site} pour confirmer votre identité.',
    },
    signup_attempt: {
      subject: 'Vous avez déjà un compte',
      intro:
        'Quelqu’un, peut-être vous, a tenté de s’inscrire chez {site} avec votre adresse courriel. Vous avez déjà un compte : connectez-vous, ou réinitialisez votre mot de passe si vous l’avez oublié.',
      button: 'Accéder à {site}',
    },
    factors_removed: {
      subject: 'La vérification en deux étapes a été désactivée',
      intro:
        'Notre équipe a désactivé la vérification en deux étapes (application d’authentification ou texto) de votre compte {site} et vous a déconnecté de tous vos appareils. Vous pouvez maintenant vous connecter sans elle. Veuillez la réactiver sans tarder.',
      button: 'Activer la vérification',
      alarm:
        'Si vous ne nous l’avez pas demandé, appelez tout de suite le {phone} ou écrivez à {email} : quelqu’un tente peut-être d’accéder à votre compte.',
    },
    password_changed: {
      subject: 'Votre mot de passe a été changé',
      intro:
        'Le mot de passe de votre compte {site} vient d’être changé. Vous êtes déconnecté de tous vos autres appareils.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis appelez le {phone} ou écrivez à {email} : quelqu’un a peut-être accédé à votre compte.',
    },
    password_set: {
      subject: 'Votre mot de passe est défini',
      intro:
        'Le mot de passe de votre compte {site} est maintenant défini. Utilisez-le avec votre adresse courriel pour vous connecter.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis appelez le {phone} ou écrivez à {email} : quelqu’un a peut-être accédé à votre compte.',
    },
    email_changed: {
      subject: 'Votre adresse courriel a été modifiée',
      intro:
        'Votre compte {site} utilise désormais l’adresse {address}. Vous ne pouvez plus vous connecter avec l’adresse qui reçoit ce courriel.',
      button: 'Accéder à {site}',
      alarm:
        'Si ce n’était pas vous, appelez tout de suite le {phone} ou écrivez à {email} : quelqu’un s’est peut-être emparé de votre compte.',
    },
    factor_added: {
      subject: 'La vérification en deux étapes est configurée',
      intro:
        'Une deuxième étape (application d’authentification ou texto) protège désormais votre compte {site}. Elle vous sera demandée à chaque connexion.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, appelez tout de suite le {phone} ou écrivez à {email} : quelqu’un a peut-être accédé à votre compte.',
    },
    factor_removed: {
      subject: 'Un moyen de vérification a été retiré',
      intro:
        'Un moyen de vérification en deux étapes (application d’authentification ou texto) a été retiré de votre compte {site} par une personne qui y était connectée.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis appelez le {phone} ou écrivez à {email} : quelqu’un a peut-être accédé à votre compte.',
    },
    recovery_code_used: {
      subject: 'Connexion à votre compte avec un code de secours',
      intro:
        'Quelqu’un s’est connecté à votre compte {site} avec l’un de vos codes de secours. Si c’était vous, vous n’avez rien à faire. Codes de secours restants : {count}.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et créez de nouveaux codes de secours, puis appelez le {phone} ou écrivez à {email}.',
    },
    recent_removed: {
      subject: 'Des réglages de connexion récents ont été retirés',
      intro:
        'Vous avez choisi un nouveau mot de passe pour votre compte {site}. Nous avons retiré les moyens de connexion et la vérification en deux étapes ajoutés au cours des dernières 24 heures. S’ils venaient de vous, ajoutez-les de nouveau.',
      button: 'Vérifier mon compte',
      alarm:
        'Si vous n’avez pas choisi de nouveau mot de passe, quelqu’un d’autre lit vos courriels. Changez tout de suite le mot de passe de votre boîte courriel, puis appelez le {phone} ou écrivez à {email}.',
    },
    change_undone: {
      subject: 'Une modification de votre compte a été annulée',
      intro:
        'Une modification de votre compte {site} a été annulée avec le lien que nous vous avons envoyé par courriel. Choisissez un nouveau mot de passe pour déconnecter toute autre personne.',
      button: 'Vérifier mon compte',
      alarm:
        'Si vous n’avez pas ouvert ce lien, quelqu’un d’autre lit vos courriels. Changez tout de suite le mot de passe de votre boîte courriel, puis appelez le {phone} ou écrivez à {email}.',
    },
    recovery_codes_made: {
      subject: 'Nouveaux codes de secours pour votre compte',
      intro:
        'De nouveaux codes de secours ont été créés pour votre compte {site}. Les anciens ne fonctionnent plus.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et créez de nouveaux codes de secours, puis appelez le {phone} ou écrivez à {email}.',
    },
    first_codes_made: {
      subject: 'Codes de secours pour votre compte',
      intro:
        'Des codes de secours ont été créés dans votre compte {site}. Chacun permet de vous connecter une fois si vous perdez votre téléphone.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, créez de nouveaux codes de secours, puis appelez le {phone} ou écrivez à {email}.',
    },
    password_guesses: {
      subject: 'Nombreuses tentatives de connexion à votre compte',
      intro:
        'Quelqu’un a essayé de nombreux mots de passe erronés sur votre compte {site}, sans réussir à se connecter. Pendant quelques heures, votre mot de passe ne fonctionne que sur les appareils que vous avez déjà utilisés. Sur tout autre appareil, choisissez « Mot de passe oublié ? » pour vous connecter par courriel.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce mot de passe vous sert aussi ailleurs, choisissez-en un nouveau et activez la vérification en deux étapes. Des questions ? Appelez le {phone} ou écrivez à {email}.',
    },
    own_password_guesses: {
      subject: 'Une personne connectée à votre compte cherche à deviner le mot de passe',
      intro:
        'Quelqu’un qui est connecté à votre compte {site} a tenté de nombreuses fois de changer le mot de passe sans connaître l’actuel. Si c’était vous, utilisez plutôt « Mot de passe oublié ? » : vous n’aurez pas besoin de l’ancien.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, quelqu’un est connecté à votre place. Choisissez « Se déconnecter partout » dans votre compte, réinitialisez votre mot de passe, puis appelez le {phone} ou écrivez à {email}.',
    },
    factor_guesses: {
      subject: 'Quelqu’un connaît peut-être votre mot de passe',
      intro:
        'Quelqu’un a entré le bon mot de passe de votre compte {site}, puis de nombreux codes erronés, sans réussir à se connecter. Si votre propre code est refusé maintenant, utilisez « Mot de passe oublié ? », puis entrez de nouveau votre code.',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe. Des questions ? Appelez le {phone} ou écrivez à {email}.',
    },
    identity_added: {
      subject: 'Nouveau moyen de connexion à votre compte',
      intro:
        'Vous pouvez désormais aussi vous connecter à votre compte {site} avec « {provider} ».',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, vérifiez les moyens de connexion de votre compte, puis appelez le {phone} ou écrivez à {email}.',
    },
    identity_removed: {
      subject: 'Un moyen de connexion à votre compte a été retiré',
      intro: 'Vous ne pouvez plus vous connecter à votre compte {site} avec « {provider} ».',
      button: 'Vérifier mon compte',
      alarm:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, vérifiez les moyens de connexion de votre compte, puis appelez le {phone} ou écrivez à {email}.',
    },
  },
}
