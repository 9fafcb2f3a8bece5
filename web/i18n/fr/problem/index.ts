import type { NamespaceProblemTranslation } from '../../i18n-types.ts'

const fr_problem = {
  'request/not-json': 'Un problème est survenu lors de l’envoi. Rechargez la page et réessayez.',
  'request/address-too-long': 'L’adresse est trop longue. Veuillez la raccourcir et réessayer.',
  'request/too-large': 'Ce contenu est trop volumineux. Réduisez-le et réessayez.',
  'request/invalid':
    'Certains champs sont vides ou non valides. Veuillez les vérifier et réessayer.',
  'request/not-found':
    'Cet élément est introuvable. Il a peut-être été supprimé. Rechargez la page.',
  'request/rate-limited':
    'Trop de tentatives en peu de temps. Patientez une minute, puis réessayez.',
  'request/wrong-origin':
    'La requête provenait d’un autre site et a été refusée. Rechargez la page et réessayez.',
  'auth/no-token': 'Veuillez vous connecter pour continuer.',
  'auth/token-invalid': 'Votre connexion n’est plus valide. Veuillez vous reconnecter.',
  'auth/forbidden': 'Votre compte n’a pas l’autorisation de faire cela.',
  'auth/session-gone': 'Vous avez été déconnecté. Veuillez vous reconnecter.',
  'auth/second-factor-needed': 'Effectuez d’abord la vérification en deux étapes.',
  'auth/second-factor-required-first':
    'Activez d’abord la vérification en deux étapes sous « Sécurité du compte ».',
  'auth/password-due': 'Choisissez d’abord votre nouveau mot de passe.',
  'auth/second-factor-too-old':
    'Pour confirmer votre identité, effectuez de nouveau la vérification en deux étapes.',
  'auth/recovery-code-wrong':
    'Ce code de secours est erroné ou a déjà servi. Vérifiez-le ou utilisez-en un autre.',
  'simple-admin/incorrect-password': 'Mot de passe incorrect',
  'idempotency/key-missing': 'La requête était incomplète. Rechargez la page et réessayez.',
  'idempotency/key-reused':
    'Ce formulaire a déjà été envoyé avec un autre contenu. Rechargez la page et réessayez.',
  'forms/storage-failed':
    'Une erreur s’est produite lors de l’envoi. Veuillez réessayer ou communiquer directement avec nous.',
  'flag/unknown': 'Cet indicateur n’existe plus. Actualisez la liste.',
  'flag/version-conflict': 'Quelqu’un d’autre a modifié cet indicateur. La liste a été actualisée.',
  'server/database-unavailable':
    'La base de données est inaccessible pour le moment. Réessayez dans quelques instants.',
  'server/setting-missing': 'Cette fonction n’est pas encore configurée. Communiquez avec nous.',
  'server/unexpected': 'Un problème est survenu de notre côté. Veuillez réessayer.',
  'network/unreachable': 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
} satisfies NamespaceProblemTranslation

export default fr_problem
