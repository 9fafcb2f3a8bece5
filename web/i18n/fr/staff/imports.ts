import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  import: 'Importer un fichier…',
  importProducts: 'Importer des produits',
  importPrices: 'Importer des prix',
  export: 'Exporter en CSV',
  exported: 'Le fichier est enregistré.',
  productsHint:
    'Un fichier CSV avec la colonne sku et les colonnes à modifier. Les champs sans colonne dans le fichier restent tels quels ; un fichier exporté contient toutes les colonnes.',
  pricesHint:
    'Un fichier CSV avec les colonnes sku et price, et min_cases si les prix dépendent de la quantité. Chaque UGS du fichier reçoit exactement ces prix ; ceux des autres restent inchangés.',
  choose: 'Fichier CSV',
  check: 'Vérifier le fichier',
  checking: 'Vérification…',
  noFile: 'Choisissez d’abord un fichier.',
  encoding:
    'Le fichier n’est pas enregistré en UTF-8. Enregistrez-le en « CSV UTF-8 » et choisissez-le de nouveau.',
  apply: 'Importer',
  applying: 'Importation…',
  plan: '{added} {{nouveau|nouveaux}}, {changed} {{modifié|modifiés}}, {unchanged} {{inchangé|inchangés}}. Rien n’a encore été importé.',
  removes:
    'Ce fichier supprime {n} prix, {{signalé|signalés}} ci-dessous. Pour les conserver, ajoutez les lignes manquantes au fichier.',
  removed: 'supprimé',
  nothing: 'Aucun changement : tout ce que contient le fichier est déjà à jour.',
  done: 'Importation terminée : {added} {{nouveau|nouveaux}}, {changed} {{modifié|modifiés}}.',
  refused: 'Rien n’a été importé. {n} {{erreur est|erreurs sont}} à corriger dans le fichier.',
  shownFirst: 'Seuls les {n} premiers sont affichés.',
  line: 'Ligne {line}',
  column: 'colonne {column}',
  added: 'Nouveau',
  changed: 'Modifié',
  fromCases: 'dès {n} {{caisse|caisses}}',
  before: 'Avant',
  after: 'Après',
  what: 'Élément',
  problems: {
    'file-empty': 'Il n’y a aucune ligne sous l’en-tête.',
    'file-rows': 'Un fichier peut compter au plus 2 000 lignes.',
    'file-quotes': 'Il manque un guillemet fermant : les lignes ne peuvent pas être lues.',
    'file-workbook': 'C’est un classeur Excel. Enregistrez-le au format CSV UTF-8.',
    'file-characters':
      'Le fichier contient des caractères illisibles. Enregistrez-le au format CSV UTF-8.',
    'column-missing': 'Il manque cette colonne.',
    'column-unknown': 'Cette colonne n’est pas reconnue.',
    'column-twice': 'Cette colonne apparaît deux fois.',
    cells: 'La ligne compte plus de cellules que l’en-tête.',
    'sku-twice': 'Cette UGS figure deux fois dans le fichier.',
    'sku-unknown': 'Aucun produit ne porte cette UGS.',
    'sku-zeros':
      'Un produit porte cette UGS avec des zéros au début. Le tableur les a retirés : mettez la colonne au format texte.',
    'step-twice': 'Deux lignes donnent un prix pour ce nombre de caisses.',
    'first-step': 'La ligne pour une caisse manque : les prix doivent commencer à une caisse.',
    'too-many-steps': 'Un produit peut avoir au plus cinq prix.',
    money: 'Ce n’est pas un montant. Écrivez 61,50 ou 61.50, sans séparateur de milliers.',
    currency: 'La liste de prix est dans une autre devise.',
    unit: 'Le prix de ce produit s’exprime dans une autre unité.',
    needed: 'Il faut une valeur ici.',
    value: 'Cette valeur ne convient pas à la colonne.',
    spreadsheet:
      'Un tableur a modifié cette valeur. Mettez la colonne au format texte et entrez-la de nouveau.',
  },
} satisfies NamespaceStaffTranslation['imports']
