import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'
// `.js`, as nowhere else: typesafe-i18n compiles these files and follows their imports
import pictures from './pictures.js'
import articles from './articles.js'
import pageTexts from './page-texts.js'
import review from './review.js'
import versions from './versions.js'

const fr_staffContent = {
  loading: 'Chargement des textes…',
  story: 'Nouvelle',
  title: 'Titre',
  excerpt: 'Résumé, un paragraphe',
  body: 'Texte',
  bodyHint:
    'Une ligne vide commence un paragraphe. En début de ligne : « ## » un intertitre, « - » une liste, « 1. » une liste numérotée, « > » une citation. **Gras**, *italique*, [lien](https://example.com).',
  add: 'Ajouter une nouvelle',
  make: 'Commencer à écrire',
  made: 'Créé. Les visiteurs ne le voient pas encore.',
  untitled: 'Nouvelle sans titre',
  back: 'Retour à toutes les nouvelles',
  language: 'Langue',
  undo: 'Annuler',
  undone: 'Annulé. Les visiteurs voient de nouveau la version précédente.',
  somebody: 'un ancien utilisateur',
  archived: 'Archivé',
  savedDraft: 'Brouillon enregistré. Les visiteurs ne le voient pas encore.',
  savedFields: 'Enregistré. Le site affiche déjà la modification.',
  savedUnseen: 'Enregistré. Les visiteurs le verront une fois le texte publié.',
  preview: 'Afficher l’aperçu',
  hidePreview: 'Masquer l’aperçu',
  publish: 'Publier',
  published: 'Texte publié ({language}). Le site l’affiche maintenant.',
  withdraw: 'Retirer du site',
  withdrawn: 'Texte retiré du site ({language}) et conservé comme brouillon.',
  discard: 'Supprimer le brouillon',
  discarded:
    'Brouillon supprimé. Vous pouvez annuler, ou le retrouver plus tard sous « Versions de ce texte ».',
  discardUndone: 'Le brouillon est de retour.',
  incomplete: 'Pour publier, il faut un titre, un résumé et un texte.',
  planAt: 'Publier automatiquement le',
  plan: 'Planifier',
  planHint: 'Heure d’Ottawa ({zone}).',
  planned: 'Planifié. La publication se fera automatiquement.',
  planPast: 'Cette heure est passée. Choisissez-en une à venir ou publiez maintenant.',
  unplan: 'Ne pas publier automatiquement',
  unplanned: 'Le texte reste un brouillon jusqu’à ce que vous le publiiez.',
  aside: 'Votre autre version a été conservée.',
  bringBack: 'La rétablir',
  saving: {
    cut: 'Pas encore enregistré : il n’y a pas de connexion. Votre texte est gardé sur cet appareil et sera enregistré dès qu’elle sera rétablie.',
    failed:
      'Pas encore enregistré. Votre texte est gardé sur cet appareil, et nous continuons d’essayer.',
    saving: 'Enregistrement…',
    saved: 'Enregistré comme brouillon. Les visiteurs ne le voient pas.',
    byHand:
      'Ce texte est planifié et n’est donc pas enregistré automatiquement : appuyez sur « Enregistrer » quand il est prêt.',
  },
  outdatedText:
    'Le texte anglais a été modifié depuis. Vérifiez que cette version est toujours à jour.',
  stillRight: 'Le texte est toujours à jour',
  checked: 'Marqué comme à jour.',
  archive: 'Archiver',
  archiveText:
    'Le texte disparaîtra du site dans toutes les langues. Vous pouvez le rétablir à tout moment.',
  unarchive: 'Rétablir',
  putAway: 'Archivé. Les visiteurs ne le voient plus.',
  taken: 'Rétabli. Les visiteurs voient de nouveau ce qui en est publié.',
  states: {
    live: 'Publié',
    outdated: 'À revoir',
    draft: 'Brouillon',
    planned: 'Planifié',
    overdue: 'En retard',
    noPlanner: 'Sans responsable',
    withdrawn: 'Retiré du site',
    none: 'Pas encore',
  },
  about: {
    planned:
      'Publication planifiée le {when}, heure d’Ottawa. Les visiteurs ne voient pas encore le texte.',
    noPlanner:
      'Publication planifiée le {when}, heure d’Ottawa, mais la personne qui l’a planifiée n’a plus le droit de publier. Publiez le texte ou planifiez-le de nouveau.',
    draft: 'Brouillon modifié par {who}, {when}. Les visiteurs ne le voient pas.',
    changed: 'Publié, avec des modifications non publiées ({who}, {when}).',
    withdrawn: 'Retiré du site. Le texte est conservé comme brouillon.',
    none: 'Ce texte n’est pas encore publié dans cette langue.',
    live: 'C’est ce que lisent les visiteurs en ce moment.',
    english:
      'C’est ce que lisent les visiteurs en ce moment. Les autres langues s’appuient sur ce texte.',
  },
  fields: {
    title: 'Pour toutes les langues',
    text: 'Adresse, date, sujet et dessin.',
    slug: 'Adresse',
    slugHint: 'Minuscules, chiffres et traits d’union. Une ancienne adresse mène à la nouvelle.',
    day: 'Date de la nouvelle',
    endsOn: 'Fin de l’événement (facultatif)',
    category: 'Sujet',
    drawing: 'Dessin',
    drawings: {
      cheeses: 'Fromages',
      grow: 'Olivier',
      honeys: 'Miels',
      import: 'Navire',
      kitchen: 'Cuisine',
      launch: 'Étal de marché',
      mission: 'Table au bord de la mer',
      'olive-oils': 'Huiles d’olive',
      olives: 'Olives',
      scale: 'Flotte',
      spices: 'Épices',
      wines: 'Vins',
    },
  },
  pictures,
  past: {
    title: 'Historique',
    empty: 'Rien n’a encore été modifié : les visiteurs voient les textes d’origine.',
    by: '{who}, {when}',
    undone: 'modification annulée',
    scheduled: 'publication automatique',
    checked: 'vérifié, toujours à jour',
    discarded: 'brouillon supprimé',
    replaced: 'brouillon d’un collègue remplacé',
    asBefore: 'comme avant',
    withdrawn: 'retrait du site',
    undo: 'Annuler cette modification',
    more: 'Afficher les plus anciennes',
  },
  articles,
  pageTexts,
  review,
  versions,
} satisfies NamespaceStaffContentTranslation

export default fr_staffContent
