import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  dashboard: {
    figures: {
      users: 'Utilisateurs',
      companies: 'Entreprises actives',
      flags: 'Indicateurs actifs',
      pages: 'Pages de contenu',
      views: 'Pages vues par mois',
      conversion: 'Taux de conversion',
    },
    sample: 'Exemple',
    sampleText: '{figure} · {change} par rapport au mois dernier',
    sampleNote: 'Un chiffre marqué « Exemple » montre à quoi ressemblera la comparaison.',
    change: '{change} par rapport au mois dernier',
    unchanged: 'Aucun changement par rapport au mois dernier',
    activity: 'Activité récente',
    activityEmpty: 'Rien n’a encore été modifié. Ces entrées sont des exemples.',
    quick: 'Actions rapides',
    error: 'Impossible d’afficher les données : {detail}',
    flagsOn: '{who} a affiché : {names}',
    flagsOff: '{who} a masqué : {names}',
    done: '{who} : {action}',
    doneOften: '{who} : {action}, {count} fois',
    message: 'Nouveau message',
    request: 'Nouvelle demande d’accès',
    andMore: 'et {count} {{autre|autres}}',
    gone: 'un utilisateur supprimé',
    more: '{names} et {count} {{autre|autres}}',
    samples: {
      user: 'Nouvel utilisateur inscrit',
      flag: 'Indicateur activé',
      content: 'Page de contenu mise à jour',
    },
    go: {
      sections: 'Choisir ce que voient les visiteurs',
      'feature-flags': 'Vérifier les indicateurs et l’état du système',
      users: 'Gérer les comptes et les rôles',
      analytics: 'Voir ce que lisent les visiteurs',
    },
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
