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
  page: {
    home: {
      title: 'Meltemi Imports : importateur d’aliments méditerranéens',
      description:
        'D’Ottawa, nous importons huiles d’olive, miels, olives, épices, vins et fromages de la Méditerranée et bâtissons leur marque en Amérique du Nord.',
    },
    solutions: {
      title: 'Solutions pour acheteurs',
      description:
        'Détaillants, restaurateurs et distributeurs : voyez comment une gamme méditerranéenne se planifie, se prépare et se gère avec vous, étape par étape.',
    },
    teams: {
      title: 'Notre équipe',
      description:
        'À Ottawa, l’équipe de Meltemi achète, vérifie les étiquettes, bâtit les marques et expédie les palettes. Voici comment elle se partage le travail.',
    },
    partnerships: {
      title: 'Partenariats',
      description:
        'Comment Meltemi travaille avec les producteurs du bassin méditerranéen et avec les détaillants, restaurateurs et distributeurs, au Canada et aux États-Unis.',
    },
    news: {
      title: 'Actualités',
      description:
        'Récoltes, nouveaux producteurs, règles d’étiquetage, douanes et fret : ce qui change pour qui achète des aliments méditerranéens au Canada.',
    },
    blog: {
      title: 'Blogue',
      description:
        'Analyses d’huile d’olive, tarifs douaniers, contingents de fromage, étiquettes bilingues : nous répondons aux questions des acheteurs, une à la fois.',
    },
    privacy: {
      title: 'Confidentialité',
      description:
        'Ce que ce site conserve sur votre appareil, ce qu’il transmet à des tiers une fois votre consentement donné, et comment joindre notre responsable.',
    },
    terms: {
      title: 'Conditions d’utilisation',
      description:
        'Les conditions qui régissent ce site : la portée de ses textes, la propriété de son contenu et le droit applicable, celui de la province d’Ontario.',
    },
    clientLogin: {
      title: 'Connexion des clients',
      description:
        'Ouvrez une session dans le portail client de Meltemi avec votre courriel professionnel. Accès réservé aux détaillants, restaurateurs et distributeurs.',
    },
    clientDashboard: {
      title: 'Tableau de bord client',
      description:
        'Votre tableau de bord dans le portail de Meltemi. Seuls les clients d’affaires en session le voient ; les moteurs de recherche n’y ont pas accès.',
    },
    adminLogin: {
      title: 'Connexion du personnel',
      description:
        'Connexion du personnel de Meltemi. Une fois en session, vous revenez à la page demandée. Les clients disposent de leur propre portail, à part.',
    },
    account: {
      title: 'Sécurité du compte',
      description:
        'Votre mot de passe, la connexion en deux étapes, vos comptes liés et vos sessions. Cette page n’est visible qu’une fois connecté, jamais dans les moteurs.',
    },
    adminPortal: {
      title: 'Portail d’administration',
      description:
        'L’administration interne du site de Meltemi : sections, fonctions, utilisateurs et rapports. Réservé aux membres du personnel ayant ouvert une session.',
    },
    simpleAdmin: {
      title: 'Administration simple',
      description:
        'Une courte liste d’interrupteurs pour le site de Meltemi. Un mot de passe permet au personnel d’afficher ou de masquer sections et fonctions.',
    },
    notFound: {
      title: 'Page introuvable',
      description:
        'Cette adresse ne correspond à aucune page du site de Meltemi. L’accueil mène aux produits, aux services, à notre histoire et à nos coordonnées.',
    },
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
