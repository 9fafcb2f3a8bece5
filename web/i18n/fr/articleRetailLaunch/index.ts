import type { NamespaceArticleRetailLaunchTranslation } from '../../i18n-types.ts'

const fr_articleRetailLaunch = {
  body: `Un nouveau produit doit sa place en tablette à une personne et la garde grâce à un chiffre. La personne, c’est l’acheteur de la catégorie, qui y croit. Le chiffre, c’est le nombre d’unités qui quittent la tablette par magasin et par semaine. Entre la première livraison et le premier examen sérieux de ce chiffre s’écoulent environ douze semaines, et l’essentiel se joue avant.

## Demandez d’abord le calendrier

Les chaînes passent chaque catégorie en revue à dates fixes, souvent une ou deux fois l’an. Le nouveau planogramme, ce plan qui attribue à chaque produit sa tablette, sa hauteur et son nombre de fronts de vente, suit quelques mois plus tard. Manquez la revue des huiles et vous attendrez la prochaine, si bonne que soit l’huile. La première question à poser à un acheteur n’est donc pas de savoir si le produit lui plaît, mais quand la catégorie est revue, quand les échantillons sont attendus et quand les tablettes sont refaites. Comptez à rebours à partir de cette réimplantation : livraison au centre de distribution, fret maritime, approbation des étiquettes, récolte. Pour une réimplantation de printemps, le choix du produit doit souvent être arrêté dès l’été précédent.

Les magasins indépendants et les épiceries fines décident plus vite et peuvent vous servir de référence.

## Arrivez avec le produit complet

- Un code à barres qui se lit : un code GTIN enregistré au nom du propriétaire de la marque, un pour l’unité et un autre pour la caisse.
- Des formats de caisse adaptés à la tablette. Une caisse de douze pots qui se vendent lentement, c’est un an de stock pour un petit magasin ; une caisse de six tourne plus vite.
- Poids, dimensions, durée de conservation et mode d’entreposage dans la banque de données qu’utilise le détaillant, identiques à ceux de l’emballage.
- Un prix calculé à rebours à partir de la tablette : prix de détail, marge du magasin, marge du distributeur, promotion, coût rendu. Si le calcul ne tient que sans promotions, il ne tient pas.
- Une fiche de vente d’une page : ce qu’est le produit, qui l’achète, ce qu’il remplace, ce qu’il coûte.

Ce que le produit remplace est la ligne la plus difficile. L’acheteur qui ajoute un produit en retire un autre ; dites lequel, et pourquoi la catégorie rapportera davantage ensuite.

## Frais et déductions

Les grandes chaînes peuvent demander des frais de référencement ou de mise en tablette, de la marchandise gratuite pour le premier remplissage, des contributions aux circulaires et aux programmes de fidélité, et des pénalités pour les livraisons tardives ou incomplètes. Mettez chaque élément par écrit, avec un montant, une période et un plafond. Le Code d’épicerie du Canada, code de conduite volontaire que les plus grandes chaînes d’alimentation se sont engagées à respecter et qui s’applique pleinement depuis janvier 2026, demande des ententes écrites claires et prévoit un mécanisme de règlement des différends. Il ne fixe ni prix ni frais. Aux États-Unis, les usages diffèrent d’une chaîne à l’autre et selon la catégorie.

Vérifiez chaque déduction, avis de paiement par avis de paiement. Certaines sont convenues, d’autres sont des erreurs, et les réclamations se prescrivent.

## La vélocité, et comment la lire

La vélocité, ou vitesse de vente, est le nombre d’unités vendues par magasin et par semaine, compté seulement dans les magasins où le produit était réellement offert. Supposons qu’une huile soit référencée dans quarante magasins et qu’il s’en vende 120 bouteilles en une semaine. Cela semble faire trois par magasin. Si dix magasins ne l’ont jamais sortie de la réserve, les trente autres en ont vendu quatre chacun, et le remède est une visite à dix magasins, pas une baisse de prix. Demandez trois chiffres chaque semaine : magasins approvisionnés, unités vendues et prix en tablette. Comparez-les ensuite à ceux du produit le plus lent que l’acheteur entend garder. C’est la barre à franchir, et la plupart des acheteurs vous diront à peu près où elle se situe si vous le leur demandez.

Une promotion fait monter la vélocité, puis laisse un creux, le temps que les clients consomment ce qu’ils ont acheté. Regardez les quatre semaines qui suivent avant de parler de succès. Un produit qui ne bouge qu’au rabais vous a révélé son prix.

## Des dégustations qui valent leur prix

Personne n’achète une huile poivrée ou un miel de pin foncé sur la foi d’une image. Une dégustation le samedi, animée par quelqu’un qui a visité le moulin, ou du moins goûté aux côtés de ceux qui l’ont fait, vend le jour même et justifie le prix pour des mois. Mieux vaut quelques magasins qui vendent bien que beaucoup qui vendent peu. Assurez-vous qu’il y a du stock en tablette et un second emplacement près de la table. Offrez d’abord une dégustation au personnel : la personne au comptoir des fromages vend plus que n’importe quelle affiche. Comptez les unités vendues ce jour-là et dans les six semaines suivantes, et comparez avec des magasins sans dégustation.

## Quoi faire, semaine par semaine

- Semaines 1 et 2 : visitez ou appelez chaque magasin. Le produit est-il en tablette, au bon endroit, au bon prix ?
- Semaines 3 à 6 : dégustations dans les meilleurs magasins, photos de chaque magasin, premiers chiffres.
- Semaines 7 et 8 : parlez à l’acheteur avant qu’il vous parle. Montrez-lui les magasins où cela marche et proposez un plan pour les autres.
- Semaines 9 à 12 : repassez commande assez tôt pour la traversée. Une tablette vide compte pour zéro vente, quelle qu’en soit la raison.

## Savoir s’arrêter

Certains produits sont bons mais mal placés : une huile de cuisson parmi les cadeaux, un miel à tartiner parmi les sucres. Les déplacer aide. D’autres sont bons mais trop chers pour le magasin. Un pot plus petit peut aider. D’autres encore n’y trouvent tout simplement pas preneur ; le plus correct est alors de les retirer d’un commun accord, d’écouler le reste sans gâcher le prix ailleurs et de garder la confiance de l’acheteur pour le produit suivant. Un lancement qui se termine proprement en trois mois coûte moins cher qu’un autre qui s’étiole pendant un an.`,
} satisfies NamespaceArticleRetailLaunchTranslation

export default fr_articleRetailLaunch
