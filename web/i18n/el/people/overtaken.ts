import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  title: 'Κάποιος έκανε αλλαγές ενώ γράφατε.',
  now: 'Ό,τι γράψατε δεν χάθηκε. Στη νεότερη εκδοχή ισχύουν τα εξής:',
  over: 'Δεν μπορεί πλέον να αλλάξει. Ό,τι γράψατε δεν χάθηκε: μπορείτε να το αντιγράψετε.',
  empty: 'κενό',
  keep: 'Κρατώ το δικό μου',
  take: 'Παίρνω το νεότερο',
} satisfies NamespacePeopleTranslation['overtaken']
