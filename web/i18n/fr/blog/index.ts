import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const fr_blog = {
  heading: 'Notes pour ceux dont le métier est d’acheter des aliments',
  intro:
    'Chaque article part d’une question que nous posent les acheteurs et y répond selon notre expérience : nous montrons le calcul, citons la règle et signalons les points douteux. Dès qu’un règlement est en cause, l’article n’est qu’un point de départ : c’est le règlement qui fait foi.',
  featured: 'À la une',
  allArticles: 'Autres articles',
  readArticle: 'Lire l’article',
  readMore: 'Lire la suite',
  minutes: '{minutes} min de lecture',
  by: 'par {author}',
  published: 'Publié le {date}',
  share: 'Partager',
  copied: 'Lien copié',
  copyFailed:
    'Le lien n’a pas pu être copié. Vous pouvez le copier à partir de la barre d’adresse.',
  back: 'Retour au blogue',
  next: 'À lire ensuite',
  author: 'Qui a écrit cet article',
  feed: 'Flux du blogue (Atom)',
  cta: 'Poser votre question',
  disclaimer:
    'Cet article donne des renseignements généraux, à jour à la date indiquée. Il ne constitue pas un avis juridique ou douanier ; vérifiez les règles en vigueur avant de commander.',
  categories: {
    trade: 'Commerce et tarifs douaniers',
    quality: 'Qualité',
    compliance: 'Étiquettes et règlements',
    logistics: 'Logistique',
    retail: 'Vente au détail',
    wineAndCheese: 'Vins et fromages',
  },
  unknown: {
    title: 'Article introuvable',
    text: 'L’adresse contient peut-être une faute de frappe, ou l’article a été déplacé. Nous vous proposons plus bas notre article sur les tarifs douaniers ; la page du blogue présente les autres.',
  },
  articles: {
    tariffs: {
      title: 'Aliments méditerranéens : ce qui décide des droits de douane',
      excerpt:
        'Un guide pour acheteurs canadiens et américains : les règles qui fixent le taux et les documents qui le justifient.',
      description:
        'Codes SH, origine, AECG, ACEUM, droits américains changeants : ce qui fixe les droits sur les aliments méditerranéens, qui paie, quoi vérifier d’abord.',
    },
    oliveOilGrades: {
      title: 'Catégories d’huile d’olive : lire un certificat d’analyse',
      excerpt:
        '« Extra vierge » est une catégorie légale, aux limites mesurées en laboratoire et vérifiées par un jury de dégustation. Ce que l’acidité, l’indice de peroxyde, le K232, le K270 et la médiane des défauts disent à l’acheteur, et ce qu’ils taisent.',
      description:
        'Acidité libre, peroxydes, K232, K270, jury de dégustation : ce que dit une analyse d’huile d’olive, ce qu’elle tait, quoi demander avant d’acheter un lot.',
    },
    labels: {
      title: 'AOP, IGP et deux langues : étiqueter pour le Canada',
      excerpt:
        'Un nom protégé en Europe et une étiquette bilingue pour le Canada obéissent à des lois différentes et se rencontrent sur une petite surface. Ce que chacun exige, pourquoi la feta est un cas à part et comment éviter d’imprimer deux fois.',
      description:
        'Ce que valent AOP et IGP au Canada selon l’AECG, pourquoi la feta est un cas à part et ce qu’une étiquette bilingue doit porter avant la mise en vente.',
    },
    retailLaunch: {
      title: 'Aliment importé : ses douze premières semaines en magasin',
      excerpt:
        'Sitôt référencé, un produit est mesuré. Comment les revues de catégorie, les planogrammes, les frais de référencement, les dégustations et la vélocité déterminent si un produit importé sera encore en tablette un an après sa première livraison.',
      description:
        'Revues de catégorie, planogrammes, frais, dégustations, vélocité : lancer au Canada et aux États-Unis un aliment importé et l’y garder après la 12e semaine.',
    },
    logistics: {
      title: 'De la fromagerie au quai : un transport sans surprise',
      excerpt:
        'En importation alimentaire, la plupart des pertes surviennent entre deux personnes dont chacune croyait que l’autre avait réservé, réfrigéré ou assuré la marchandise. Incoterms, relevés de température et frais portuaires, expliqués dans l’ordre où vous les rencontrez.',
      description:
        'FCA ou FOB, conteneur frigorifique ou sec, surestaries ou détention : termes et relevés de température à connaître pour acheter des aliments méditerranéens.',
    },
    wineAndCheese: {
      title: 'Vin et fromage : une même table, deux réglementations',
      excerpt:
        'Huiles et olives entrent comme le reste de l’épicerie. Le fromage attend son contingent ; le vin passe par une société des alcools au Canada et par trois paliers aux États-Unis. Ce que cela change à vos dates et à votre prix.',
      description:
        'Contingents de fromage de l’AECG, sociétés des alcools, trois paliers américains, COLA, FDA : ce qu’il faut pour importer vin et fromage, et comment s’y préparer.',
    },
  },
} satisfies NamespaceBlogTranslation

export default fr_blog
