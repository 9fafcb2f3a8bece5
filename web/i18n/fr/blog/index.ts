import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const fr_blog = {
  eyebrow: 'Blogue',
  heading: 'Notes pour ceux dont le métier est d’acheter des aliments',
  intro:
    'Chaque article prend une question que nous posent les acheteurs et y répond aussi loin que va notre expérience : le calcul est montré, la règle citée, et les points douteux présentés comme tels. Dès qu’un règlement est en cause, prenez l’article pour un point de départ et le règlement pour l’autorité.',
  featured: 'À la une',
  allArticles: 'Autres articles',
  readArticle: 'Lire l’article',
  readMore: 'Lire la suite',
  minutes: '{minutes} min de lecture',
  by: 'par {author}',
  published: 'Publié le {date}',
  share: 'Partager',
  copied: 'Lien copié',
  copyFailed: 'Le lien n’a pas pu être copié. Vous pouvez le copier depuis la barre d’adresse.',
  back: 'Retour au blogue',
  next: 'À lire ensuite',
  author: 'Qui a écrit cet article',
  feed: 'Le blogue en fil (Atom)',
  cta: 'Envoyer votre question',
  disclaimer:
    'Cet article donne des renseignements généraux à la date indiquée. Il ne constitue pas un avis juridique ou douanier ; vérifiez les règles en vigueur avant de commander.',
  categories: {
    trade: 'Commerce et tarifs douaniers',
    quality: 'Qualité',
    compliance: 'Étiquettes et règlements',
    logistics: 'Logistique',
    retail: 'Vente au détail',
    wineAndCheese: 'Vins et fromages',
  },
  unknown: {
    title: 'Cet article n’existe pas',
    text: 'L’adresse contient peut-être une faute de frappe, ou l’article a été déplacé. Nous vous proposons plus bas notre article sur les tarifs douaniers ; la page du blogue montre ce qu’il y a d’autre à lire.',
  },
} satisfies NamespaceBlogTranslation

export default fr_blog
