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
  made: 'Le texte est créé. Les visiteurs ne le voient pas encore.',
  untitled: 'Nouvelle sans titre',
  back: 'Retour à toutes les nouvelles',
  language: 'Langue',
  undo: 'Annuler',
  undone: 'C’est annulé. Les visiteurs lisent de nouveau le texte précédent.',
  somebody: 'un ancien utilisateur',
  archived: 'Archivé',
  savedDraft: 'Brouillon enregistré. Les visiteurs ne le voient pas encore.',
  savedFields: 'C’est enregistré et déjà affiché sur le site.',
  savedUnseen: 'C’est enregistré. Les visiteurs le verront une fois le texte publié.',
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
  planned: 'C’est planifié. La publication se fera automatiquement.',
  planPast: 'Cette heure est passée. Choisissez-en une à venir ou publiez maintenant.',
  unplan: 'Ne pas publier automatiquement',
  unplanned: 'Le texte reste un brouillon jusqu’à ce que vous le publiiez.',
  aside: 'L’autre texte a été mis de côté.',
  bringBack: 'Reprendre l’autre texte',
  saving: {
    cut: 'Pas encore enregistré : la connexion est coupée. Ce que vous avez écrit est gardé sur cet appareil et sera enregistré au retour du réseau.',
    failed:
      'Pas encore enregistré. Ce que vous avez écrit est gardé sur cet appareil ; un nouvel essai va suivre.',
    saving: 'Enregistrement…',
    saved: 'Enregistré comme brouillon. Les visiteurs ne le voient pas.',
    byHand:
      'Ce texte étant planifié, il ne s’enregistre pas tout seul : cliquez sur « Enregistrer » quand il est prêt.',
  },
  outdatedText:
    'Le texte anglais a été modifié depuis. Veuillez vérifier que cette version est toujours à jour.',
  stillRight: 'Le texte est toujours à jour',
  checked: 'C’est noté : ce texte est à jour.',
  archive: 'Archiver',
  archiveText:
    'Le texte disparaîtra du site dans toutes les langues. Vous pourrez le remettre en ligne à tout moment.',
  unarchive: 'Remettre en ligne',
  putAway: 'Le texte est archivé. Les visiteurs ne le trouvent plus.',
  taken: 'Rétabli. Ce qui en est publié est de nouveau en ligne.',
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
      'Publication prévue le {when}, heure d’Ottawa. Les visiteurs ne voient pas encore le texte.',
    noPlanner:
      'Publication prévue le {when}, heure d’Ottawa, mais la personne qui l’a planifiée ne peut plus publier. Le texte attend : publiez-le ou planifiez-le de nouveau.',
    draft: 'Brouillon modifié par {who}, {when}. Les visiteurs ne le voient pas.',
    changed: 'Publié, avec des modifications non publiées de {who}, {when}.',
    withdrawn: 'Retiré du site. Le texte est conservé comme brouillon.',
    none: 'Ce texte n’est pas encore publié dans cette langue.',
    live: 'C’est ce que lisent les visiteurs en ce moment.',
    english:
      'C’est ce que lisent les visiteurs en ce moment. Les autres versions linguistiques sont établies à partir de ce texte.',
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
    empty: 'Rien n’a encore été modifié : les visiteurs lisent les textes d’origine du site.',
    by: '{who}, {when}',
    undone: 'modification annulée',
    scheduled: 'publication automatique',
    checked: 'texte toujours à jour',
    discarded: 'brouillon supprimé',
    replaced: 'brouillon d’un collègue remplacé',
    asBefore: 'comme avant',
    withdrawn: 'retrait du site',
    undo: 'Annuler cette modification',
    more: 'Afficher les modifications plus anciennes',
  },
  articles,
  pageTexts,
  review,
  versions,
} satisfies NamespaceStaffContentTranslation

export default fr_staffContent
