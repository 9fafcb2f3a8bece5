import type { NamespaceArticleOliveOilGradesTranslation } from '../../i18n-types.ts'

const fr_articleOliveOilGrades = {
  body: `« Extra vierge » compte parmi les rares mots d’une étiquette alimentaire qui reposent sur un chiffre, et même sur tout un tableau de chiffres et une dégustation. Pour lire le certificat d’analyse, l’acheteur n’a pas besoin d’un diplôme de chimie ; il lui suffit de savoir ce que mesure chaque ligne et quand l’échantillon a été prélevé.

## Les catégories en une minute

Le Conseil oléicole international (COI) et l’Union européenne définissent les catégories à peu près de la même façon. Les huiles vierges sont obtenues du fruit par des procédés uniquement mécaniques, sans solvants et sans raffinage.

- Extra vierge : acidité libre d’au plus 0,8 %, aucun défaut sensoriel et un certain fruité.
- Vierge : acidité libre d’au plus 2,0 % et de légers défauts, dans une limite donnée.
- Lampante : au-delà de ces limites, impropre à la table, envoyée à la raffinerie.
- Huile d’olive composée d’huiles d’olive raffinées et d’huiles d’olive vierges : celle que le commerce appelle souvent « pure » ou « classique ». Le raffinage enlève les défauts, la couleur et la plus grande part de la saveur ; un peu d’huile vierge en redonne une partie.
- Huile de grignons d’olive : extraite au solvant de ce que le moulin laisse derrière lui, puis raffinée et additionnée d’huile vierge.

Aux États-Unis, les normes de classement du département de l’Agriculture suivent des limites semblables, mais elles sont facultatives ; la Californie a sa propre norme, plus sévère, pour l’huile de ses grands conditionneurs. Au Canada, une huile falsifiée ou mal désignée est considérée comme trompeuse pour le consommateur, et l’Agence canadienne d’inspection des aliments (ACIA) prélève des échantillons d’huile d’olive pour cette raison. Des mots comme « légère » ou « pure » ne sont pas des catégories, et « légère » ne renvoie jamais aux calories.

## L’acidité libre

C’est la part d’acides gras qui se sont détachés de la molécule d’huile, exprimée en acide oléique. Elle ne se perçoit pas au goût. Elle monte quand les olives sont meurtries, attaquées par la mouche de l’olive ou laissées en sacs avant la trituration. Pour l’extra vierge, la limite est de 0,8 % ; les producteurs soigneux se tiennent souvent bien au-dessous de la moitié de ce chiffre. Un chiffre bas dénote un fruit sain et un travail rapide. Il en dit peu sur la saveur : une huile raffinée n’a presque pas d’acidité libre, elle non plus.

## L’indice de peroxyde

Les peroxydes sont les premiers produits de l’oxydation. Pour l’huile extra vierge et l’huile vierge, la limite est de 20 milliéquivalents d’oxygène actif par kilogramme. Une huile fraîche et bien conservée se situe d’ordinaire loin au-dessous. Prenez toutefois ce chiffre avec prudence : il grimpe avec l’air, la lumière et la chaleur, mais, plus tard dans la vie d’une huile, les peroxydes se décomposent à leur tour. Une vieille huile peut afficher un indice modeste et sentir quand même le crayon de cire.

## K232 et K270

Tous deux se mesurent dans l’ultraviolet. Le K232, au plus 2,50 pour l’extra vierge, reflète l’oxydation précoce. Le K270, au plus 0,22, reflète les stades ultérieurs ; le raffinage le fait aussi monter. Le delta K, au plus 0,01, aide à déceler l’huile raffinée dans une huile vierge. Si l’indice de peroxyde est bas alors que le K270 frôle sa limite, l’huile n’est sans doute pas jeune, ou elle a été manipulée au chaud. Lisez les trois chiffres ensemble, et comparez le certificat du moulin avec celui d’un échantillon prélevé après l’embouteillage.

## Le jury

La chimie à elle seule ne fait pas une extra vierge. Un jury de dégustateurs formés, selon la méthode du Conseil oléicole international, sent et goûte l’huile à l’aveugle. Pour chaque défaut et pour le fruité, on retient la médiane des notes. L’extra vierge exige une médiane des défauts égale à 0 et une médiane du fruité supérieure à 0. Les défauts courants portent des noms parlants : chômé, quand les olives ont fermenté en tas ; moisi, quand le fruit l’était ; vineux ou vinaigré ; rance ; lies, quand l’huile est restée sur son dépôt. L’amertume et le piquant ne sont pas des défauts. Ils viennent des phénols, et les phénols aident l’huile à se conserver.

Certains laboratoires ajoutent les esters éthyliques, qui montent quand le fruit a fermenté, ainsi que la composition en acides gras et les stérols, qui servent à détecter d’autres huiles. Les mesures dites DAG et PPP révèlent le vieillissement et le chauffage ; elles font partie de certaines normes nationales et privées, pas de toutes.

## Ce qu’un certificat ne peut pas dire

Un certificat décrit un échantillon, un jour donné. Avant de vous y fier, posez ces questions :

- Quel lot couvre-t-il, et ce numéro de lot figure-t-il sur la bouteille ou le bidon ?
- Quand l’échantillon a-t-il été prélevé, dans quelle cuve, avant ou après la filtration et l’embouteillage ?
- Le laboratoire est-il accrédité pour ces méthodes, et le jury est-il reconnu ?
- Quand les olives ont-elles été récoltées ? La date « meilleur avant » indique jusqu’à quand l’embouteilleur se porte garant de l’huile, non quand le fruit a été cueilli. Selon les règles de l’Union européenne, l’année de récolte ne peut figurer que si toute l’huile vient de cette récolte.
- Comment l’huile a-t-elle été entreposée et expédiée ? Des cuves d’acier sous gaz inerte et un conteneur gardé loin de la chaleur préservent ce que le moulin a réussi.

Méfiez-vous aussi des allégations santé. Celle que l’Union européenne autorise pour les polyphénols de l’huile d’olive ne vaut ni au Canada ni aux États-Unis.

## Acheter, certificat en main

Fixez vos propres limites, plus strictes que celles de la loi, et inscrivez-les dans la commande : par exemple, une acidité et un K270 qui laissent de la marge pour une année en tablette. Gardez à l’abri de la lumière, dès le jour de l’arrivée, un échantillon scellé de chaque lot, afin de pouvoir, en cas de plainte, le comparer à l’huile en cause. Goûtez l’huile avec ceux qui la vendront ou s’en serviront en cuisine, à l’aveugle et à côté de celle qu’ils utilisent aujourd’hui. Et prévoyez le volume de façon à l’écouler dans la saison : la meilleure analyse vieillit avec l’huile. Les limites sont révisées de temps à autre ; consultez donc la norme en vigueur.`,
} satisfies NamespaceArticleOliveOilGradesTranslation

export default fr_articleOliveOilGrades
