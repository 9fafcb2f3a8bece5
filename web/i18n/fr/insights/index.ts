import type { NamespaceInsightsTranslation } from '../../i18n-types.ts'

const fr_insights = {
  news: {
    eyebrow: 'Actualités',
    title: 'Ce qui change entre la récolte et la tablette',
    intro1:
      'L’importation d’aliments vit au rythme des dates : le début d’une récolte, l’entrée en vigueur d’un règlement, le bateau manqué. Cette page est réservée à ce genre de nouvelles, racontées brièvement, avec dès les premières lignes leur effet pour l’acheteur. Nous écrivons quand un producteur se joint à nous ou qu’un produit peut être commandé, quand les règles d’étiquetage ou de douane changent au Canada ou aux États-Unis, quand la météo ou le fret s’apprêtent à faire bouger un prix.',
    intro2:
      'Ce qui ne vous aide pas à décider, nous le laissons de côté : ni photos de salons, ni annonces d’annonces. L’urgent, un navire en retard ou une récolte trop maigre, va droit aux clients concernés et n’attend pas une page Web. Si vous suivez une région ou un produit en particulier, dites-le-nous ; nous vous préviendrons quand il s’y passera quelque chose qui mérite votre attention.',
    cta: 'Demander les nouvelles',
  },
  blog: {
    eyebrow: 'Blogue',
    title: 'Notes pour ceux dont le métier est d’acheter des aliments',
    intro1:
      'Le blogue part des questions que nous posent les acheteurs. Comment lire l’analyse d’une huile d’olive ? Que fait un droit de douane au coût rendu ? Pourquoi une feta s’émiette-t-elle quand une autre se tranche ? Un article prend une de ces questions et y répond aussi loin que va notre expérience : le calcul est montré, la règle citée, et le doute appelé par son nom.',
    intro2:
      'Les auteurs sont ceux qui, chez nous, font le travail ; ils écrivent pour qu’un acheteur, un chef ou une gérante de magasin s’en serve sans dictionnaire. Dès qu’un règlement est en cause, prenez l’article pour un point de départ et le règlement lui-même pour l’autorité, car les règles changent. Votre question n’y est pas ? Envoyez-la-nous. Une bonne question devient souvent l’article suivant.',
    cta: 'Envoyer votre question',
  },
  article: {
    notFoundTitle: 'Cet article n’existe pas',
    notFoundText:
      'L’adresse contient peut-être une faute de frappe, ou l’article a été déplacé. La page du blogue montre ce qu’il y a à lire.',
    back: 'Retour au blogue',
  },
} satisfies NamespaceInsightsTranslation

export default fr_insights
