import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Versions de ce texte',
  text: 'Ce que les visiteurs ont lu dans cette langue.',
  changes: 'Voir ce qui a changé',
  hide: 'Masquer ce qui a changé',
  same: 'Le texte n’a pas changé.',
  restore: 'Reprendre comme brouillon',
  none: 'Il n’y a pas de version antérieure.',
  since: 'Ce qui a changé dans le texte anglais',
  loading: 'Chargement…',
  drafts: 'Brouillons antérieurs',
  draftsText: 'Les brouillons remplacés ou supprimés, conservés 30 jours.',
  noDrafts: 'Il n’y a pas de brouillon antérieur.',
} satisfies NamespaceStaffContentTranslation['versions']
