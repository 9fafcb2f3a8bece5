import type { NamespaceLegalTranslation } from '../../i18n-types.ts'

const fr_legal = {
  effective: 'En vigueur depuis le {date}',
  print: 'Imprimer cette page',
  privacy: {
    title: 'Confidentialité',
    intro:
      'Le présent avis dit ce que ce site Web apprend sur vous, pourquoi, qui d’autre le reçoit, combien de temps nous le conservons et ce que vous pouvez nous demander. En bref : vous pouvez tout lire ici sans être suivi ni reconnu, et ce que vous nous envoyez sert à vous répondre.',
    body: `## Qui nous sommes

Meltemi Imports Inc., d’Ottawa (Ontario), Canada, est responsable des renseignements personnels décrits ici. La fondatrice de l’entreprise agit comme responsable de la protection des renseignements personnels. L’adresse courriel et l’adresse postale figurent à la fin de cette page.

## Ce que reçoit le serveur

Quand vous ouvrez une page, notre serveur reçoit ce que reçoit tout serveur Web : votre adresse IP, la page demandée et une description de votre navigateur. Le réseau qui héberge le serveur en déduit aussi le pays de votre connexion ; nous ne nous en servons que pour suggérer une devise et ne le conservons pas. L’adresse IP sert également à limiter le nombre de tentatives sur les formulaires et les pages de connexion. Nous ne l’utilisons pas pour vous reconnaître lors d’une visite ultérieure.

Notre serveur compte aussi, par jour et par langue, le nombre d’ouvertures de chaque page, de chaque flux et de chaque copie en texte, et relève les adresses qui ne mènent nulle part. Ces chiffres ne contiennent ni adresse IP, ni pays, ni description de navigateur, ni identifiant : ils disent combien on lit, pas qui lit. Nous les conservons 25 mois, et les adresses qui ne mènent nulle part 30 jours.

## Témoins et stockage local

- Votre réponse au bandeau sur les témoins est conservée dans le stockage local de votre navigateur, sous le nom cookie-consent, comme acceptation ou comme refus, avec la version du présent avis que vous avez acceptée. Elle reste sur votre appareil jusqu’à ce que vous la modifiiez ou la supprimiez.
- Si vous vous connectez à un portail, votre navigateur enregistre ce qui maintient votre session. Le portail d’administration retient aussi pendant sept jours, dans un témoin, si son menu latéral est ouvert.
- Ce que vous avez saisi dans le formulaire de contact ou dans la demande d’accès professionnel, sans l’avoir encore envoyé, reste dans le stockage de session de votre navigateur jusqu’à l’envoi ou à la fermeture de l’onglet. Les mots de passe n’y sont pas conservés.
- Rien d’autre n’est stocké avant que vous acceptiez et, jusque-là, votre navigateur n’adresse aucune requête à un tiers. La seule exception est la vérification de sécurité des pages de connexion, là où elle est en place ; voir « Formulaires, courriel et téléphone ».

Vous pouvez changer votre réponse en tout temps par le lien « Gérer les témoins », au bas de chaque page. Refuser ne vous coûte rien : toutes les pages et tous les formulaires fonctionnent de la même façon.

## Statistiques, seulement après votre acceptation

Une fois que vous avez accepté, chaque page que vous ouvrez est signalée à notre propre serveur, qui compte les pages vues par jour, par page et par langue. La première fois, il apprend aussi quel site Web vous a mené ici ; nous n’en conservons que le nom, compté par jour et par langue. Nous comptons également si un formulaire a été vu et si quelqu’un a commencé à le remplir, mais jamais ce qui y est saisi. Ces chiffres sont conservés 25 mois. Si un service de statistiques externe est raccordé, le serveur lui transmet la page vue et le site d’où vous venez, sans votre adresse IP, sans description de votre navigateur, sans témoin et sans aucun autre identifiant qui lui permettrait de vous reconnaître. Nous n’établissons aucun profil.

## Fenêtre de clavardage, seulement après votre acceptation

Le site peut offrir une fenêtre de clavardage de HubSpot. Là où elle est activée, elle ne se charge qu’après votre acceptation. HubSpot reçoit alors votre adresse IP et ce que vous écrivez, et dépose ses propres témoins, dont un, nommé hubspotutk, qui lui permet de reconnaître votre navigateur et les pages que vous ouvrez. Si vous nous envoyez plus tard un formulaire, la valeur de ce témoin peut y être jointe. Si vous n’avez pas accepté, elle ne l’est pas. Si vous retirez votre consentement, nous supprimons ces témoins et la page se recharge sans HubSpot.

## Formulaires, courriel et téléphone

Le formulaire de contact demande un nom, une adresse courriel, un message et, si vous le voulez, un numéro de téléphone. La demande d’accès professionnel demande aussi votre entreprise, votre fonction, la taille de l’entreprise, son secteur, son site Web et vos besoins. Nous utilisons ces renseignements pour vous répondre, pour décider de l’accès et pour préparer une relation d’affaires.

Un message est d’abord enregistré dans notre base de données, pour qu’il ne se perde pas, puis remis à notre système de gestion de la clientèle chez HubSpot ou, si cela n’est pas possible, à notre boîte courriel. Les formulaires peuvent être protégés contre les abus automatisés par une vérification de sécurité qui s’exécute chez Cloudflare. Dans le formulaire de contact et la demande d’accès professionnel, elle n’est chargée qu’après votre acceptation. Là où elle est en place, il est impossible sans elle de se connecter, de créer un compte, de réinitialiser un mot de passe ou de demander un code par courriel : elle y est strictement nécessaire à la sécurité et se charge dès que vous commencez à remplir le formulaire, quelle que soit votre réponse au bandeau. Cloudflare reçoit alors votre adresse IP et des données techniques sur votre navigateur, et s’en sert pour distinguer les personnes des programmes.

## Comptes des portails

Pour un compte, nous conservons votre adresse courriel, votre nom, votre entreprise, votre rôle, vos heures de connexion et vos sessions actives. Les mots de passe ne sont enregistrés que sous forme d’empreintes salées, à partir desquelles on ne peut pas les reconstituer. Si vous ajoutez une deuxième étape ou si vous vous connectez par un autre service, nous conservons ce qu’il faut pour cela. Les changements faits dans le portail d’administration sont consignés avec leur auteur et l’heure.

## Durée de conservation

Les renseignements personnels contenus dans les formulaires remis sont effacés de notre base de données {days} {{jour|jours}} après la remise ; seule demeure la trace de la remise, sans ces renseignements. Les messages qui n’ont pu être remis sont conservés jusqu’à ce qu’ils le soient. Une demande d’accès professionnel est conservée le temps de la décision et tant que dure l’accès, mais, faute de décision, pas plus d’un an après la dernière activité ; si elle est refusée ou retirée, ses renseignements personnels sont effacés {days} {{jour|jours}} plus tard. Les copies dans notre système de gestion de la clientèle et notre boîte courriel, ainsi que les comptes, sont conservés aussi longtemps que le dossier, la relation d’affaires ou la loi l’exigent, puis supprimés.

## Qui d’autre reçoit vos renseignements

Nous ne vendons pas de renseignements personnels. Des fournisseurs de services les traitent pour nous : Cloudflare, qui exploite le serveur et la base de données et assure l’envoi des courriels, et HubSpot, pour les demandes et le clavardage ; ainsi que, là où ils sont raccordés, un service de statistiques et un service qui envoie des codes de connexion par téléphone. Les autorités ne reçoivent des renseignements que lorsque la loi nous y oblige.

Ces fournisseurs travaillent dans plusieurs pays, dont les États-Unis. Vos renseignements peuvent donc être traités à l’extérieur du Québec et du Canada, là où d’autres lois s’appliquent. Avant de tels transferts, nous évaluons la protection accordée et lions les fournisseurs par contrat.

## Vos droits

En vertu de la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) du Canada, vous pouvez demander ce que nous détenons à votre sujet, le faire rectifier et retirer votre consentement. Si vous êtes au Québec, la loi dite « Loi 25 » vous permet aussi de recevoir, dans un format courant, les renseignements informatisés que vous nous avez fournis et de demander que cesse leur diffusion. Si vous êtes dans l’Union européenne et que le RGPD s’applique, vous pouvez également demander l’effacement, la limitation et la portabilité, et vous opposer au traitement. Nous nous fondons alors sur votre consentement, sur des mesures préalables à un contrat ou sur notre intérêt légitime à vous répondre et à assurer la sécurité du site.

Nous répondons dans les 30 jours et ne prenons aucune décision par des moyens exclusivement automatisés. Vous pouvez porter plainte auprès du Commissariat à la protection de la vie privée du Canada, de la Commission d’accès à l’information au Québec ou de l’autorité de contrôle de votre pays.

## Courriels commerciaux

Nous écrire ne vous abonne à rien. Nous n’envoyons de messages commerciaux que dans la mesure où la Loi canadienne anti-pourriel (LCAP) le permet, avec notre nom, notre adresse et un moyen fonctionnel de se désabonner.

## Enfants

Ce site s’adresse aux entreprises. Nous ne recueillons pas sciemment de renseignements auprès de personnes de moins de 14 ans.

## Sécurité

Les connexions sont chiffrées, l’accès est limité aux personnes qui en ont besoin et les droits sont vérifiés sur le serveur à chaque requête. Si un incident présente un risque de préjudice sérieux ou grave, nous en avisons les personnes touchées et les autorités, comme la loi l’exige.

## Modifications

Si le présent avis change, la nouvelle version paraît ici avec sa date. Lorsqu’un changement touche votre consentement, nous vous le demandons de nouveau.`,
    contact:
      'Pour savoir ce que nous détenons à votre sujet, le faire corriger ou supprimer, ou retirer votre consentement, écrivez à notre responsable de la protection des renseignements personnels à l’adresse ci-dessous.',
  },
  terms: {
    title: 'Conditions d’utilisation',
    intro:
      'Les présentes conditions s’appliquent à ce site Web et à ses portails. Les ventes de marchandises sont régies par la soumission ou l’entente conclue avec vous, non par cette page.',
    body: `## Qui nous sommes et ce que visent ces conditions

Ce site est exploité par Meltemi Imports Inc., d’Ottawa (Ontario), Canada. En l’utilisant, vous acceptez les présentes conditions. Si vous l’utilisez pour une entreprise, vous confirmez pouvoir agir en son nom.

## De l’information, pas une offre

Les textes de ce site décrivent nos produits et services de façon générale. Ils ne constituent pas une offre : la disponibilité, les formats et les prix découlent de la soumission ou de l’entente conclue avec vous. Les produits changent avec la récolte, et les dessins n’ont qu’une valeur illustrative. Pour les ingrédients, les allergènes et la valeur nutritive, c’est l’étiquette du produit que vous avez en main qui fait foi.

Les nouvelles et les articles donnent des renseignements généraux, à jour à leur date de publication. Les règles en matière de douane, d’étiquetage et de salubrité des aliments changent, et elles s’appliquent différemment d’un cas à l’autre. Ce que vous lisez ici ne constitue pas un avis juridique, fiscal ou douanier. Veuillez vérifier les règles en vigueur, ou consulter un professionnel, avant d’agir.

## Comptes des portails

L’accès professionnel est accordé sur demande et à notre discrétion. Les renseignements fournis dans une demande doivent être vrais et complets. Les comptes sont personnels : gardez votre mot de passe confidentiel, ne le partagez pas et avisez-nous sans délai si vous croyez que quelqu’un d’autre a utilisé votre compte. Nous pouvons limiter, suspendre ou retirer l’accès si les présentes conditions ne sont pas respectées, si un compte compromet la sécurité du site ou lorsque la relation d’affaires prend fin. Les prix et les documents affichés dans un portail sont confidentiels.

## Bon usage

Vous vous engagez à ne pas :

- tenter d’accéder à des comptes, à des données ou à des fonctions qui ne vous sont pas destinés ;
- perturber le site, par exemple en le surchargeant ou en y envoyant du code nuisible ;
- envoyer des formulaires sous une fausse identité ou de la publicité non sollicitée ;
- présenter le contenu comme le vôtre ou vous en servir pour tromper autrui.

Les moteurs de recherche et autres programmes peuvent lire les pages publiques dans les limites fixées par notre fichier robots.txt. Si vous découvrez une faille de sécurité, veuillez nous la signaler avant d’en parler à d’autres.

## Contenu et marques

Les textes, les illustrations, les noms et les marques de ce site nous appartiennent ou appartiennent à ceux qui nous en permettent l’usage. Vous pouvez créer un lien vers toute page, la citer en indiquant la source et imprimer ou enregistrer des pages pour les besoins de votre entreprise. Demandez-nous la permission avant d’en copier davantage. Ce que vous nous envoyez par formulaire demeure à vous ; vous nous autorisez à l’utiliser pour donner suite à votre demande.

## Autres services

Certaines fonctions proviennent d’autres fournisseurs, comme la fenêtre de clavardage, qui n’apparaît qu’après votre consentement. Ce qu’ils font relève de leurs propres conditions. Nous les choisissons avec soin, mais nous ne les contrôlons pas, et un lien vers un autre site n’est pas une recommandation.

## Disponibilité et responsabilité

Nous veillons à ce que le site soit exact et accessible, mais nous le fournissons tel quel et pouvons en modifier ou en abandonner toute partie. Dans la mesure permise par la loi, nous ne donnons aucune garantie quant au site et ne sommes pas responsables des dommages indirects ou consécutifs, ni des pertes de profits ou de données découlant de son utilisation. Rien ici n’exclut ni ne limite une responsabilité que la loi ne permet pas d’exclure ou de limiter, et rien ne vous enlève les droits que la loi de votre province vous accorde à titre de consommateur.

## Confidentialité

Notre avis de confidentialité explique comment nous traitons les renseignements personnels. Un lien y mène au bas de chaque page.

## Langues

Le site existe en plusieurs langues. Nous nous efforçons de dire la même chose dans toutes les versions. En cas de divergence, la version anglaise l’emporte, sauf lorsque la loi, en particulier celle du Québec, donne préséance à la version française.

## Droit applicable et tribunaux

Les présentes conditions sont régies par les lois de l’Ontario et les lois fédérales du Canada qui s’y appliquent, sans égard aux règles qui mèneraient à l’application d’une autre loi. La Convention des Nations Unies sur les contrats de vente internationale de marchandises ne s’y applique pas. Les litiges sont portés devant les tribunaux de l’Ontario siégeant à Ottawa, à moins qu’une loi impérative vous donne droit à un autre tribunal.

## Modifications

Nous pouvons modifier les présentes conditions. La version publiée ici, avec sa date, s’applique dès lors à votre utilisation. Si une disposition est invalide, les autres demeurent en vigueur.`,
    contact:
      'Si un point de ces conditions vous paraît obscur, écrivez-nous à l’adresse ci-dessous.',
  },
} satisfies NamespaceLegalTranslation

export default fr_legal
