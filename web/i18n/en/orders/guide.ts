import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  label: 'What is shown',
  list: 'Your list',
  all: 'Whole catalogue',
  lead: 'What we shipped to you in the last 90 days and what you have added, arranged your way.',
  keep: 'Add to your list',
  kept: 'On your list',
  arrange: 'Arrange the list',
  done: 'Done',
  up: 'Move up: {name:string}',
  down: 'Move down: {name:string}',
  pin: 'Always keep on the list',
  par: 'Usual stock, in cases',
  parOf: '{name:string}',
  shelf: 'In stock now, in cases',
  shelfHint: 'Usual stock: {n:number}. We add what is missing to your cart.',
  boughtOn: 'Last shipped on {day:string}',
  saving: 'Saving…',
  saved: 'Your list is saved.',
  empty:
    'Your list is empty. It fills up with what we ship to you and what you add from the catalogue.',
} satisfies BaseTranslation
