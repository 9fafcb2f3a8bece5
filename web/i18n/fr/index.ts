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
    until: 'jusqu’à {time}',
    opens: 'ouverture {day} à {time}',
    weekdays: 'Du lundi au vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
    closed: 'Fermé',
    country: 'Canada',
  },
  // Shown to buyers, by the country of their connection.
  quotations: {
    CAD: 'Nos soumissions sont en dollars canadiens (CAD).',
    USD: 'Nos soumissions sont en dollars américains (USD).',
    EUR: 'Nos soumissions sont en euros (EUR).',
  },
  consent: {
    label: 'Consentement aux témoins',
    text: 'Ce site fonctionne sans pistage. Si vous acceptez, des fournisseurs externes pourront compter les pages vues et afficher une fenêtre de clavardage ; si vous refusez, rien ne change.',
    accept: 'Accepter',
    decline: 'Refuser',
    learnMore: 'En savoir plus',
    // Read after it by those who hear links, not shown.
    learnMoreAbout: 'sur les témoins et vos renseignements',
  },
  brokenPage: {
    title: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    retry: 'Réessayer',
  },
  notFound: {
    title: 'Oups ! Page introuvable',
    text: 'Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou une faute de frappe s’est glissée dans le lien.',
    countdown: 'La page d’accueil s’ouvrira dans 3 secondes.',
    stay: 'Rester ici',
    home: 'Retour à l’accueil',
    staying: 'Vous restez sur cette page.',
  },
} satisfies Translation

export default fr
