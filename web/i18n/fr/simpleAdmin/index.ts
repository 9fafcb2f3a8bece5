import type { NamespaceSimpleAdminTranslation } from '../../i18n-types.ts'

const fr_simpleAdmin = {
  title: 'Administration simple',
  gateTitle: 'Réservé au personnel',
  gateText:
    'Entrez le mot de passe pour afficher ou masquer des sections et des fonctions du site.',
  password: 'Mot de passe',
  unlock: 'Déverrouiller',
  tooMany:
    'Trop de mots de passe erronés. Réessayez dans 30 minutes, ou utilisez le portail d’administration.',
  unlocking: 'Déverrouillage…',
  lock: 'Se déconnecter',
  flagsTitle: 'Indicateurs de fonction',
  flagsIntro:
    'Les changements s’appliquent immédiatement, pour tous les visiteurs et dans toutes les langues.',
  enabled: 'activé',
  disabled: 'désactivé',
  group: {
    main_navigation: 'Navigation principale',
    homepage_sections: 'Sections de la page d’accueil',
    site_features: 'Fonctions du site',
  },
  saving: 'Enregistrement…',
  saved: '{name} est maintenant {state}',
  reverted: '{name} n’a pas été modifié : {reason}',
  databaseError: 'Erreur de base de données : {message}',
  unexpected:
    'Une erreur inattendue est survenue pendant le chargement des indicateurs de fonction.',
  empty: 'Aucun indicateur de fonction trouvé',
  tryAgain: 'Réessayer',
  refresh: 'Actualiser',
  loading: 'Chargement des indicateurs de fonction…',
  description: {
    insights: 'Les actualités et le blogue, avec leurs liens de navigation',
    news: 'La page des actualités',
    blog: 'Le blogue et ses articles',
    teams: 'La page de l’équipe',
    partnerships: 'La page des partenariats',
    solutions: 'La page des solutions',
    brand_story: 'L’histoire de la marque sur la page d’accueil',
    products: 'Les produits sur la page d’accueil',
    services: 'Les services sur la page d’accueil',
    contact: 'La section « Nous joindre » de la page d’accueil',
    client_portal: 'La connexion et le tableau de bord des clients',
    founder: 'La section de la fondatrice sur la page d’accueil',
    hero_section: 'La section d’ouverture de la page d’accueil',
    rotating_keywords: 'Le mot qui change dans la section d’ouverture',
    our_process: 'Les quatre étapes sur la page d’accueil',
    b2b_request_form: 'Le formulaire de demande d’accès des entreprises',
    hubspot_chat: 'La fenêtre de clavardage HubSpot, seulement après consentement',
    cookie_consent: 'Le bandeau de consentement aux témoins',
    domain_failover: 'Un second serveur permet de lire les pages si celui-ci tombe en panne',
    client_orders:
      'Le catalogue, les prix et les commandes dans le portail client ; attribuez d’abord des listes de prix aux entreprises',
    french_language: 'La version française du site',
  },
} satisfies NamespaceSimpleAdminTranslation

export default fr_simpleAdmin
