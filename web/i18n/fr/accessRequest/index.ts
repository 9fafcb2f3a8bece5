import type { NamespaceAccessRequestTranslation } from '../../i18n-types.ts'

const fr_accessRequest = {
  title: 'Votre demande d’accès',
  sent: 'Envoyée',
  updated: 'Dernière modification',
  reference: 'Référence',
  state: {
    submitted: {
      title: 'À l’étude',
      text: 'Nous avons bien reçu votre demande. Nous lisons chaque demande nous-mêmes et répondons par courriel, en général dans les deux jours ouvrables.',
    },
    moreInformation: {
      title: 'Nous avons une question',
      text: 'Avant de nous prononcer, nous aimerions en savoir plus. Veuillez répondre ci-dessous.',
    },
    approved: {
      title: 'Approuvée',
      text: 'Bienvenue ! Nous vous avons envoyé par courriel un lien vers le portail client.',
    },
    refused: {
      title: 'Non approuvée',
      text: 'Nous ne pouvons pas approuver votre demande pour le moment. Si la situation évolue, une nouvelle demande sera la bienvenue.',
    },
    withdrawn: {
      title: 'Retirée',
      text: 'Vous avez retiré cette demande. Vous pouvez en envoyer une nouvelle à tout moment.',
    },
  },
  question: 'Notre question',
  reason: 'Notre motif',
  yourAnswer: 'Votre réponse',
  answer: 'Réponse',
  answerHint: '2 000 caractères au plus.',
  send: 'Envoyer la réponse',
  withdrawTitle: 'Vous avez changé d’avis ?',
  withdrawText: 'Vous pouvez retirer la demande tant qu’aucune décision n’a été prise.',
  withdraw: 'Retirer la demande',
  signIn: 'Se connecter',
  askAgain: 'Envoyer une nouvelle demande',
  failed: {
    changed: 'Cette demande a changé. Vous en voyez l’état actuel.',
    invalid: 'Veuillez écrire une réponse de 2 000 caractères au plus.',
    other: 'Un problème est survenu. Réessayez dans un instant.',
  },
  unknownTitle: 'Nous ne trouvons pas cette demande',
  unknownText:
    'Le lien est peut-être incomplet. Ouvrez-le à partir de notre courriel, ou écrivez-nous.',
  unavailableTitle: 'Impossible d’afficher la demande pour l’instant',
  unavailableText: 'Réessayez dans quelques minutes. Rien n’est perdu.',
} satisfies NamespaceAccessRequestTranslation

export default fr_accessRequest
