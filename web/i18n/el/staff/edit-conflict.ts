import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  title: 'Κάποιος άλλος το άλλαξε ενώ γράφατε.',
  now: 'Ό,τι γράψατε δεν χάθηκε. Στη νεότερη εκδοχή ισχύουν τα εξής:',
  over: 'Δεν μπορεί πλέον να αλλάξει. Μπορείτε ακόμη να αντιγράψετε όσα γράψατε.',
  empty: 'κενό',
  keep: 'Κρατώ το δικό μου',
  take: 'Παίρνω το νεότερο',
} satisfies NamespaceStaffTranslation['editConflict']
