import type { NamespaceArticleWineAndCheeseTranslation } from '../../i18n-types.ts'

const fr_articleWineAndCheese = {
  body: `Le vin et le fromage partagent une table, et guère plus. Pour l’importateur, chacun a ses règles, et une autorité qui les applique. Apprenez-les tôt : elles décident des dates et des prix plus que le producteur lui-même.

## Le fromage au Canada : le contingent

Le Canada protège ses producteurs laitiers par la gestion de l’offre. Le fromage ne peut être importé à droit faible ou nul que dans les limites de contingents tarifaires. Au-delà, le droit est de 245,5 % pour la plupart des fromages, ce qui clôt la discussion.

Plusieurs contingents coexistent. Le plus ancien découle de l’Organisation mondiale du commerce et comporte une part pour l’Union européenne. L’AECG en a ajouté deux pour les fromages de l’Union, l’un pour les fromages de tous les types, l’autre pour le fromage industriel ; ils ont augmenté par étapes jusqu’en 2022 pour atteindre respectivement 16 000 et 1 700 tonnes par an. À l’intérieur de ces contingents, le fromage entre en franchise de droits. Affaires mondiales Canada répartit les parts entre les entreprises canadiennes admissibles, comme les fabricants, les distributeurs et les détaillants, pour une seule année civile à la fois. Chaque envoi exige ensuite une licence d’importation. Les demandes se font l’automne précédent, les parts qui ne serviront pas doivent être rendues avant une date fixée, et qui en utilise trop peu peut en recevoir moins l’année suivante.

Pour l’acheteur, cela entraîne trois conséquences :

- Le volume se décide à l’automne pour l’année suivante. Dites à votre importateur ce qu’il vous faut : avant, pas après.
- Le contingent a lui-même une valeur. Un kilogramme de fromage bon marché en consomme autant qu’un kilogramme de fromage fin ; un meilleur fromage en supporte donc plus aisément le coût.
- Un nouveau fromage en déplace un autre.

L’importateur doit aussi détenir une licence pour la salubrité des aliments au Canada, et l’étiquette indique la matière grasse laitière et l’humidité en plus des mentions habituelles dans les deux langues. Le fromage au lait cru doit en règle générale avoir été entreposé au moins 60 jours à 2 degrés Celsius ou plus.

## Le fromage aux États-Unis

Beaucoup de fromages au lait de vache relèvent des contingents laitiers américains et des licences du département de l’Agriculture, avec un droit plus élevé hors contingent. Les fromages sans aucun lait de vache, dont bien des pecorinos, le manchego et la feta grecque, échappent en général à ces contingents, mais non aux droits ordinaires ou additionnels. Le fromage au lait cru y est aussi soumis à une règle de 60 jours. La Food and Drug Administration (FDA) exige l’enregistrement de la fromagerie, un avis préalable pour chaque envoi et, de la part de l’importateur américain, un programme de vérification des fournisseurs étrangers (FSVP).

## Le vin au Canada : les sociétés des alcools

Au Canada, le vin s’importe par l’entremise de la société des alcools de la province de destination. Cette société, ou un organisme qui agit pour elle, est l’importateur aux yeux de la douane, même là où des magasins privés vendent les bouteilles. Le producteur est représenté par un agent, qui présente les vins, s’occupe des commandes et répond aux questions, mais ne décide pas de ce que la société achète. Il y a d’ordinaire trois façons d’entrer :

- Le produit courant : la société achète pour ses magasins à la suite d’un appel d’offres ou d’un appel de produits. Gros volumes, dates fermes, cibles de vente.
- Le produit de spécialité ou de saison : de plus petits lots, une seule fois ou de façon récurrente.
- L’importation privée : restaurateurs et particuliers achètent par caisse, par l’intermédiaire d’un agent, sans que le vin soit offert en magasin.

Noms, frais, quantités minimales et exigences de laboratoire varient d’une province à l’autre ; une inscription en Ontario ne dit donc rien du Québec. Le droit de douane sur le vin européen n’est qu’une petite part du prix ; l’accise fédérale, la majoration provinciale, les prélèvements et la consigne en font le gros. Demandez à l’agent le calcul complet, du prix départ chai jusqu’à la tablette, avant de vous éprendre d’un vin. L’étiquette doit porter le nom usuel, le volume, la teneur en alcool, le pays d’origine et l’entreprise responsable, dans les deux langues lorsque c’est exigé, ainsi qu’une déclaration des sulfites à partir de 10 parties par million.

## Le vin aux États-Unis : trois paliers

Après la prohibition, les États ont séparé les producteurs et importateurs, les grossistes et les détaillants. L’importateur vend à un grossiste titulaire d’une licence dans chaque État, le grossiste vend aux magasins et aux restaurants, et dans la plupart des États personne ne peut sauter un palier. Certains États sont eux-mêmes grossistes ou détaillants. Dans bien des États, il est difficile de mettre fin à une entente avec un grossiste ; prenez donc votre temps.

À l’échelon fédéral, l’importateur a besoin d’un permis de base de l’Alcohol and Tobacco Tax and Trade Bureau (TTB). Chaque étiquette doit obtenir avant l’importation un certificat d’approbation, appelé COLA, et porter la mise en garde sanitaire du gouvernement, une déclaration des sulfites, la teneur en alcool, la quantité nette ainsi que le nom et l’adresse de l’importateur. L’avis préalable à la Food and Drug Administration vaut aussi pour le vin, tout comme l’enregistrement du domaine viticole ; les boissons alcoolisées sont exemptées, à certaines conditions, de la plupart des règles de vérification des fournisseurs. Viennent ensuite l’enregistrement de la marque et, dans certains États, le dépôt des prix auprès des autorités. Le vin se trouve souvent entraîné dans les différends commerciaux ; précisez donc d’avance qui assumera un droit supplémentaire.

## Le vinaigre n’est pas du vin

Le vinaigre de vin et l’Aceto Balsamico di Modena voyagent avec les produits d’épicerie. Il ne leur faut ni société des alcools ni palier, seulement des étiquettes alimentaires ordinaires. Une gamme peut donc commencer par le vinaigre, l’huile et les olives pendant que le vin attend l’aval de la société des alcools, et le fromage, son contingent.

## Un calendrier qui fonctionne

- Septembre et octobre : convenir des volumes de fromage, au plus tard à la fin d’octobre, et choisir les vins avec l’agent.
- Novembre et décembre : demandes de contingent et approbation des étiquettes ; échantillons aux sociétés des alcools et aux grossistes.
- Hiver : premiers fromages de la nouvelle année contingentaire, par temps frais.
- Printemps : les vins arrivent avant la saison des terrasses, jamais dans la chaleur de juillet.

Contingents, majorations et procédures sont révisés souvent, et chaque province, chaque État a les siens. Consultez les avis en vigueur avant de commander.`,
} satisfies NamespaceArticleWineAndCheeseTranslation

export default fr_articleWineAndCheese
