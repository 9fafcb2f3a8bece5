import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'Adresse courriel',
  text: 'Vous vous connectez avec cette adresse, et nous y envoyons vos courriels.',
  confirmed: 'confirmée',
  change: 'Changer d’adresse courriel',
  next: 'Nouvelle adresse courriel',
  hint: 'Nous écrirons à votre adresse actuelle et à la nouvelle. Le changement prend effet une fois le lien ouvert dans les deux courriels.',
  submit: 'Envoyer les courriels',
  busy: 'Envoi…',
  waiting:
    'Ouvrez le lien du courriel envoyé à {next}, puis celui du courriel envoyé à {email}. Les liens sont valables une heure.',
  waitingForOne:
    'Le changement d’adresse vers {next} n’est pas encore terminé. Ouvrez le lien du courriel envoyé à {mailbox}.',
  expired:
    'Les liens pour le changement vers {next} ont expiré. Renvoyez-les ou annulez le changement.',
  again: 'Renvoyer',
  againIn: 'Renvoyer dans {seconds} s',
  sentAgain: 'Les deux courriels ont été renvoyés. Seuls les derniers liens fonctionnent.',
  callOff: 'Annuler le changement',
  calledOff: 'Aucun changement n’est plus en attente. Votre adresse est {email}.',
  same: 'C’est déjà votre adresse courriel.',
  taken: 'Un autre compte utilise déjà cette adresse. Veuillez en choisir une autre.',
  noMail: 'Nous ne pouvons pas envoyer de courriels en ce moment. Veuillez réessayer plus tard.',
  unproven:
    'Choisissez d’abord un mot de passe ci-dessous. Vous pourrez ensuite changer d’adresse courriel.',
} satisfies NamespacePortalTranslation['emailAddress']
