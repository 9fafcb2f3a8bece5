import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  label: 'Affichage',
  list: 'Votre liste',
  all: 'Tout le catalogue',
  lead: 'Ce qui vous a été expédié au cours des 90 derniers jours et vos ajouts, dans l’ordre que vous avez choisi.',
  keep: 'Ajouter à votre liste',
  kept: 'Dans votre liste',
  arrange: 'Organiser la liste',
  done: 'Terminé',
  up: 'Monter : {name}',
  down: 'Descendre : {name}',
  off: 'Retirer de la liste',
  par: 'Stock habituel, en caisses',
  parOf: '{name}',
  shelf: 'Stock actuel, en caisses',
  shelfHint: 'Stock habituel : {n}. Nous mettons dans votre panier ce qui manque.',
  boughtOn: 'Dernière expédition : {day}',
  saving: 'Enregistrement…',
  saved: 'Votre liste est enregistrée.',
  empty:
    'Votre liste est vide. Elle se remplit de ce que nous vous expédions et de ce que vous ajoutez depuis le catalogue.',
} satisfies NamespaceOrdersTranslation['guide']
