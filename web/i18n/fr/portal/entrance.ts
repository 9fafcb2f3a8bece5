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
    failed: 'Identifiants non valides, ou votre compte n’a peut-être pas d’accès B2B.',
    unexpected: 'Une erreur inattendue s’est produite.',
    or: 'Ou servez-vous d’un compte que vous avez déjà',
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
    other: 'Utiliser un autre compte',
    byApp: 'Utiliser l’application d’authentification',
    byPhone: 'Recevoir un texto au {phone}',
    phoneText: 'Nous pouvons envoyer un code à votre téléphone {phone}.',
    send: 'Envoyer le code',
    sent: 'Un code vient d’être envoyé à votre téléphone {phone}.',
    smsCode: 'Code reçu par texto',
    sendAgain: 'Envoyer un autre code',
    againIn: 'Un autre code pourra être envoyé dans {seconds} s',
  },
  mailed: {
    code: 'Code reçu par courriel',
    hint: 'Six chiffres. Le code fonctionne dans tout navigateur ; le lien, seulement dans celui-ci.',
    busy: 'Vérification…',
  },
  recovery: {
    title: 'Réinitialiser votre mot de passe',
    text: 'Entrez votre adresse courriel : nous vous enverrons un lien et un code pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le courriel',
    busy: 'Envoi…',
    back: 'Retour à la connexion',
    sentTitle: 'Consultez votre boîte de réception',
    sent: 'S’il existe un compte pour {email}, vous recevrez un courriel. Ouvrez ici le lien qu’il contient, ou entrez le code.',
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
  confirm: {
    title: 'Confirmez votre adresse courriel',
    ask: 'Entrez l’adresse courriel de votre compte : nous vous enverrons un autre courriel pour la confirmer.',
    text: 'Nous avons envoyé un courriel à {email}, à moins que cette adresse n’ait déjà un compte. Ouvrez le lien qu’il contient ou entrez le code.',
    submit: 'Confirmer',
    again: 'Envoyer un autre courriel',
    sentAgain: 'Un autre courriel vient de partir.',
    doneTitle: 'Votre adresse est confirmée',
    done: 'Vous pouvez désormais vous connecter. Le portail client s’ouvrira dès que notre équipe aura approuvé votre accès.',
    goOn: 'Continuer',
  },
  link: {
    elsewhere:
      'Votre adresse est confirmée. Vous avez ouvert le lien dans un autre navigateur : veuillez vous connecter ici.',
    halfway:
      'L’une des deux adresses est confirmée. Veuillez aussi ouvrir le lien du courriel envoyé à l’autre adresse.',
    emailChanged: 'Votre adresse courriel a été modifiée.',
    signedOut: 'Vous êtes déconnecté.',
    newConfirmation: 'Envoyer une autre confirmation',
    newPassword: 'Obtenir un lien pour un nouveau mot de passe',
    incomplete: 'Aucune session définie dans l’adresse URL',
    'other-browser':
      'Ce lien ne fonctionne que dans le navigateur où vous l’avez demandé. Demandez un autre courriel ici et entrez le code.',
    expired: 'Ce lien n’est plus valide ou a déjà servi. Veuillez en demander un autre.',
    'already-linked': 'Ce compte est déjà lié à un utilisateur.',
    refused: 'L’accès a été refusé.',
    unexpected: 'Une erreur inattendue s’est produite.',
  },
  unreachable: {
    title: 'Le serveur est injoignable',
    text: 'Nous continuons d’essayer, et cette page reprendra d’elle-même. Rien n’est perdu.',
    again: 'Essayer maintenant',
  },
  who: {
    title: 'Vous êtes connecté en tant que {email}',
    text: 'Le lien que vous avez suivi vous connecterait plutôt en tant que {email}. Ne continuez que si vous l’avez demandé.',
    stay: 'Garder {email}',
    change: 'Continuer en tant que {email}',
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
