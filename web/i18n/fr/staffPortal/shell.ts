import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  gate: {
    title: 'Portail d’administration',
    intro: 'Sections, fonctions, utilisateurs et rapports de ce site.',
    signIn: 'Connexion à l’administration',
    refused: 'Ce compte ne donne pas accès au portail d’administration.',
    memory:
      'Vous restez connecté jusqu’à ce que vous vous déconnectiez, rechargiez la page ou fermiez l’onglet.',
  },
  shell: {
    title: 'Portail d’administration',
    navigation: 'Portail d’administration',
    collapse: 'Réduire la barre latérale',
    expand: 'Déployer la barre latérale',
    shortcut: 'Ctrl ou ⌘ + B',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    website: 'Voir le site',
    account: 'Sécurité du compte',
    logout: 'Se déconnecter',
    waiting: 'à faire : {n}',
    unread: 'non lus : {n}',
    signedInAs: 'Connecté en tant que',
    again: 'Réessayer',
    refresh: 'Actualiser',
    dismiss: 'Fermer',
    cancel: 'Annuler',
    discard: {
      question: 'Abandonner vos modifications ?',
      keep: 'Continuer la modification',
      discard: 'Abandonner',
    },
    unsaved: {
      title: 'Quitter sans enregistrer ?',
      text: 'Vos modifications ne sont pas encore enregistrées. Si vous quittez cet écran, elles seront perdues.',
      stay: 'Rester',
      leave: 'Quitter sans enregistrer',
    },
  },
  groups: { website: 'Site Web', sales: 'Ventes', people: 'Personnes', system: 'Système' },
  find: {
    open: 'Rechercher',
    shortcut: 'Ctrl ou ⌘ + K',
    hint: 'Écrans, personnes, entreprises, commandes, produits, textes',
    none: 'Aucun résultat.',
    failed: 'La recherche a échoué : {detail}',
    kinds: {
      screens: 'Écrans',
      orders: 'Commandes',
      companies: 'Entreprises',
      people: 'Personnes',
      products: 'Produits',
      stories: 'Textes',
    },
  },
  screens: {
    dashboard: {
      title: 'Tableau de bord',
      lead: 'L’état du site et les derniers événements.',
    },
    sections: {
      title: 'Sections et fonctions',
      lead: 'Ce que voient les visiteurs, page par page : affichez ou masquez. Les changements s’appliquent immédiatement, dans toutes les langues.',
    },
    'feature-flags': {
      title: 'Indicateurs de fonction',
      lead: 'Tous les indicateurs avec leur historique, leur planification et leurs aperçus, et l’état du système.',
    },
    users: {
      title: 'Gestion des utilisateurs',
      lead: 'Qui peut se connecter, et avec quels droits.',
    },
    companies: {
      title: 'Entreprises',
      lead: 'Les entreprises qui achètent chez nous ou qui ont demandé à le faire.',
    },
    content: {
      title: 'Gestion du contenu',
      lead: 'Les nouvelles, les articles et les textes des pages du site, dans toutes les langues.',
    },
    'amazon-assets': {
      title: 'Ressources Amazon',
      lead: 'Tout ce qu’il faut à une boutique de marque sur Amazon, prêt à coller.',
    },
    analytics: { title: 'Statistiques', lead: 'Ce que lisent les visiteurs et d’où ils viennent.' },
    settings: { title: 'Réglages', lead: 'Coordonnées, horaires, sécurité et publication.' },
    notifications: {
      title: 'Avis',
      lead: 'Ce qui demande votre attention, et comment vous en êtes prévenu.',
    },
    messages: {
      title: 'Messages',
      lead: 'Ce que les visiteurs ont écrit : répondez, attribuez, terminez.',
    },
    catalogue: {
      title: 'Catalogue',
      lead: 'Ce que vous vendez et à quel prix : modifiez-le ici ou importez-le d’un fichier.',
    },
    orders: {
      title: 'Commandes',
      lead: 'Les commandes des clients, classées par heure limite : confirmez-les, modifiez-les ou refusez-les.',
    },
    recalls: {
      title: 'Rappels',
      lead: 'Rappelez des lots, suivez les réponses et faites un exercice chaque année.',
    },
  },
  missing: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse dans le portail d’administration. Vérifiez qu’elle ne contient pas de faute de frappe.',
    back: 'Aller au tableau de bord',
  },
  preview: {
    label: 'Aperçu',
    on: 'Affiché dans l’aperçu : {flags}.',
    off: 'Masqué dans l’aperçu : {flags}.',
    until: 'Prend fin le {time}, heure d’Ottawa.',
    leave: 'Quitter l’aperçu',
    ended: 'Ce lien d’aperçu a expiré. Vous voyez le site tel qu’il est.',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
