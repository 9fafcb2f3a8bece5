import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  title: 'Κάποιος το άλλαξε ενώ γράφατε.',
  now: 'Ό,τι γράψατε είναι ακόμη εδώ. Στη νεότερη εκδοχή ισχύουν τα εξής:',
  over: 'Δεν μπορεί πλέον να αλλάξει. Ό,τι γράψατε είναι ακόμη εδώ, για να το αντιγράψετε.',
  empty: 'κενό',
  keep: 'Κρατώ το δικό μου',
  take: 'Παίρνω το νεότερο',
} satisfies NamespacePeopleTranslation['overtaken']
