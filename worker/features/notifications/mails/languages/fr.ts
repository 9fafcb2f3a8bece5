import type { NotificationMailLanguage } from '../notification-mail-language.ts'

export const fr: NotificationMailLanguage = {
  sentences: {
    'request-submitted': '{name} demande l’accès',
    'request-answered': '{name} a répondu à votre question sur sa demande',
    message: '{name} a envoyé un message',
    'message-assigned': 'Un message vous est attribué : {name}',
    order: '{name} attend une réponse pour la commande {number}',
    'order-accepted': '{name} a accepté notre proposition pour la commande {number}',
    'order-cancelled': '{name} a annulé la commande {number}',
    'delivery-dead': 'Un message envoyé par {name} n’a pas pu être remis',
    'recall-mail-dead':
      'Un courriel au sujet d’un rappel n’est pas parvenu à tous les clients : {name}',
    'drill-due': 'Un exercice de rappel est à faire',
    'health-healthy': 'Le système fonctionne de nouveau normalement',
    'health-warning': 'Le système émet un avertissement',
    'health-error': 'Le système signale une erreur',
    'review-asked': 'Relecture demandée : {name}',
    published: 'Publié : {name}',
    'publication-failed': 'Un texte planifié n’a pas été publié : {name}',
    'plan-conflict': 'Un changement planifié n’a pas été effectué : {name}',
    'role-admin': '{name} a maintenant le rôle d’administrateur',
    'role-client': '{name} a maintenant le rôle de client',
    'role-none': '{name} n’a plus de rôle',
    'address-changed': 'Nouvelle adresse de connexion : {name}',
  },
  nameless: '(effacé)',
  several: { one: '1 avis de {site}', many: '{n} avis de {site}' },
  digest: {
    subject: {
      one: '{site} : 1 avis vous attend',
      many: '{site} : {n} avis vous attendent',
    },
    intro: 'Avis en cours que vous n’avez pas lus :',
  },
  more: { one: 'et 1 autre', many: 'et {n} autres' },
  open: 'Ouvrir',
  openInbox: 'Ouvrir les avis',
  reason:
    'Vous recevez ce courriel parce que vous administrez le site de {site} et avez activé cet avis.',
  choose: 'Modifier vos préférences :',
  hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
}
