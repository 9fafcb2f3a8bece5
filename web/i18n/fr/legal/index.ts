import type { NamespaceLegalTranslation } from '../../i18n-types.ts'

const fr_legal = {
  effective: 'En vigueur le {date}',
  privacy: {
    title: 'Confidentialité',
    intro1:
      'Le présent avis porte sur ce site Web. Quand vous ouvrez une page, le serveur reçoit ce que reçoit tout serveur Web : votre adresse IP, la page demandée et une description de votre navigateur. Votre réponse au bandeau sur les témoins est conservée sur votre propre appareil, dans le stockage local du navigateur, sous le nom cookie-consent. Tant que vous n’avez pas accepté, votre navigateur n’adresse aucune requête à un tiers ; les statistiques de pages et la fenêtre de clavardage, lorsqu’elles sont activées, attendent votre consentement. Vous pouvez changer d’avis en tout temps par le lien « Gérer les témoins » au bas de la page.',
    intro2:
      'Si vous nous écrivez ou nous appelez, nous utilisons vos renseignements pour vous répondre et donner suite à votre demande. Nous ne vendons aucun renseignement personnel. Nous les conservons aussi longtemps que le dossier ou la loi l’exige, puis les supprimons. Si vous ouvrez une session dans un portail, votre navigateur enregistre aussi ce qu’il faut pour la maintenir. Le présent avis est régi par les lois de l’Ontario et les lois fédérales du Canada qui s’y appliquent.',
    contact:
      'Pour savoir ce que nous détenons à votre sujet, le faire corriger ou supprimer, ou retirer un consentement, écrivez à notre responsable de la protection des renseignements personnels à l’adresse ci-dessous.',
  },
  terms: {
    title: 'Conditions d’utilisation',
    intro1:
      'Les présentes conditions s’appliquent à l’utilisation de ce site Web. Ses textes décrivent nos produits et services de façon générale et ne constituent pas une offre : la disponibilité, les formats et les prix sont ceux de la soumission ou de l’entente conclue avec vous. Nous veillons à l’exactitude de ce qui est écrit ici, mais des erreurs et des changements surviennent ; veuillez confirmer auprès de nous tout élément sur lequel vous comptez vous appuyer.',
    intro2:
      'Les textes, images et marques de ce site nous appartiennent ou appartiennent à ceux qui nous en permettent l’usage. Vous pouvez les citer et créer des liens ; pour une reproduction plus longue, demandez-nous d’abord la permission. Les comptes des portails sont personnels et leurs mots de passe doivent rester confidentiels. Les présentes conditions sont régies par les lois de l’Ontario et les lois fédérales du Canada qui s’y appliquent, et tout litige relève des tribunaux de l’Ontario.',
    contact:
      'Si un point de ces conditions vous paraît obscur, écrivez-nous à l’adresse ci-dessous.',
  },
} satisfies NamespaceLegalTranslation

export default fr_legal
