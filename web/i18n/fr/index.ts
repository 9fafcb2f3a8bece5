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
      'Des aliments de la Méditerranée, importés avec soin et vendus sous des marques qui durent.',
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
    openNow: 'Ouvert en ce moment',
    closedNow: 'Fermé en ce moment',
    until: 'jusqu’à {time}',
    opens: 'ouverture {day} à {time}',
    // a range of weekdays
    days: 'Du {first} au {last}',
    closed: 'Fermé',
    country: 'Canada',
  },
  // by the country of the visitor
  quotations: {
    CAD: 'Nos soumissions sont en dollars canadiens (CAD).',
    USD: 'Nos soumissions sont en dollars américains (USD).',
    EUR: 'Nos soumissions sont en euros (EUR).',
  },
  consent: {
    label: 'Consentement aux témoins',
    text: 'Ce site fonctionne sans pistage. Si vous acceptez, des fournisseurs externes pourront compter les pages vues et afficher une fenêtre de clavardage ; si vous refusez, ils ne feront ni l’un ni l’autre.',
    accept: 'Accepter',
    decline: 'Refuser',
    learnMore: 'En savoir plus',
    // appended to the link for screen readers
    learnMoreAbout: 'sur les témoins et la confidentialité',
  },
  brokenPage: {
    title: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    retry: 'Réessayer',
    part: 'Cette partie de la page n’a pas pu être chargée.',
  },
} satisfies Translation

export default fr
