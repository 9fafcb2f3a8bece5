import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** Codes qui remplacent un téléphone perdu. */
export default {
  title: 'Codes de secours',
  text: 'Dix codes pour le jour où vous perdriez votre téléphone. Chacun remplace une fois la deuxième étape. Gardez-les en lieu sûr.',
  none: 'Aucun code n’a encore été créé.',
  remaining: 'Il en reste {count} sur {total} · créés le {day}',
  make: 'Créer des codes de secours',
  renew: 'Créer de nouveaux codes',
  renewHint: 'Les nouveaux codes annulent les anciens.',
  shown:
    'Voici vos nouveaux codes. Ils ne s’affichent qu’une seule fois : copiez-les, enregistrez-les ou imprimez-les avant de continuer.',
  listLabel: 'Vos codes de secours',
  copy: 'Copier',
  copied: 'Les codes ont été copiés.',
  notCopied:
    'Les codes n’ont pas pu être copiés. Veuillez les sélectionner et les copier vous-même.',
  download: 'Enregistrer dans un fichier',
  print: 'Imprimer',
  done: 'Je les ai conservés',
  fileTitle: '{site} : codes de secours de {email}',
  fileHint: 'Chacun fonctionne une seule fois.',
  confirm:
    'Pour confirmer que c’est bien vous, entrez le code que votre application affiche maintenant.',
  code: 'Code à six chiffres',
  confirmSubmit: 'Continuer',
  form: {
    open: 'Téléphone perdu ? Utilisez un code de secours',
    text: 'Entrez l’un des codes que vous avez gardés en configurant la deuxième étape. Il fonctionne une seule fois.',
    code: 'Code de secours',
    hint: 'Par exemple ABCD-EFGH-2345-IJKL-MNOP-67QR',
    submit: 'Continuer',
    busy: 'Vérification…',
  },
} satisfies NamespacePortalTranslation['recoveryCodes']
