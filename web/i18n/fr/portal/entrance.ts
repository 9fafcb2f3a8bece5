import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** La connexion, et tout ce qui peut s’y intercaler. */
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
  staff: {
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
    help: 'Vous n’avez jamais configuré cette étape, ou vous n’avez ni votre téléphone ni vos codes de secours ? Appelez-nous au {phone} ou écrivez à {email} : nous vous aiderons à entrer.',
    other: 'Utiliser un autre compte',
    byApp: 'Utiliser l’application d’authentification',
    byPhone: 'Recevoir un texto ({phone})',
    phoneText: 'Nous pouvons envoyer un code par texto à votre téléphone ({phone}).',
    send: 'Envoyer le code',
    sent: 'Un code vient d’être envoyé par texto à votre téléphone ({phone}).',
    smsCode: 'Code reçu par texto',
    sendAgain: 'Envoyer un autre code',
    againIn: 'Un autre code pourra être envoyé dans {seconds} s',
  },
  mailed: {
    code: 'Code reçu par courriel',
    hint: 'Six chiffres. Le code ou le lien : l’un des deux suffit.',
    busy: 'Vérification…',
  },
  recovery: {
    title: 'Réinitialiser votre mot de passe',
    text: 'Entrez votre adresse courriel : nous vous enverrons un lien et un code pour choisir un nouveau mot de passe.',
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
    text: 'Toutes vos autres sessions prendront fin dès l’enregistrement.',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    busy: 'Enregistrement…',
    doneTitle: 'Votre nouveau mot de passe est enregistré',
    done: 'Vous êtes connecté ici. Sur vos autres appareils, reconnectez-vous avec le nouveau mot de passe.',
    goOn: 'Continuer',
  },
  firstPassword: {
    title: 'Choisissez votre mot de passe',
    text: 'Votre adresse courriel et ce mot de passe vous serviront désormais à vous connecter.',
    password: 'Mot de passe',
    doneTitle: 'Votre mot de passe est enregistré',
    done: 'Vous êtes connecté. La prochaine fois, il vous faudra votre adresse courriel et ce mot de passe.',
  },
  confirm: {
    title: 'Confirmez votre adresse courriel',
    ask: 'Entrez l’adresse courriel de votre compte : nous vous enverrons un autre courriel pour la confirmer.',
    text: 'Nous avons envoyé un courriel à {email}, à moins qu’un compte n’existe déjà pour cette adresse. Ouvrez le lien du courriel ou entrez le code.',
    due: 'L’adresse {email} n’est pas encore confirmée. Ouvrez le lien du courriel reçu à l’inscription ou entrez le code qu’il contient. Vous pouvez aussi demander un autre courriel.',
    submit: 'Confirmer',
    again: 'Envoyer un autre courriel',
    sentAgain: 'Un autre courriel vient de partir.',
    doneTitle: 'Votre adresse est confirmée',
    done: 'Vous pouvez désormais vous connecter. Le portail client s’ouvrira dès que notre équipe aura approuvé votre accès.',
    goOn: 'Continuer',
  },
  link: {
    ended: 'Votre session a pris fin. Veuillez vous reconnecter.',
    elsewhere:
      'Votre adresse est confirmée. Vous avez ouvert le lien dans un autre navigateur : veuillez vous connecter ici.',
    halfway:
      'L’une des deux adresses est confirmée. Veuillez aussi ouvrir le lien du courriel envoyé à l’autre adresse.',
    emailChanged: 'Votre adresse courriel a été modifiée.',
    unchanged:
      'Rien n’a été modifié. Si vous n’avez pas demandé de nouvelle adresse, quelqu’un d’autre utilise peut-être votre compte : veuillez choisir un nouveau mot de passe.',
    signedOut: 'Vous êtes déconnecté.',
    newConfirmation: 'Obtenir un autre courriel de confirmation',
    newPassword: 'Obtenir un lien pour un nouveau mot de passe',
    incomplete: 'Ce lien est incomplet. Ouvrez-le tel qu’il figure dans notre courriel.',
    'other-browser':
      'Ce lien ne fonctionne que dans le navigateur où vous l’avez demandé. Demandez un autre courriel ici et entrez le code qu’il contient.',
    expired: 'Ce lien n’est plus valide ou a déjà servi. Veuillez en demander un autre.',
    expiredAtSignIn:
      'Ce lien n’est plus valide ou a déjà servi. Si votre adresse est déjà confirmée, il vous suffit de vous connecter. Sinon, demandez un autre lien.',
    'invitation-over':
      'Cette invitation n’est plus valide ou a déjà servi. Si vous avez déjà choisi un mot de passe, veuillez vous connecter. Sinon, nous vous enverrons volontiers un lien pour en choisir un.',
    choosePassword: 'Obtenir un lien pour choisir un mot de passe',
    busyTitle: 'Un instant, s’il vous plaît',
    busy: 'Nous vérifions votre lien…',
    'already-linked': 'Ce compte est déjà lié à un utilisateur.',
    'no-address':
      'Ce service n’a pas d’adresse courriel confirmée pour vous. Confirmez-y votre adresse ou connectez-vous autrement.',
    suspended:
      'Ce compte est suspendu. Si vous pensez qu’il s’agit d’une erreur, appelez-nous ou écrivez-nous.',
    refused: 'L’accès a été refusé.',
    unexpected: 'Une erreur inattendue s’est produite.',
  },
  unreachable: {
    title: 'Le serveur est injoignable',
    text: 'Nous continuons d’essayer, et cette page reprendra d’elle-même. Rien n’est perdu.',
    again: 'Essayer maintenant',
  },
  offline: {
    title: 'Pas de connexion à Internet',
    text: 'Cet écran s’ouvrira de lui-même dès que la connexion sera rétablie.',
  },
  who: {
    title: 'Vous êtes connecté en tant que {email}',
    text: 'Le lien que vous avez suivi vous connecterait plutôt en tant que {email}. Ne continuez que si vous l’avez demandé. Quel que soit votre choix, le lien a servi et ne fonctionnera plus.',
    stay: 'Garder {email}',
    change: 'Continuer en tant que {email}',
    stayed:
      'Vous êtes toujours connecté en tant que {mine}. Le lien a servi et ne fonctionnera plus. S’il vous en faut un autre pour {theirs}, déconnectez-vous, puis choisissez « Mot de passe oublié ? ».',
  },
  /** What a mailed link is for, and the button that does it. */
  press: {
    signup: { title: 'Confirmez votre adresse {email}', yes: 'Confirmer mon adresse' },
    invite: { title: 'Acceptez l’invitation pour {email}', yes: 'Accepter l’invitation' },
    recovery: {
      title: 'Choisissez un nouveau mot de passe pour {email}',
      yes: 'Choisir un nouveau mot de passe',
    },
    magiclink: { title: 'Connectez-vous en tant que {email}', yes: 'Me connecter' },
    email_change: { title: 'Remplacez votre adresse par {email}', yes: 'Confirmer le changement' },
    undo: {
      title: 'Annulez la modification du compte de {email}',
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
      'Vous êtes connecté en tant que {email}. Le portail client s’ouvrira dès que notre équipe aura approuvé votre accès ; vous recevrez un courriel.',
    adminTitle: 'Le portail client est réservé aux clients',
    admin:
      'Vous êtes connecté en tant que {email}, membre du personnel. C’est le portail d’administration qu’il vous faut.',
  },
} satisfies Partial<NamespacePortalTranslation>
