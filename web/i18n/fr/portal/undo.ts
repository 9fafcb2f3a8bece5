import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  address: 'Votre adresse courriel redevient {email}.',
  factor: 'La vérification en deux étapes qui a été retirée est réactivée.',
  identity: 'Le moyen de connexion qui a été retiré est rétabli.',
  after:
    'Vous choisissez ensuite un nouveau mot de passe. Toute autre personne est alors déconnectée, et ce qui a été ajouté à votre compte au cours des dernières 24 heures est retiré.',
} satisfies NamespacePortalTranslation['undo']
