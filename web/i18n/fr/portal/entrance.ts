import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  signIn: {
    title: 'Connectez-vous à votre compte',
    email: 'Courriel professionnel',
    password: 'Mot de passe',
    submit: 'Se connecter',
    busy: 'Connexion en cours…',
    toRequest: 'Besoin d’un accès B2B ? Demandez-le ici',
    forgot: 'Mot de passe oublié ?',
    failed: 'Identifiants non valides, ou compte sans accès B2B.',
    unexpected: 'Une erreur inattendue s’est produite.',
    otherWays: 'Autres façons de vous connecter',
    with: 'Continuer avec {provider}',
  },
  noStorage:
    'Votre navigateur ne permet pas à ce site d’enregistrer de données. Vous pouvez vous connecter, mais recharger la page vous déconnectera.',
  staffSignIn: {
    keep: 'Rester connecté sur cet appareil pendant {hours} heures',
    title: 'Connectez-vous pour continuer',
    email: 'Courriel',
    failed: 'L’adresse courriel ou le mot de passe est erroné.',
    toClient: 'Vous êtes client ? Allez au portail client',
  },
  factor: {
    title: 'Encore une étape',
    text: 'Ouvrez votre application d’authentification et entrez le code qu’elle affiche pour Meltemi.',
    code: 'Code à six chiffres',
    submit: 'Continuer',
    busy: 'Vérification…',
    help: 'Vous n’avez ni votre téléphone ni vos codes de secours, ou vous n’avez jamais configuré cette étape ? Appelez-nous au {phone} ou écrivez à {email} : nous vous aiderons à vous connecter.',
    other: 'Utiliser un autre compte',
    byApp: 'Utiliser l’application d’authentification',
    byPhone: 'Recevoir un texto ({phone})',
    phoneText: 'Nous pouvons envoyer un code par texto à votre téléphone ({phone}).',
    send: 'Envoyer le code',
    sent: 'Un code vient d’être envoyé par texto à votre téléphone ({phone}).',
    smsCode: 'Code reçu par texto',
    sendAgain: 'Envoyer un autre code',
    againIn: 'Nouvel envoi possible dans {seconds} s',
  },
  mailed: {
    code: 'Code reçu par courriel',
    hint: 'Entrez le code à six chiffres ou ouvrez le lien.',
    busy: 'Vérification…',
  },
  recovery: {
    title: 'Réinitialiser le mot de passe',
    text: 'Entrez votre adresse courriel. Nous vous enverrons un lien et un code pour réinitialiser votre mot de passe.',
    submit: 'Envoyer le courriel',
    busy: 'Envoi…',
    back: 'Retour à la connexion',
    sentTitle: 'Consultez votre boîte de réception',
    sent: 'S’il existe un compte pour {email}, vous recevrez un courriel. Ouvrez le lien qu’il contient ou entrez le code.',
    enterCode: 'Utiliser le code',
    again: 'Utiliser une autre adresse',
    comingSoon:
      'La réinitialisation du mot de passe sera bientôt offerte. Veuillez communiquer avec le soutien technique.',
  },
  newPassword: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Vous serez déconnecté de tous vos autres appareils.',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    busy: 'Enregistrement…',
  },
  firstPassword: {
    title: 'Choisissez votre mot de passe',
    text: 'Vous vous connecterez désormais avec votre adresse courriel et ce mot de passe.',
    password: 'Mot de passe',
  },
  confirm: {
    title: 'Confirmez votre adresse courriel',
    ask: 'Entrez votre adresse courriel. Nous vous enverrons un autre courriel de confirmation.',
    text: 'Nous avons envoyé un courriel à {email}. Ouvrez le lien qu’il contient ou entrez le code.',
    due: 'L’adresse {email} n’est pas encore confirmée. Ouvrez le lien du courriel reçu à l’inscription ou entrez le code qu’il contient. Vous pouvez aussi demander un autre courriel.',
    submit: 'Confirmer',
    sentAgain: 'Un autre courriel est en route.',
    doneTitle: 'Votre adresse est confirmée',
    done: 'Vous pouvez maintenant vous connecter. Le portail client s’ouvrira dès que nous aurons approuvé votre accès.',
    goOn: 'Continuer',
  },
  link: {
    ended: 'Vous avez été déconnecté. Veuillez vous reconnecter.',
    elsewhere:
      'Votre adresse est confirmée. Comme vous avez ouvert le lien dans un autre navigateur, connectez-vous ici.',
    halfway:
      'L’une des deux adresses est confirmée. Ouvrez maintenant le lien envoyé à l’autre adresse.',
    emailChanged: 'Votre adresse courriel a été modifiée.',
    unchanged:
      'Votre adresse courriel n’a pas été modifiée. Si vous n’avez pas demandé ce changement, quelqu’un a peut-être accès à votre compte : choisissez tout de suite un nouveau mot de passe.',
    signedOut: 'Vous êtes déconnecté.',
    newConfirmation: 'Envoyer un autre courriel',
    newPassword: 'Réinitialiser le mot de passe',
    incomplete: 'Ce lien est incomplet. Ouvrez-le tel qu’il figure dans notre courriel.',
    'other-browser':
      'Ouvrez ce lien dans le navigateur où vous l’avez demandé. Ou demandez un nouveau courriel ici et entrez le code qu’il contient.',
    expired: 'Ce lien a expiré ou a déjà servi. Demandez-en un autre.',
    expiredAtSignIn:
      'Ce lien a expiré ou a déjà servi. Si vous avez confirmé votre adresse, connectez-vous. Sinon, demandez un nouveau lien.',
    'invitation-over':
      'Cette invitation a expiré ou a déjà servi. Si vous avez un mot de passe, connectez-vous. Sinon, demandez un lien pour en choisir un.',
    choosePassword: 'Obtenir un lien',
    busyTitle: 'Un instant, s’il vous plaît',
    busy: 'Nous vérifions votre lien…',
    'already-linked': 'Ce compte est déjà lié, à vous ou à un autre utilisateur.',
    'no-address':
      'Ce service n’a pas d’adresse courriel confirmée pour vous. Confirmez-y votre adresse ou connectez-vous autrement.',
    suspended:
      'Ce compte est suspendu. Si vous pensez qu’il s’agit d’une erreur, appelez-nous ou écrivez-nous.',
    refused: 'L’accès a été refusé.',
    unexpected: 'Une erreur inattendue s’est produite.',
  },
  unreachable: {
    title: 'Le serveur est injoignable',
    text: 'Nous continuons d’essayer, et la page reprendra automatiquement. Rien n’est perdu.',
    again: 'Essayer maintenant',
  },
  offline: {
    title: 'Pas de connexion à Internet',
    text: 'Cet écran s’ouvrira automatiquement dès que la connexion sera rétablie.',
  },
  who: {
    title: 'Vous êtes connecté en tant que {email}',
    text: 'Ce lien vous connecte en tant que {email}. Ne continuez que si vous l’avez demandé. Dans un cas comme dans l’autre, il ne pourra plus servir.',
    stay: 'Rester connecté en tant que {email}',
    change: 'Continuer en tant que {email}',
    stayed:
      'Vous êtes toujours connecté en tant que {mine}. Ce lien ne peut plus servir. Pour vous connecter en tant que {theirs}, déconnectez-vous, puis choisissez « Mot de passe oublié ? ».',
  },
  /** Title and button of the page that an emailed link opens. */
  press: {
    signup: {
      title: 'Confirmer votre adresse courriel {email}',
      yes: 'Confirmer mon adresse courriel',
    },
    invite: { title: 'Accepter l’invitation pour {email}', yes: 'Accepter l’invitation' },
    recovery: {
      title: 'Choisir un nouveau mot de passe pour {email}',
      yes: 'Choisir un nouveau mot de passe',
    },
    magiclink: { title: 'Se connecter en tant que {email}', yes: 'Se connecter' },
    email_change: {
      title: 'Remplacer votre adresse courriel par {email}',
      yes: 'Confirmer le changement',
    },
    undo: {
      title: 'Annuler la modification du compte {email}',
      yes: 'Ce n’était pas moi : annuler',
    },
    no: 'Pas maintenant',
  },
  goOn: {
    title: 'Vous êtes connecté',
    text: 'Vous êtes connecté en tant que {email}.',
  },
  notice: {
    waitingTitle: 'Votre accès est en attente d’approbation',
    waiting:
      'Vous êtes connecté en tant que {email}. Le portail client s’ouvrira dès que nous aurons approuvé votre accès. Nous vous enverrons un courriel.',
    adminTitle: 'Le portail client est réservé aux clients',
    admin:
      'Vous êtes connecté en tant que {email}, un compte du personnel. Utilisez le portail d’administration.',
  },
} satisfies Partial<NamespacePortalTranslation>
