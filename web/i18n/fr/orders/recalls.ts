import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Rappels',
  empty: 'Rien de ce que vous nous avez acheté n’a été rappelé.',
  openOne: 'Ouvrir le rappel : {lots}',
  back: 'Tous les rappels',
  states: { waiting: 'Attend votre réponse', answered: 'Réponse donnée', closed: 'Clos' },
  next: 'Rappel : {names}',
  nextText:
    'Nous rappelons des produits que nous vous avons expédiés. Lisez ce qu’il faut faire et répondez-nous.',
  nextOpen: 'Lire et répondre',
  day: 'Rappel du {day}',
  lot: '{name}, lot {code}',
  bestBefore: 'Meilleur avant le {day}',
  todo: 'Ce qu’il faut faire',
  actions: {
    hold: 'Cessez de vendre et d’utiliser ces lots, et mettez-les à part. Conservez-les jusqu’à ce que vous ayez de nos nouvelles.',
    return:
      'Cessez de vendre et d’utiliser ces lots, et mettez-les à part. Tenez-les prêts : nous conviendrons avec vous de leur retour.',
    destroy:
      'Cessez de vendre et d’utiliser ces lots. Détruisez ce qu’il en reste pour que personne ne puisse s’en servir, et notez les quantités.',
  },
  why: 'Motif',
  got: 'Ce que vous avez reçu',
  shipment: '{day} : {cases} du lot {code}',
  more: '{n} {{autre expédition|autres expéditions}}',
  total: 'En tout : {cases}',
  call: 'Des questions ? Des caisses déjà revendues ?',
  callText: 'Appelez-nous ou écrivez-nous :',
  answer: 'Votre réponse',
  held: 'Caisses qu’il vous reste, de 0 à {n}',
  send: 'Confirmer et envoyer',
  sendHint: 'En envoyant votre réponse, vous confirmez avoir lu ce rappel.',
  change: 'Modifier le nombre',
  sending: 'Envoi…',
  done: 'Merci, nous avons bien reçu votre réponse.',
  answered: '{name} a répondu le {day}. Il reste {cases}.',
  readers:
    'Dans votre entreprise, seules les personnes qui commandent ou approuvent peuvent répondre.',
  over: 'Ce rappel est clos. Les réponses ne peuvent plus être modifiées.',
  wrong: 'Entrez un nombre entier de 0 à {n}.',
  gone: 'Nous ne trouvons pas ce rappel pour votre entreprise.',
  goods: 'Un lot de ce produit que nous vous avons expédié est rappelé. Lire le rappel',
  line: 'Le lot {code} est rappelé : ce qu’il faut faire',
} satisfies NamespaceOrdersTranslation['recalls']
