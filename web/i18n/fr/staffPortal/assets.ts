import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  assets: {
    download: 'Télécharger toutes les ressources',
    file: 'Un fichier texte en anglais, avec des titres en français pour amazon.ca.',
    setup: 'Temps de mise en place estimé',
    minutes: 'De 45 à 60 minutes',
    contents: 'Contenu',
    blocks: {
      copy: {
        title: 'Textes de la boutique',
        text: 'L’histoire de la marque, le slogan et, pour chaque catégorie, un titre, un paragraphe et cinq points forts.',
      },
      images: {
        title: 'Liste des images',
        text: 'Toutes les images nécessaires : taille, format, sujet et texte de remplacement.',
      },
      design: {
        title: 'Charte graphique',
        text: 'Couleurs, typographie et allure de la page de chaque catégorie.',
      },
      structure: {
        title: 'Structure de la boutique',
        text: 'Pages et modules dans l’ordre où Amazon les demande, avec une liste de vérification.',
      },
    },
    categories: 'Pour six catégories',
    category: {
      oliveOils: 'Huiles d’olive',
      honeys: 'Miels',
      olives: 'Olives',
      spices: 'Épices',
      wines: 'Vins',
      cheeses: 'Fromages',
    },
    steps: 'Mode d’emploi',
    step: {
      open: 'Ouvrez l’éditeur de boutique dans Seller Central : Boutiques, Gérer les boutiques.',
      pages: 'Créez la page d’accueil et les six pages de catégorie selon la liste du fichier.',
      paste:
        'Collez les textes et les textes de remplacement module par module, puis téléversez les images.',
      check:
        'Parcourez la liste de vérification à la fin du fichier, regardez l’aperçu sur un téléphone, puis soumettez la boutique à l’approbation d’Amazon.',
    },
    wineNote:
      'Le vin ne se vend pas sur Amazon au Canada ; sa page en raconte l’histoire et ne renvoie à aucun produit.',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
