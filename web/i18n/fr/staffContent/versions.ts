import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Versions de ce texte',
  text: 'Ce que les visiteurs ont lu dans cette langue, et les brouillons supprimés ou remplacés.',
  changes: 'Voir ce qui a changé',
  hide: 'Masquer ce qui a changé',
  added: 'Ajouté : {text}',
  removed: 'Retiré : {text}',
  same: 'Le texte n’a pas changé.',
  restore: 'Reprendre comme brouillon',
  restored: 'Cette version est maintenant le brouillon. Les visiteurs ne la voient pas encore.',
  none: 'Il n’y a pas de version antérieure.',
  since: 'Ce qui a changé dans le texte anglais',
  loading: 'Chargement…',
} satisfies NamespaceStaffContentTranslation['versions']
