import type { NamespaceArticleLabelsTranslation } from '../../i18n-types.ts'

const fr_articleLabels = {
  body: `Sur l’étiquette d’un fromage ou d’une olive de la Méditerranée vendus au Canada, deux systèmes de droit se croisent. L’un protège le nom en raison de la provenance de l’aliment. L’autre veille à ce que le consommateur canadien sache, en français et en anglais, ce que contient le produit. Une étiquette peut satisfaire au premier et manquer au second.

## Ce que signifient les trois mentions européennes

- Appellation d’origine protégée, AOP : produit, transformé et élaboré dans une même aire selon un savoir-faire reconnu, avec des qualités dues à cette aire.
- Indication géographique protégée, IGP : au moins une étape se déroule dans l’aire, et une qualité ou une réputation y est liée.
- Spécialité traditionnelle garantie, STG : une recette ou une méthode traditionnelle, sans lien avec un lieu.

Quand un producteur vous propose un produit AOP, demandez le certificat et vérifiez qu’il vise bien le produit, le producteur et, lorsque le cahier des charges l’exige, le conditionnement. Certains cahiers des charges ne permettent de couper, de râper ou d’embouteiller qu’à l’intérieur de l’aire.

## Comment le Canada protège ces noms

En vertu de l’AECG, le Canada protège une liste de plus de 140 noms d’aliments européens, en plus des noms de vins et de spiritueux déjà visés auparavant. Pour la plupart, la règle est simple : un produit qui ne vient pas du lieu en question ne peut en porter le nom, pas même traduit ou accompagné d’un mot comme « style ». Il existe des exceptions, négociées nom par nom. Certains termes, comme « parmesan » en français et en anglais, demeurent libres alors que le nom d’origine complet est protégé. Les noms absents de la liste ne jouissent pas de cette protection.

Cinq noms de fromages font l’objet d’une règle particulière : Asiago, Feta, Fontina, Gorgonzola et Munster. Ceux qui en faisaient déjà un usage commercial au Canada avant le 18 octobre 2013 peuvent continuer. Ceux qui sont venus plus tard ne peuvent les employer pour un fromage d’ailleurs qu’avec un qualificatif comme « genre », « type », « style » ou « imitation », assorti d’une indication lisible de la provenance du produit. On peut donc trouver de la feta de Grèce, faite de lait de brebis avec ou sans lait de chèvre et couverte par une AOP, à côté d’une feta canadienne au lait de vache ; les deux sont licites. Si vous importez la grecque, le mot seul n’expliquera pas le prix. Indiquez sur l’étiquette le lait, l’origine et l’affinage.

Les États-Unis procèdent autrement. Ils n’ont pas de liste de ce genre, tiennent de nombreux noms de fromages pour génériques et protègent l’origine surtout au moyen de marques de certification.

## Ce qu’une étiquette canadienne doit porter

La plupart des aliments préemballés vendus au détail doivent porter ce qui suit. Les détails se trouvent dans deux règlements, le Règlement sur les aliments et drogues (RAD) et le Règlement sur la salubrité des aliments au Canada (RSAC), ainsi que dans les lignes directrices de l’Agence canadienne d’inspection des aliments, l’ACIA.

- Le nom usuel de l’aliment, dans les deux langues, sur l’espace principal.
- La quantité nette en unités métriques, en caractères dont la hauteur croît avec la taille de l’emballage.
- La liste des ingrédients en ordre décroissant, avec déclaration des allergènes prioritaires, des sources de gluten et des sulfites ajoutés.
- Un tableau de la valeur nutritive au format canadien. Le tableau européen ou américain n’en tient pas lieu.
- Le nom et le principal lieu d’affaires de l’entreprise responsable. Si seul un importateur canadien est nommé pour un aliment entièrement fabriqué à l’étranger, ce nom suit la mention « importé par » ou « importé pour », ou figure à côté du pays d’origine.
- Le pays d’origine, s’il est exigé, comme pour le fromage, le miel et le vin.
- La date « meilleur avant » et le mode de conservation, si l’aliment se garde 90 jours ou moins.
- Un code de lot, pour que le produit puisse être retracé et rappelé.

Certains aliments ont des mentions qui leur sont propres. Pour le fromage, on déclare la matière grasse laitière et l’humidité. Le miel est classé par catégories. Les mentions obligatoires paraissent en français et en anglais ; le nom et l’adresse de l’entreprise peuvent être dans une seule des deux langues. Le Québec va plus loin avec la Charte de la langue française : aucune autre langue ne peut l’emporter sur le français. Depuis juin 2025, ses règles visent aussi les termes génériques ou descriptifs contenus dans les marques de commerce apposées sur les produits, avec des périodes de transition pour les stocks existants.

## Le symbole sur le devant

Depuis le 1er janvier 2026, bien des aliments préemballés riches en gras saturés, en sucres ou en sodium doivent porter un symbole nutritionnel sur le devant de l’emballage. Le seuil général est de 15 % de la valeur quotidienne, avec d’autres seuils pour les aliments consommés en très petites portions et pour les plats principaux. Les olives en saumure, les tapenades et les tartinades salées méritent un calcul, à cause du sodium. Il y a des exemptions : les édulcorants à ingrédient unique, comme le miel, ne portent pas le symbole, les huiles végétales bénéficient d’une exemption conditionnelle pour les gras saturés, et le fromage peut être exempté selon sa teneur en calcium. Faites le calcul pour votre propre produit et gardez-le au dossier.

## La licence et les documents derrière l’étiquette

L’importateur doit détenir une licence en vertu du Règlement sur la salubrité des aliments au Canada, valide le jour de l’importation et déclarée avec l’envoi, et, dans la plupart des cas, un plan de contrôle préventif (PCP) écrit. Les documents de traçabilité couvrent une étape en amont et une étape en aval ; ils se conservent deux ans.

## Dans quel ordre travailler pour économiser

- Partez de la recette et de la fiche technique, signées par le producteur.
- Calculez la valeur nutritive et vérifiez le symbole avant de commencer le graphisme.
- Rédigez les deux langues en même temps ; le français prend plus de place.
- Choisissez tôt entre une étiquette imprimée pour le Canada et un autocollant ajouté. L’autocollant peut suffire si le résultat est complet et lisible.
- Envoyez la maquette finale, et non un fichier texte, à la personne qui l’approuve.

Les règles et les lignes directrices changent. Prenez ce texte pour la carte, et l’Outil d’étiquetage de l’ACIA, dans sa version à jour, pour le terrain.`,
} satisfies NamespaceArticleLabelsTranslation

export default fr_articleLabels
