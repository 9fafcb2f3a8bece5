import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'Codes de secours',
  text: 'Dix codes à utiliser si vous perdez votre téléphone. Chacun remplace une seule fois la deuxième étape. Gardez-les en lieu sûr.',
  none: 'Aucun code n’a encore été créé.',
  remaining: 'Codes restants : {count} sur {total} · créés le {day}',
  make: 'Créer des codes de secours',
  renew: 'Créer de nouveaux codes',
  renewHint: 'Créer de nouveaux codes annule les anciens.',
  shown:
    'Copiez, enregistrez ou imprimez vos nouveaux codes avant de continuer. Ils ne s’affichent qu’une seule fois.',
  listLabel: 'Vos codes de secours',
  copy: 'Copier',
  copied: 'Les codes ont été copiés.',
  notCopied: 'Les codes n’ont pas pu être copiés. Sélectionnez-les et copiez-les.',
  download: 'Enregistrer dans un fichier',
  print: 'Imprimer',
  done: 'Je les ai conservés',
  fileTitle: '{site} : codes de secours pour {email}',
  fileHint: 'Chacun fonctionne une seule fois.',
  confirm: 'Entrez le code que votre application affiche maintenant.',
  code: 'Code à six chiffres',
  confirmSubmit: 'Continuer',
  form: {
    open: 'Utiliser un code de secours',
    text: 'Entrez l’un des codes de secours que vous avez conservés. Chacun fonctionne une seule fois.',
    code: 'Code de secours',
    hint: 'Par exemple ABCD-EFGH-2345-IJKL-MNOP-67QR',
    submit: 'Continuer',
    busy: 'Vérification…',
  },
} satisfies NamespacePortalTranslation['recoveryCodes']
