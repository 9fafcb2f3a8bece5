import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const fr_news = {
  heading: 'Ce qui change entre la récolte et la tablette',
  intro:
    'L’importation d’aliments vit au rythme des dates : le début d’une récolte, l’entrée en vigueur d’un règlement, un bateau manqué. Voici les nouveautés, en bref, et ce qu’elles changent pour l’acheteur. Ce qui presse va droit aux clients concernés.',
  filterLabel: 'Nouvelles à afficher',
  categories: {
    all: 'Toutes les nouvelles',
    'product-launches': 'Nouveaux produits',
    partnerships: 'Partenariats',
    expansion: 'Expansion',
    trade: 'Commerce',
    sustainability: 'Développement durable',
  },
  shown: {
    one: '1 nouvelle affichée',
    many: '{count} nouvelles affichées',
  },
  empty: 'Aucune nouvelle dans cette catégorie pour le moment.',
  showAll: 'Afficher toutes les nouvelles',
  readFull: 'Lire la nouvelle',
  back: 'Retour à toutes les nouvelles',
  feed: 'Flux des nouvelles (Atom)',
  cta: 'Demander ce qu’il y a de neuf',
  items: {
    cheeseQuota: {
      title: 'Fromages 2027 : donnez-nous vos volumes d’ici le 31 octobre',
      excerpt:
        'Le Canada répartit son contingent de fromages européens par année civile, et les demandes se préparent à l’automne. Si vous voulez de la feta, de la graviera, du manchego ou du pecorino en 2027, faites-nous parvenir vos volumes mensuels d’ici le 31 octobre.',
      story: `Le fromage européen n’entre au Canada en franchise ou moyennant un faible droit que dans les limites de contingents, répartis entre les entreprises pour une seule année civile à la fois. Le travail pour 2027 commence donc maintenant.

À tous les clients qui nous achètent du fromage, ou qui aimeraient le faire, nous demandons une prévision toute simple d’ici la fin d’octobre.

- Quels fromages, et dans quel format : meules entières, blocs en saumure ou portions pour le détail.
- Combien de kilogrammes par mois, avec vos mois forts et vos mois faibles.
- Ce que vous prendriez s’il y en avait davantage, et ce à quoi vous pourriez renoncer s’il y en avait moins.

Ces chiffres servent à notre propre planification des contingents, et aux fromageries, qui décident à l’automne combien de lait réserver aux fromages qui seront à point au printemps. Une prévision n’est pas une commande et ne vous engage à rien. Elle fixe en revanche l’ordre de passage : les volumes qui nous sont envoyés d’ici le 31 octobre sont servis en premier, les autres selon ce qui reste du contingent.

Vous débutez dans le fromage importé ? Écrivez-nous quand même. Un petit volume régulier se case plus facilement qu’un gros en décembre. Les règles des contingents sont révisées de temps à autre ; quand les avis officiels de l’année auront paru, nous confirmerons celles qui s’appliquent.`,
    },
    monteArvale: {
      title: 'Le Caseificio Monte Arvale, en Barbagia, se joint à nous',
      excerpt:
        'Le Caseificio Monte Arvale fait du pecorino avec le lait de brebis de sa propre vallée. Dès l’hiver 2027, au titre du contingent de l’année, nous ferons venir au Canada deux de ses fromages, un jeune et un affiné, chaque envoi accompagné de son relevé de températures.',
      story: `Nous avons convenu de représenter au Canada et aux États-Unis le Caseificio Monte Arvale, une fromagerie familiale des collines de la Barbagia, en Sardaigne. L’entente a suivi l’ordre habituel : d’abord les échantillons, puis une palette d’essai, et seulement ensuite une conversation sur les années à venir. Les premières livraisons sont prévues pour l’hiver 2027, au titre du contingent de l’année.

La fromagerie collecte le lait de troupeaux qui paissent à portée de vue et fait du fromage tant que le lait dure, de l’hiver au début de l’été. Nous commençons par deux fromages. Le plus jeune, doux, se tranche bien et convient au comptoir de charcuterie. L’affiné, ferme et corsé, est fait pour le plateau et la râpe. Les deux portent le nom de pecorino et celui de la fromagerie. Ni l’un ni l’autre n’est offert sous une appellation protégée, et nos étiquettes ne laissent entendre rien de tel.

Ce à quoi les acheteurs peuvent s’attendre :

- Des meules entières pour les comptoirs et les cuisines ; les portions pour le détail suivront, une fois les étiquettes approuvées.
- Le lait, l’affinage et le code de lot sur chaque meule, en français et en anglais.
- Un plan d’expédition établi en fonction du contingent canadien et des mois frais pour la traversée.

Les quantités étant limitées par l’année contingentaire, les premières livraisons vont aux clients qui nous ont envoyé une prévision. Pour goûter, demandez-nous un échantillon et sa fiche technique.`,
    },
    newHarvest: {
      title: 'Nouvelle koroneiki : l’analyse est sur la contre-étiquette',
      excerpt:
        'L’huile de koroneiki de la nouvelle récolte, pressée par notre coopérative partenaire en Messénie, est arrivée. Pour la première fois, chaque bouteille indique le mois de récolte et porte un code qui mène à l’analyse du lot même dont elle provient.',
      story: `Les premières palettes de la nouvelle récolte de la coopérative oléicole Alonaki, en Messénie, sont dédouanées et peuvent être commandées. L’huile, tirée d’olives koroneiki, est verte et poivrée, avec l’amertume qui sied à une huile jeune. Elle s’arrondira au fil de l’année.

La nouveauté se trouve sur la contre-étiquette. À côté du code de lot et du mois de récolte figure un second code. Numérisé avec un téléphone, il ouvre le certificat d’analyse du lot : acidité libre, indice de peroxyde, K232 et K270, avec le nom du laboratoire et la date du prélèvement. Jusqu’ici, nous envoyions ces chiffres sur demande. Le personnel de comptoir les a réclamés si souvent qu’ils ont désormais leur place sur la bouteille.

L’huile est offerte en deux formats.

- Une bouteille foncée d’un demi-litre pour la tablette, en caisses de six.
- Un bidon de cinq litres pour les cuisines, quatre par caisse.

Nous conservons un échantillon scellé de chaque lot : toute question qui surgirait plus tard dans la saison pourra ainsi se régler à la dégustation. Il vous reste de l’huile de l’an dernier ? Vendez-la d’abord : elle est saine, et les clients remarquent la différence quand les deux se côtoient. Demandez-nous la liste de prix et une bouteille à goûter.`,
    },
    mixedPallets: {
      title: 'Palettes mixtes : cap sur le Nord-Est des États-Unis',
      excerpt:
        'Les magasins et les restaurants de l’État de New York et de la Nouvelle-Angleterre peuvent désormais nous commander huiles, miels, olives et épices sur une même palette. La marchandise vient directement du pays d’origine et est dédouanée aux États-Unis, sans passer par notre entrepôt canadien.',
      story: `Jusqu’à maintenant, nos clients des États-Unis devaient prendre des palettes complètes d’un seul produit, ou attendre qu’un acheteur voisin ait besoin du reste. À compter de ce mois-ci, les acheteurs de l’État de New York et de la Nouvelle-Angleterre peuvent commander des palettes mixtes d’épicerie : huiles d’olive, miels, olives et tapenades, épices et tisanes, vinaigres.

La marchandise, regroupée au pays d’origine, est acheminée vers un port américain sous une déclaration en douane américaine. Le prix en dépend. Un aliment européen simplement entreposé au Canada garde son origine européenne : le détour ne réduit en rien les droits de douane et ne fait qu’ajouter une frontière à franchir. L’avis préalable à la Food and Drug Administration et le dossier de vérification du fournisseur sont préparés avant le chargement du conteneur.

Comment cela se passe pour l’acheteur :

- On commande par caisse, pour un minimum d’une palette au total.
- Les étiquettes sont les versions américaines, avec le tableau américain de la valeur nutritive.
- Les droits figurent sur une ligne distincte de la soumission, au taux en vigueur le jour de la soumission, avec une note précisant qui assume toute variation du taux.

Le fromage et le vin ne font pas partie de ce service. Le fromage exige sa propre chaîne du froid, et le vin passe par des distributeurs autorisés. Donnez-nous votre code ZIP et nous vous dirons sans détour si nous pouvons bien vous servir.`,
    },
    refillTins: {
      title: 'Huiles : moins de verre, plus de métal dès cette saison',
      excerpt:
        'Une bouteille protège l’huile, a belle allure et pèse trop lourd. Pour les cuisines et les comptoirs de remplissage, nos huiles sont désormais livrées d’office en bidons de cinq litres ; pour le détail, les bouteilles passeront à un verre plus léger à mesure que le stock actuel s’écoulera.',
      story: `L’emballage est la partie d’un aliment importé qui finit au rebut, et le verre pèse lourd quand il faut lui faire traverser un océan. Nous avons passé nos huiles en revue, une à une, en nous demandant à quoi doit servir chaque contenant.

Pour les cuisines, la réponse était simple. Le bidon de métal bloque la lumière, ne casse pas et pèse moins par litre d’huile. Le bidon de cinq litres devient donc notre format courant pour les restaurants, les boulangeries et les hôtels. Les magasins dotés d’un comptoir de remplissage peuvent aussi l’obtenir, avec de petites étiquettes de tablette bilingues et une fiche pour le personnel sur le nettoyage du robinet et la rotation du stock, car une huile qui reste ouverte des semaines ne rend service à personne.

Pour la tablette, nous gardons le verre foncé, qui protège la saveur et se recycle presque partout. À mesure que le stock actuel s’épuisera, des bouteilles plus légères, de même hauteur, prendront la relève ; votre planogramme ne changera pas. Le code à barres reste le même quand le contenu ne change pas.

Nous ne nous disons pas carboneutres et n’imprimerons pas de feuille verte sur l’étiquette. Ce que nous pouvons faire, c’est dire ce qui change et vous laisser le vérifier : les fiches de produit donnent le poids des bouteilles, l’ancien et le nouveau. Si la bouteille légère casse plus souvent entre vos mains, dites-le-nous, car du verre brisé ne fait rien économiser.`,
    },
  },
} satisfies NamespaceNewsTranslation

export default fr_news
