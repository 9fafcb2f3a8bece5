import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Personnes qui peuvent se connecter',
  searchHint: 'Nom ou courriel',
  person: 'Personne',
  role: 'Rôle',
  status: 'État',
  lastSignIn: 'Dernière connexion',
  secondFactor: 'Vérification en deux étapes',
  secondFactorOn: 'Activée',
  secondFactorOff: 'Désactivée',
  since: 'Compte créé le',
  sessions: 'Appareils connectés',
  companies: 'Entreprises',
  noName: 'Nom non indiqué',
  you: 'Vous',
  roles: {
    admin: 'Administrateur',
    client: 'Client',
    none: 'Aucun rôle',
  },
  roleTexts: {
    admin: 'A un accès complet à ce portail.',
    client: 'Peut utiliser le portail client.',
    none: 'Peut se connecter et gérer son compte, rien d’autre.',
  },
  statuses: {
    active: 'Actif',
    invited: 'Invité',
    unconfirmed: 'Non confirmé',
    suspended: 'Suspendu',
  },
  saveRole: 'Enregistrer le rôle',
  roleSaved: 'Nouveau rôle : {role}.',
  roleSavedAnew:
    'Nouveau rôle : {role}. Ce compte n’ayant jamais été vérifié, il a été réinitialisé. Nous avons envoyé à {email} une invitation à choisir un mot de passe.',
  adminWarning:
    '{name} pourra faire ici tout ce que vous pouvez faire, y compris vous retirer vos droits.',
  revokeWarning: '{name} perdra l’accès à ce portail.',
  suspend: 'Suspendre',
  suspendText:
    '{name} perdra immédiatement l’accès sur tous ses appareils et ne pourra plus se connecter jusqu’au rétablissement du compte.',
  suspended: 'Le compte est suspendu.',
  reinstate: 'Rétablir',
  reinstated: 'Le compte est de nouveau actif.',
  endSessions: 'Déconnecter partout',
  endSessionsText: '{name} devra se reconnecter sur chaque appareil.',
  sessionsEnded: 'Tous les appareils sont déconnectés.',
  removeFactors: 'Désactiver la deuxième étape',
  removeFactorsText:
    '{name} devra se reconnecter sur tous ses appareils, et le mot de passe seul suffira jusqu’à la réactivation. Nous préviendrons cette personne par courriel. Vérifiez d’abord qui vous le demande : rappelez à un numéro que vous avez déjà.',
  factorsRemoved: 'La vérification en deux étapes est désactivée.',
  resetPassword: 'Envoyer un lien de réinitialisation',
  resetSent: 'Le courriel contenant le lien est en route.',
  inviteAgain: 'Renvoyer l’invitation',
  invite: 'Inviter un utilisateur',
  clientsDoor:
    'Vous invitez un client ? Ouvrez plutôt son entreprise et invitez-y un collègue, pour qu’il en fasse partie :',
  inviteText:
    'La personne recevra un courriel contenant un lien valable sept jours et choisira elle-même son mot de passe.',
  email: 'Adresse courriel',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  mailLanguage: 'Langue du courriel',
  send: 'Envoyer l’invitation',
  sending: 'Envoi…',
  invited: 'Invitation envoyée à {email}.',
} satisfies NamespaceStaffTranslation['users']
