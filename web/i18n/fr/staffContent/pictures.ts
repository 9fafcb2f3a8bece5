import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Images',
  insert: 'Insérer une image',
  inText: 'Images de ce texte',
  cover: 'Image en tête',
  coverText: 'Une photo à la place du dessin : sur la page, dans les listes et lors des partages.',
  noCover: 'Aucune n’est choisie : le dessin prend la place.',
  otherCover: 'autre image en tête',
  choose: 'Choisir une image',
  replace: 'En choisir une autre',
  remove: 'La retirer',
  upload: 'Envoyer depuis cet appareil',
  uploadHint:
    'Un fichier JPEG, PNG ou WebP. Il est réduit ici même : le lieu et l’heure de la prise de vue restent sur cet appareil.',
  preparing: 'Préparation de l’image…',
  sending: 'Envoi…',
  again: 'Réessayer',
  unreadable:
    'Ce fichier ne peut pas être lu comme une image. Choisissez un fichier JPEG, PNG ou WebP.',
  tooLarge: 'Cette image est trop lourde. Choisissez-en une de 40 Mo au plus.',
  earlier: 'Déjà envoyées',
  none: 'Rien n’a encore été envoyé.',
  more: 'Afficher les plus anciennes',
  unnamed: 'Image sans description, envoyée {when}',
  alt: 'Ce qu’elle montre ({language})',
  altHint: 'Pour qui ne la voit pas : une phrase.',
  decorative: 'Elle est purement décorative',
  saveTexts: 'Enregistrer la description',
  savedTexts: 'Description enregistrée.',
  missing: 'Pas encore décrite. Pour publier le texte en {language}, dites ce que montre l’image.',
  unknown: 'Cette image n’existe pas. Supprimez sa ligne ou insérez-en une autre.',
} satisfies NamespaceStaffContentTranslation['pictures']
