import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  label: 'Affichage',
  list: 'Votre liste',
  all: 'Tout le catalogue',
  lead: 'Ce que nous vous avons expédié au cours des 90 derniers jours et vos ajouts, dans l’ordre que vous avez choisi.',
  keep: 'Ajouter à votre liste',
  kept: 'Sur votre liste',
  arrange: 'Organiser la liste',
  done: 'Terminé',
  up: 'Monter : {name}',
  down: 'Descendre : {name}',
  pin: 'Toujours garder sur la liste',
  par: 'Stock habituel, en caisses',
  parOf: '{name}',
  shelf: 'Stock actuel, en caisses',
  shelfHint: 'Stock habituel : {n}. Nous ajoutons ce qui manque à votre panier.',
  boughtOn: 'Dernière expédition : {day}',
  saving: 'Enregistrement…',
  saved: 'Votre liste est enregistrée.',
  empty:
    'Votre liste est vide. Elle réunira ce que nous vous expédions et ce que vous ajoutez à partir du catalogue.',
} satisfies NamespaceOrdersTranslation['guide']
