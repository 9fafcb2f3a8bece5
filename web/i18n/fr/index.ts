import type { Translation } from '../i18n-types.ts'

const fr = {
  skipToContent: 'Passer au contenu',
  loading: 'Chargement…',
  nav: {
    label: 'Navigation principale',
    home: 'Accueil',
    products: 'Produits',
    services: 'Services',
    brandStory: 'Histoire',
    contact: 'Nous joindre',
    solutions: 'Solutions',
    teams: 'Équipe',
    partnerships: 'Partenaires',
    news: 'Actualités',
    blog: 'Blogue',
    clientPortal: 'Portail client',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    trail: 'Vous êtes ici',
  },
  language: { label: 'Langue' },
  footer: {
    tagline:
      'Des aliments de la Méditerranée, importés avec soin, sous des marques faites pour durer.',
    explore: 'Explorer',
    company: 'Entreprise',
    legal: 'Mentions légales',
    home: 'Accueil',
    products: 'Produits',
    services: 'Services',
    brandStory: 'Notre histoire',
    contact: 'Nous joindre',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    cookieSettings: 'Gérer les témoins',
    rights: '© {year} {company} · Tous droits réservés',
  },
  office: {
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'Courriel',
    hours: 'Heures d’ouverture',
    openNow: 'Ouvert en ce moment',
    closedNow: 'Fermé en ce moment',
    weekdays: 'Du lundi au vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
    closed: 'Fermé',
    country: 'Canada',
  },
  consent: {
    label: 'Consentement aux témoins',
    text: 'Ce site fonctionne sans pistage. Si vous acceptez, des fournisseurs externes pourront compter les pages vues et afficher une fenêtre de clavardage ; si vous refusez, rien ne change.',
    accept: 'Accepter',
    decline: 'Refuser',
    learnMore: 'En savoir plus',
  },
  notFound: {
    title: 'Oups ! Page introuvable',
    text: 'Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou une faute de frappe s’est glissée dans le lien.',
    countdown: 'La page d’accueil s’ouvrira dans 3 secondes.',
    stay: 'Rester ici',
    home: 'Retour à l’accueil',
    staying: 'Vous restez sur cette page.',
  },
  problem: {
    'request/not-json': 'Le serveur n’a pas pu lire la demande. Rechargez la page et réessayez.',
    'request/too-large': 'L’envoi est trop volumineux. Veuillez l’abréger et réessayer.',
    'request/invalid': 'Des champs sont vides ou non valides. Veuillez les vérifier et réessayer.',
    'request/not-found': 'Ce que vous cherchez n’existe pas, ou n’existe plus.',
    'request/rate-limited':
      'Trop de tentatives en peu de temps. Patientez une minute, puis réessayez.',
    'request/wrong-origin': 'La demande provenait d’un autre site et a été refusée.',
    'auth/no-token': 'Veuillez ouvrir une session pour continuer.',
    'auth/token-invalid':
      'Votre connexion n’est plus valide. Veuillez ouvrir une nouvelle session.',
    'auth/forbidden': 'Votre compte ne vous autorise pas à faire cela.',
    'auth/session-gone': 'Votre session a pris fin. Veuillez vous reconnecter.',
    'simple-admin/incorrect-password': 'Mot de passe incorrect',
    'flag/unknown': 'Cet indicateur n’existe pas. Actualisez la liste pour voir ceux qui existent.',
    'flag/changed-since':
      'Quelqu’un d’autre a modifié cet indicateur entre-temps. La liste a été actualisée.',
    'server/database-unavailable':
      'La base de données est inaccessible pour l’instant. Réessayez dans quelques instants.',
    'server/setting-missing':
      'Le serveur n’est pas encore configuré pour cette opération. Prévenez l’administrateur.',
    'server/unexpected': 'Un problème est survenu de notre côté. Veuillez réessayer.',
    'network/unreachable': 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  },
} satisfies Translation

export default fr
