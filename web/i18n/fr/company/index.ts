import type { NamespaceCompanyTranslation } from '../../i18n-types.ts'

const fr_company = {
  teams: {
    eyebrow: 'Équipe',
    title: 'Les gens qui décrochent le téléphone',
    intro1:
      'À notre bureau d’Ottawa, les achats, la conformité, les marques et la logistique travaillent à portée de voix, et c’est voulu. Une question d’étiquette change un prix, un prix change une palette, et personne ne devrait l’apprendre une semaine plus tard. Quand vous appelez, vous tombez sur quelqu’un qui connaît votre commande, ou qui n’a qu’à se retourner pour consulter la personne qui la suit.',
    intro2:
      'Si l’équipe reste petite, c’est pour que les responsabilités restent visibles. Qui goûte une huile parle aussi avec le moulin ; qui approuve une étiquette entend aussi le magasin qui vend le produit. Vous y gagnez peu d’intermédiaires et des réponses courtes, même quand la réponse est non. Vous aimeriez savoir qui s’occuperait de votre compte, ou si nous connaissons assez bien une région ou un produit pour vous être utiles ? Posez la question.',
    cta: 'Parler à l’équipe',
  },
  partnerships: {
    eyebrow: 'Partenaires',
    title: 'Des partenaires sur les deux rives',
    intro1:
      'Vous produisez de l’huile d’olive, du miel, du fromage, du vin ou des herbes autour de la Méditerranée ? Nous pouvons être votre importateur, votre équipe de marque et vos yeux sur ce marché. Nous cherchons une origine claire, des papiers en règle et un volume que vous pourrez tenir même après une mauvaise récolte. Les échantillons d’abord ; l’exclusivité viendra plus tard, quand chacun saura comment l’autre travaille.',
    intro2:
      'Vous vendez ou servez des aliments au Canada ou aux États-Unis ? Bâtissons une gamme ensemble : un seul article pour le comptoir des fromages, une marque maison pour une chaîne, une sélection pour un groupe de restaurants. Marges, formats de caisse et délais se discutent ouvertement dès le début, car ce sont eux qui décident si un bon produit reste. Expliquez-nous votre situation ; nous vous dirons franchement si nous sommes le bon partenaire.',
    cta: 'Proposer un partenariat',
  },
  solutions: {
    eyebrow: 'Solutions',
    title: 'Conçues à partir de ce que vous vendez',
    intro1:
      'Une chaîne d’épiceries, un restaurant et un distributeur peuvent acheter la même huile d’olive et avoir trois besoins différents. La chaîne veut un code à barres, une caisse prête à placer et un calendrier de promotions. Le restaurant veut un bidon qui verse bien et un prix qui tient toute la saison. Le distributeur veut des palettes mixtes et une fiche que ses représentants utiliseront vraiment.',
    intro2:
      'Nous ne vendons donc pas de forfaits. Nous partons de vos tablettes, de votre carte ou de votre territoire et réunissons les services qu’il faut, de l’approvisionnement et des étiquettes au fret et à la marque, en mettant par écrit les tâches et les délais. Les quatre étapes ci-dessous suivent l’ordre habituel. Certains projets les demandent toutes, d’autres seulement la dernière ; un premier entretien, sans frais, suffit à le voir.',
    steps: {
      consultation: {
        name: 'Consultation',
        text: 'Nous écoutons : ce qui se vend aujourd’hui, ce qui manque, les marges et les dates de livraison à respecter.',
      },
      planning: {
        name: 'Planification',
        text: 'Vous recevez un plan concis : produits, coûts rendus, étiquettes à faire, délais et partage des tâches.',
      },
      implementation: {
        name: 'Mise en œuvre',
        text: 'Nous commandons, étiquetons, expédions et dédouanons, puis préparons votre personnel et votre matériel de vente au lancement.',
      },
      optimization: {
        name: 'Optimisation',
        text: 'Nous examinons les résultats avec vous, retirons ce qui ne bouge pas et renforçons ce qui se vend.',
      },
    },
    cta: 'Décrire votre projet',
  },
} satisfies NamespaceCompanyTranslation

export default fr_company
