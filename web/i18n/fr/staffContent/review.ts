import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Relecture',
  ask: 'Demander une relecture',
  again: 'Redemander une relecture',
  asked: 'C’est noté. Vos collègues peuvent maintenant relire le texte.',
  waiting: 'Relecture demandée par {who}, {when}.',
  own: 'C’est à une autre personne de répondre : on ne relit pas son propre texte.',
  approve: 'Approuver',
  approved: 'Le texte est approuvé : il peut être publié.',
  isApproved: 'Approuvé par {who}, {when}.',
  sendBack: 'Renvoyer',
  why: 'Que faut-il changer ?',
  send: 'Renvoyer avec cette note',
  returned: 'Le texte est renvoyé avec votre note.',
  isReturned: 'Renvoyé par {who}, {when} :',
  second:
    'La personne qui a écrit ce texte ne peut pas le publier : demandez une relecture ou laissez une autre personne le publier.',
  secondPlan:
    'La publication automatique n’aura lieu que si une autre personne a approuvé le texte d’ici là.',
  states: {
    asked: 'À relire',
    approved: 'Approuvé',
    returned: 'Renvoyé',
  },
} satisfies NamespaceStaffContentTranslation['review']
