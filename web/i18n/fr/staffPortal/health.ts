import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  flags: {
    toSections:
      'Pour seulement afficher ou masquer ce que voient les visiteurs, allez à Sections et fonctions',
    total: 'Total des indicateurs',
    active: 'Indicateurs actifs',
    list: 'Tous les indicateurs',
  },
  health: {
    title: 'État du système',
    overall: { healthy: 'Tout va bien', warning: 'Avertissement', error: 'Erreur' },
    parts: {
      database: 'Base de données',
      hubspot: 'Service HubSpot',
      forms: 'Formulaires et courriel',
    },
    lastChecked: 'Dernière vérification : {when}',
    never: 'Pas encore vérifié',
    check: 'Vérifier maintenant',
    checking: 'Vérification…',
    checked: 'Vérifié : {state}.',
    issues: 'Problèmes',
    noIssues: 'Aucun problème.',
    history: '7 derniers jours',
    dayState: '{day} : {state}',
    noData: 'aucune vérification',
    unavailable: 'Impossible de lire l’état du système : {detail}',
  },
  developers: {
    title: 'Pour les développeurs',
    text: 'La concordance entre le code et la base de données, et la façon dont d’autres programmes lisent les indicateurs.',
  },
  drift: {
    title: 'Rapport d’écarts',
    text: 'Les points sur lesquels le code, la base de données et l’usage ne concordent pas.',
    notStored: 'Dans le code, pas dans la base',
    notStoredText:
      'La valeur par défaut s’applique et ne peut pas être changée avant le prochain déploiement.',
    notInCode: 'Dans la base, pas dans le code',
    notInCodeText:
      'Modifier l’un de ces indicateurs n’a aucun effet. Sa ligne peut être supprimée.',
    notRead: 'Non demandés depuis 30 jours',
    notReadText:
      'Aucune page ni aucun programme n’a demandé ces indicateurs : ils ne servent probablement plus.',
    lastRead: 'dernière demande : {when}',
    neverRead: 'jamais',
    since: 'Lectures enregistrées depuis le {time}',
    sinceNever: 'Aucune lecture n’a encore été enregistrée.',
    clean: 'Le code et la base concordent.',
    none: 'Aucun',
    error: 'Impossible de lire le rapport d’écarts : {detail}',
  },
  remote: {
    title: 'Protocole OpenFeature',
    text: 'Tout programme client OpenFeature peut lire ces indicateurs par le protocole d’évaluation à distance (OFREP) à l’adresse :',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
