import type { NamespaceArticleLogisticsTranslation } from '../../i18n-types.ts'

const fr_articleLogistics = {
  body: `Entre la fromagerie et votre quai, un envoi de fromage passe par bien des mains : le producteur, un transporteur routier, un groupeur, un terminal, une compagnie maritime, un second terminal, un courtier, un second transporteur. Chacun soigne sa part du travail. C’est d’un relais à l’autre que la marchandise se perd. Une bonne logistique consiste à savoir qui répond de chaque relais, et à pouvoir prouver ce qui s’y est passé.

## L’Incoterm avant le prix

Les Incoterms 2020 déterminent qui organise le transport, où passe le risque et qui dédouane. Ils ne disent ni quand la propriété est transférée ni quand vous payez. Un prix sans Incoterm et sans lieu désigné n’est pas un prix.

- FCA, franco transporteur : le vendeur dédouane la marchandise à l’exportation et la remet à votre transporteur en un lieu désigné. Cette règle convient bien aux conteneurs, qui changent de mains à un terminal ou à un entrepôt, et non au bastingage.
- FOB, franco à bord : le risque passe quand la marchandise est à bord. Cette règle a été conçue pour les cargaisons chargées directement sur le navire. Pour un conteneur, elle ne dit pas clairement qui assume le risque pendant les jours passés au terminal.
- CIF, coût, assurance et fret : le vendeur paie le fret et une assurance de base jusqu’au port de destination, mais le risque est déjà le vôtre dès que la marchandise est à bord. L’assurance exigée est minimale.
- DAP, rendu au lieu de destination : le vendeur livre à votre adresse, à ses propres risques. Vous dédouanez à l’importation et payez droits et taxes.

Avec FCA, vous choisissez le transporteur et voyez le fret réel. Avec CIF ou DAP, vous avez moins de travail et moins de maîtrise. Pour une marchandise réfrigérée, la maîtrise vaut généralement l’effort. Avec DDP, où le vendeur paie aussi les droits, il faut tout de même que quelqu’un soit l’importateur officiel, avec les licences qu’exige l’importation d’aliments ; une fromagerie perdue dans les collines peut rarement l’être.

## La température est un relevé, pas une promesse

Un conteneur frigorifique, le « reefer » des gens du métier, maintient une température ; il n’est pas fait pour refroidir une marchandise tiède. Le fromage doit être froid à cœur avant le chargement, et le conteneur doit avoir été inspecté et réglé, preuve écrite à l’appui. Convenez par écrit :

- Du point de consigne, en degrés Celsius, pour chaque produit. La plupart des fromages frais et en saumure voyagent juste au-dessus du point de congélation ; les fromages à pâte dure tolèrent un peu plus. Demandez-le à la fromagerie, pas au transporteur.
- Du réglage de la ventilation et de l’humidité, s’ils comptent.
- Des enregistreurs : au moins un près des portes et un au cœur du chargement, activés avant la fermeture des portes, leurs numéros de série inscrits sur la liste de colisage.
- De l’écart de température toléré, de la marche à suivre au-delà et de la personne qui décide.

Consultez les enregistreurs avant de signer le bon de livraison. Si quelque chose cloche, notez-le sur ce bon, prenez des photos, avisez le transporteur et l’assureur le jour même et gardez la marchandise à part.

L’huile, le miel et les olives n’ont pas besoin d’un conteneur frigorifique en toute saison, mais ils détestent les extrêmes. Au froid, l’huile d’olive se trouble et fige, puis redevient limpide si on la réchauffe doucement ; la chaleur, elle, l’abîme pour de bon. Une housse isolante, un arrimage sous le pont, un départ plus tardif et un conteneur frigorifique réglé sur une température douce coûtent tous moins cher qu’une huile sans éclat. Le miel cristallise au froid, ce qui est inoffensif, mais il faut l’expliquer au magasin.

## Le temps, et ce qu’il coûte

De la Méditerranée orientale à Montréal ou à Halifax, comptez plusieurs semaines de port à port, et davantage si le conteneur change de navire. Ajoutez la collecte, l’attente du départ, le dédouanement, un examen éventuel et le transport routier. Nous planifions en semaines et promettons une période, pas une date.

Deux frais surprennent les nouveaux venus. Les surestaries sont facturées quand un conteneur plein reste au terminal au-delà des jours de franchise. La détention, dite aussi « per diem », est facturée quand vous gardez le conteneur trop longtemps hors du terminal. Les deux montent de jour en jour, et une retenue en douane arrête rarement le compteur. Les remèdes : des documents remis avant l’arrivée, un rendez-vous à l’entrepôt et des jours de franchise négociés au moment de réserver le fret.

## Les documents qui doivent précéder la marchandise

- La facture commerciale, avec code SH, origine, Incoterm et devise, et la liste de colisage, avec lots et poids.
- Le connaissement ou la lettre de transport maritime, les noms écrits comme sur les licences.
- La déclaration d’origine, si l’on demande une préférence tarifaire.
- Le certificat sanitaire pour le fromage et les autres produits d’origine animale, quand il est exigé.
- Pour les États-Unis : l’enregistrement de l’établissement du producteur à la FDA, l’avis préalable à l’arrivée et, du côté de l’importateur, un programme de vérification des fournisseurs étrangers (FSVP). Par mer, la déclaration de sécurité doit être déposée 24 heures avant le chargement.
- Pour le Canada : le numéro de la licence pour la salubrité des aliments au Canada, une licence d’importation quand un contingent s’applique et la déclaration préalable du fret par le transporteur.
- Des palettes de bois marquées NIMP 15 (ISPM 15 en anglais). Une seule palette sans marque peut faire refouler tout le chargement.

## Une assurance digne de ce nom

La responsabilité du transporteur est limitée, souvent selon le poids, et comporte beaucoup d’exclusions. Une assurance de la cargaison à garanties étendues, avec une couverture de la réfrigération qui vise la panne et l’écart de température, coûte peu à côté de la marchandise. Elle couvre aussi l’avarie commune, en vertu de laquelle les propriétaires de cargaison se partagent le coût du sauvetage d’un navire, même si leur propre marchandise est arrivée intacte.

## Les petites commandes

Une palette qui occupe un coin de conteneur partagé est manipulée plus souvent et doit attendre les autres. Nous regroupons les palettes mixtes au pays d’origine, de sorte que le fromage voyage avec le fromage et l’huile avec l’huile. Si vos volumes sont modestes, commandez moins souvent et plus tôt, et choisissez des produits de longue conservation. Les tarifs, les routes et les règles changent ; vérifiez-les auprès de votre transitaire avant de commander.`,
} satisfies NamespaceArticleLogisticsTranslation

export default fr_articleLogistics
