import type { NamespacePortalTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import account from './account.js'
import business from './business.js'
import catalogue from './catalogue.js'
import emailAddress from './email-address.js'
import entrance from './entrance.js'
import firstTime from './first-time.js'
import recoveryCodes from './recovery-codes.js'
import request from './request.js'
import undo from './undo.js'

const fr_portal = {
  client: {
    title: 'Portail client',
    intro: 'Pour les détaillants, les restaurateurs et les distributeurs qui achètent chez nous.',
  },
  admin: {
    title: 'Portail d’administration',
    intro: 'Pour le personnel qui gère ce site.',
  },
  door: {
    title: 'Bienvenue',
    intro: 'Une seule connexion, pour les clients comme pour le personnel.',
  },
  dashboard: {
    title: 'Portail client',
    welcome: 'Bienvenue',
    account: 'Sécurité du compte',
    signOut: 'Se déconnecter',
    cards: {
      orders: {
        title: 'Commandes',
        text: 'Vos commandes en cours et passées figureront ici. D’ici là, votre responsable de compte vous tiendra au courant.',
      },
      analytics: {
        title: 'Statistiques',
        text: 'Dès vos premières commandes, vous verrez ici en graphiques ce que vous achetez et comment cela se vend.',
      },
      documents: {
        title: 'Documents',
        text: 'Vos listes de prix, certificats et documents douaniers seront réunis ici, prêts à télécharger.',
      },
    },
    services: {
      title: 'Vos services B2B',
      text: 'Échantillons, marques maison, date de livraison à déplacer : {name} et ses collègues s’occupent de votre compte.',
      contact: 'Joindre votre responsable de compte',
    },
  },
  form: {
    required: 'Veuillez remplir ce champ.',
    choose: 'Veuillez choisir une option.',
    email: 'Veuillez entrer une adresse courriel du type nom@entreprise.com.',
    url: 'Veuillez entrer une adresse Web du type entreprise.com.',
    code: 'Le code compte six chiffres.',
    optional: 'facultatif',
    offline: 'Pas de connexion à Internet. Réessayez quand elle sera rétablie.',
    show: 'Afficher',
    hide: 'Masquer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
  },
  rule: {
    label: 'Exigences relatives au mot de passe',
    characters: 'Au moins 8 caractères',
    uppercase: 'Une lettre majuscule',
    special: 'Un caractère spécial',
    met: 'condition remplie',
    unmet: 'Le mot de passe ne répond pas aux exigences.',
  },
  failure: {
    unexpected: 'Une erreur inattendue s’est produite.',
    unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
    tooMany: 'Trop de tentatives en peu de temps. Patientez une minute, puis réessayez.',
    tooManyPasswords:
      'Trop de mots de passe erronés. Réessayez plus tard, ou utilisez « Mot de passe oublié ? » pour vous connecter tout de suite par courriel.',
    tooManyMailedCodes: 'Trop de codes erronés. Ouvrez plutôt le lien reçu par courriel.',
    tooManySteps:
      'Trop de codes erronés. Réessayez plus tard, ou utilisez « Mot de passe oublié ? », puis entrez de nouveau votre code.',
    captcha: 'La vérification de sécurité a échoué. Veuillez réessayer.',
    code: 'Ce code est erroné ou n’est plus valide. Veuillez réessayer.',
    weak: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
    same: 'Le nouveau mot de passe est identique à l’ancien. Choisissez-en un autre.',
    current: 'Ce n’est pas votre mot de passe actuel. Veuillez réessayer.',
    nameTaken: 'Vous avez déjà une application de ce nom. Choisissez un autre nom.',
    factors: 'Vous avez atteint le nombre maximal d’applications. Retirez-en une d’abord.',
    linked: 'Ce compte est déjà lié, à vous ou à un autre utilisateur.',
    lastIdentity: 'C’est votre seul moyen de connexion : vous ne pouvez pas le retirer.',
    session: 'Vous avez été déconnecté. Veuillez vous reconnecter.',
    noSms: 'L’envoi de textos est impossible pour le moment. Utilisez un autre moyen.',
    phoneTaken: 'Ce téléphone est déjà configuré.',
  },
  ...entrance,
  business,
  catalogue,
  request,
  account,
  emailAddress,
  firstTime,
  recoveryCodes,
  undo,
} satisfies NamespacePortalTranslation

export default fr_portal
