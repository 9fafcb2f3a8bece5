import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Relecture',
  ask: 'Demander une relecture',
  again: 'Redemander une relecture',
  asked: 'Un collègue peut maintenant relire le texte.',
  waiting: 'Relecture demandée par {who}, {when}.',
  own: 'La relecture revient à un collègue. Vous ne pouvez pas relire votre propre texte.',
  approve: 'Approuver',
  approved: 'Approuvé. Le texte peut maintenant être publié.',
  isApproved: 'Approuvé par {who}, {when}.',
  sendBack: 'Renvoyer',
  why: 'Que faut-il changer ?',
  send: 'Renvoyer avec cette note',
  returned: 'Renvoyé avec votre note.',
  isReturned: 'Renvoyé par {who}, {when} :',
  second:
    'Vous ne pouvez pas publier un texte que vous avez écrit. Demandez une relecture ou laissez un collègue le publier.',
  secondPlan:
    'La publication automatique n’aura lieu que si un collègue a approuvé le texte d’ici là.',
  states: {
    asked: 'À relire',
    approved: 'Approuvé',
    returned: 'Renvoyé',
  },
} satisfies NamespaceStaffContentTranslation['review']
