import type { NamespaceProblemTranslation } from '../../i18n-types.ts'

const fr_problem = {
  'request/not-json': 'Le serveur n’a pas pu lire la requête. Rechargez la page et réessayez.',
  'request/address-too-long': 'L’adresse est trop longue. Veuillez la raccourcir et réessayer.',
  'request/too-large': 'L’envoi est trop volumineux. Veuillez le réduire et réessayer.',
  'request/invalid':
    'Certains champs sont vides ou non valides. Veuillez les vérifier et réessayer.',
  'request/not-found': 'Ce que vous cherchez n’existe pas, ou n’existe plus.',
  'request/rate-limited':
    'Trop de tentatives en peu de temps. Patientez une minute, puis réessayez.',
  'request/wrong-origin': 'La requête provenait d’un autre site et a été refusée.',
  'auth/no-token': 'Veuillez vous connecter pour continuer.',
  'auth/token-invalid': 'Votre connexion n’est plus valide. Veuillez vous reconnecter.',
  'auth/forbidden': 'Votre compte ne vous autorise pas à faire cela.',
  'auth/session-gone': 'Votre session a pris fin. Veuillez vous reconnecter.',
  'auth/second-factor-needed': 'Veuillez d’abord effectuer la deuxième étape de connexion.',
  'auth/second-factor-required-first':
    'Votre compte exige d’abord une deuxième étape de connexion. Veuillez la configurer dans « Sécurité du compte ».',
  'auth/password-due': 'Choisissez d’abord votre nouveau mot de passe.',
  'auth/second-factor-too-old':
    'Pour confirmer que c’est bien vous, veuillez effectuer de nouveau la deuxième étape.',
  'auth/recovery-code-wrong': 'Ce code de secours est erroné ou a déjà servi.',
  'simple-admin/incorrect-password': 'Mot de passe incorrect',
  'idempotency/key-missing': 'La requête était incomplète. Rechargez la page et réessayez.',
  'idempotency/key-reused':
    'Cet envoi a déjà été fait, avec un autre contenu. Rechargez la page et réessayez.',
  'forms/not-kept':
    'Une erreur s’est produite lors de l’envoi. Veuillez réessayer ou communiquer directement avec nous.',
  'flag/unknown': 'Cet indicateur n’existe pas. Actualisez la liste pour voir ceux qui existent.',
  'flag/changed-since':
    'Quelqu’un d’autre a modifié cet indicateur entre-temps. La liste a été actualisée.',
  'server/database-unavailable':
    'La base de données est momentanément inaccessible. Réessayez dans quelques instants.',
  'server/setting-missing':
    'Le serveur n’est pas encore configuré pour cette opération. Prévenez l’administrateur.',
  'server/unexpected': 'Un problème est survenu de notre côté. Veuillez réessayer.',
  'network/unreachable': 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
} satisfies NamespaceProblemTranslation

export default fr_problem
