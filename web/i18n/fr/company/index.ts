import type { NamespaceCompanyTranslation } from '../../i18n-types.ts'

const fr_company = {
  teams: {
    title: 'Les gens qui décrochent le téléphone',
    intro1:
      'À notre bureau d’Ottawa, les achats, la conformité, les marques et la logistique travaillent à portée de voix, et c’est voulu. Une question d’étiquetage change un prix, un prix change une palette, et personne ne devrait l’apprendre une semaine plus tard. Quand vous appelez, vous tombez sur quelqu’un qui connaît votre commande, ou qui n’a qu’à se retourner pour consulter la personne qui la suit.',
    intro2:
      'Si nous gardons une petite équipe, c’est pour que les responsabilités restent visibles. Qui goûte une huile parle aussi avec le moulin ; qui approuve une étiquette reçoit aussi l’avis du magasin qui vend le produit. Pour vous, cela veut dire peu d’intermédiaires et des réponses franches, même quand c’est non. Vous aimeriez savoir qui s’occuperait de votre compte, ou si nous connaissons assez bien une région ou un produit pour vous être utiles ? Posez la question.',
    membersTitle: 'Qui fait quoi',
    expertiseLabel: 'Domaines d’expertise',
    portraitAlt: 'Monogramme : {name}',
    members: {
      eleniMarkou: {
        position: 'Fondatrice, directrice des achats et des marques',
        location: 'Ottawa, Canada',
        bio: 'Eleni a fondé Meltemi et décide encore de ce que l’entreprise importe. Elle rend visite aux producteurs au temps des récoltes, goûte chaque lot à l’aveugle avant toute commande et en garde un échantillon scellé. Avec les producteurs qui découvrent ce marché, elle travaille le nom, l’emballage et la fiche de vente. Demandez-lui quelle huile convient à votre tablette : elle voudra d’abord savoir qui fait ses courses chez vous.',
        expertise: {
          e1: 'Dégustation d’huile d’olive',
          e2: 'Visites chez les producteurs',
          e3: 'Développement de marque',
          e4: 'Composition de gammes',
        },
      },
      claireBeaudoin: {
        position: 'Directrice de la conformité et de l’étiquetage',
        location: 'Ottawa, Canada',
        bio: 'Claire s’assure qu’un produit peut légalement être vendu avant qu’on essaie de le vendre. Elle classe les marchandises, recueille les déclarations d’origine, rédige les étiquettes en français et en anglais et tient les dossiers que réclament les inspecteurs, au Canada comme aux États-Unis. Si une allégation ne peut être prouvée, elle la retire de l’étiquette, gentiment et sans exception.',
        expertise: {
          e1: 'Étiquettes bilingues',
          e2: 'Codes tarifaires et origine',
          e3: 'Règles de l’ACIA et de la FDA',
          e4: 'Vérification des fournisseurs',
        },
      },
      danielOsei: {
        position: 'Directeur de la logistique et de la clientèle',
        location: 'Ottawa, Canada',
        bio: 'Daniel planifie la traversée, de la collecte chez le producteur jusqu’au rendez-vous de livraison à votre quai. Il réserve le fret, regroupe les palettes mixtes, lit les enregistreurs de température et gère les volumes de fromage tout au long de l’année contingentaire. Comme il s’occupe aussi de la clientèle, la personne qui sait où est votre commande est aussi celle qui répond à votre appel.',
        expertise: {
          e1: 'Chaîne du froid',
          e2: 'Fret et douanes',
          e3: 'Planification des contingents de fromage',
          e4: 'Suivi des clients',
        },
      },
    },
    cta: 'Parler à l’équipe',
  },
  partnerships: {
    title: 'Des partenaires sur les deux rives',
    intro1:
      'Vous produisez de l’huile d’olive, du miel, du fromage, du vin ou des herbes autour de la Méditerranée ? Nous pouvons être votre importateur, votre équipe de marque et vos yeux et vos oreilles sur ce marché. Nous cherchons une origine claire, une documentation en règle et un volume que vous pourrez tenir même après une mauvaise récolte. Les échantillons d’abord ; l’exclusivité viendra plus tard, quand chacun saura comment l’autre travaille.',
    intro2:
      'Vous vendez ou servez des aliments au Canada ou aux États-Unis ? Bâtissons une gamme ensemble : un seul article pour le comptoir des fromages, une marque maison pour une chaîne, une sélection pour un groupe de restaurants. Marges, formats de caisse et délais se discutent ouvertement dès le début, car ce sont eux qui décident si un bon produit reste. Expliquez-nous votre situation ; nous vous dirons franchement si nous sommes le bon partenaire.',
    partnersTitle: 'Quelques-uns de nos partenaires',
    partnersIntro: 'Trois producteurs, trois façons de travailler ensemble.',
    benefitsLabel: 'Ce que les acheteurs y gagnent',
    partners: {
      alonaki: {
        type: 'Coopérative d’oléiculteurs',
        location: 'Messénie, Grèce',
        description:
          'De petites oliveraies familiales qui partagent un même moulin et les mêmes règles : des olives koroneiki cueillies tôt et triturées le jour même, une huile conservée par lot en cuves d’acier. Nous achetons des lots précis, goûtés à l’aveugle, et rapportons chaque année à la coopérative ce que les acheteurs d’ici en ont dit.',
        benefits: {
          b1: 'Mois de récolte et analyse du lot sur la bouteille',
          b2: 'Bouteilles pour le détail et bidons de cinq litres tirés du même lot',
          b3: 'Volumes convenus avant la récolte',
        },
      },
      monteArvale: {
        type: 'Fromagerie familiale',
        location: 'Barbagia, Sardaigne, Italie',
        description:
          'Une fromagerie des collines qui transforme le lait de brebis de sa propre vallée en pecorino, jeune ou affiné, mais seulement pendant la saison du lait. Nous planifions ses envois selon l’année contingentaire canadienne et gardons chacun au froid, températures consignées de la fromagerie au quai.',
        benefits: {
          b1: 'Meules entières avec mention du lait, de l’affinage et du lot',
          b2: 'Un relevé de températures par envoi',
          b3: 'Volumes réservés par année contingentaire',
        },
      },
      anemoessa: {
        type: 'Association d’apiculteurs',
        location: 'Cythère, Grèce',
        description:
          'Des apiculteurs d’une île venteuse, qui extraient, analysent et mettent en pot ensemble leur miel de thym, mais gardent à part le lot de chaque rucher. L’association donne à de petits producteurs un seul interlocuteur, une seule norme et un seul jeu de documents. Nous importons leur miel sans le mélanger à aucun autre.',
        benefits: {
          b1: 'Analyse pollinique pour chaque lot',
          b2: 'Pots pour le détail, seaux pour boulangeries et hôtels',
          b3: 'Traçabilité jusqu’au rucher',
        },
      },
    },
    opportunitiesTitle: 'Trois façons de commencer',
    opportunities: {
      produce: {
        title: 'Vous produisez',
        text: 'Envoyez-nous un échantillon, une analyse récente et le volume que vous pouvez maintenir chaque année. Nous goûtons, vous répondons, raisons à l’appui, et vous disons ce que ce marché exigerait de vous : étiquettes, documents et prix.',
      },
      sell: {
        title: 'Vous vendez ou servez',
        text: 'Parlez-nous de vos tablettes ou de votre carte, de vos marges et de vos jours de livraison. Nous proposons une gamme restreinte, coûts rendus à l’appui, et commençons par une quantité assez petite pour en juger sans risque.',
      },
      distribute: {
        title: 'Vous distribuez',
        text: 'Indiquez-nous votre territoire et ce qui manque à votre catalogue. Nous apportons des gammes à l’origine claire, des fiches que votre équipe utilisera, de la formation et un plan qui précise qui s’occupe de quel compte.',
      },
    },
    contactLink: 'Nous joindre',
    cta: 'Proposer un partenariat',
  },
  solutions: {
    title: 'Des solutions pensées pour ce que vous vendez',
    intro1:
      'Une chaîne d’épiceries, un restaurant et un distributeur peuvent acheter la même huile d’olive et avoir trois besoins différents. La chaîne veut un code à barres, une caisse prête à mettre en tablette et un calendrier de promotions. Le restaurant veut un bidon qui verse bien et un prix qui tient toute la saison. Le distributeur veut des palettes mixtes et une fiche que ses représentants utiliseront vraiment.',
    intro2:
      'Nous ne vendons donc pas de forfaits. Nous partons de vos tablettes, de votre carte ou de votre territoire et réunissons les services qu’il faut, de l’approvisionnement à la marque, étiquettes et fret compris, en mettant par écrit qui fait quoi et dans quels délais. Les quatre étapes ci-dessous suivent l’ordre habituel. Certains projets les exigent toutes, d’autres seulement la dernière ; un premier entretien, sans frais, suffit pour le savoir.',
    cardsTitle: 'Quatre types de clients, quatre façons de travailler',
    featuresLabel: 'Ce qui est compris',
    industriesLabel: 'Convient à',
    cards: {
      retail: {
        title: 'Programmes pour détaillants',
        description:
          'Une gamme adaptée à votre catégorie et à votre calendrier, d’une seule huile à un rayon méditerranéen complet, sous les marques de nos producteurs ou sous la vôtre. Nous préparons codes à barres, étiquettes bilingues, caisses et promotions, et suivons la gamme après le lancement, chiffres et dégustations à l’appui.',
        features: {
          f1: 'Gamme et prix établis à rebours, à partir de la tablette',
          f2: 'Marque maison, de la recette à la maquette',
          f3: 'Caisses prêtes à mettre en tablette et données sur les produits',
          f4: 'Dégustations et formation du personnel',
        },
        industries: 'Chaînes d’épiceries, épiceries fines, fromageries, boutiques en ligne',
      },
      foodservice: {
        title: 'Approvisionnement des cuisines',
        description:
          'Des ingrédients dans les formats qu’emploient les cuisines, à un prix qui tient pour toute la saison convenue. Nous livrons bidons, seaux et meules entières sur palettes mixtes, présentons aux chefs l’histoire de chaque produit en quelques lignes et proposons un substitut avant qu’un produit vienne à manquer.',
        features: {
          f1: 'Formats de restauration et fiches techniques',
          f2: 'Ententes de prix saisonnières',
          f3: 'Palettes mixtes : produits réfrigérés et produits secs',
          f4: 'Textes pour la carte et dégustations pour le personnel',
        },
        industries: 'Restaurants, hôtels, boulangeries, traiteurs',
      },
      distribution: {
        title: 'Gammes pour distributeurs',
        description:
          'Des gammes à l’origine claire, avec une marge pour chaque maillon de la chaîne. Nous agissons comme importateur officiel si vous le souhaitez, tenons les dossiers de conformité et donnons à vos représentants échantillons, fiches et formation, pour qu’un nouveau produit soit compris avant d’être présenté.',
        features: {
          f1: 'Importation, douanes et vérification des fournisseurs',
          f2: 'Conteneurs complets ou palettes mixtes',
          f3: 'Fiches de vente et formation des représentants',
          f4: 'Territoires convenus par écrit',
        },
        industries: 'Grossistes, distributeurs régionaux, groupements d’achat',
      },
      producers: {
        title: 'Accès au marché pour les producteurs',
        description:
          'Pour les artisans du bassin méditerranéen qui veulent vendre au Canada ou aux États-Unis et n’ont ni les documents ni le temps. Nous déterminons ce que le produit exige, adaptons l’étiquette et l’emballage, faisons venir une première palette et rendons compte franchement de ses ventes.',
        features: {
          f1: 'Évaluation du produit, du prix et de la documentation',
          f2: 'Étiquettes pour le Canada et les États-Unis',
          f3: 'Marque, emballage et fiche de vente',
          f4: 'Envoi d’essai avec rapport de ventes',
        },
        industries:
          'Moulins, fromageries, ruchers, domaines viticoles, producteurs d’herbes et d’épices',
      },
    },
    stepsTitle: 'Le déroulement d’un projet',
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
        text: 'Nous commandons, étiquetons, expédions et dédouanons, puis préparons votre personnel et votre matériel de vente en vue du lancement.',
      },
      optimization: {
        name: 'Optimisation',
        text: 'Nous examinons les résultats avec vous, retirons ce qui ne bouge pas et renforçons ce qui se vend.',
      },
    },
    factsTitle: 'Nos conditions en bref',
    facts: {
      minimum: { title: 'Commande minimale', text: '{cases} caisses, assorties à votre gré' },
      kitchens: {
        title: 'Pour les cuisines',
        text: 'Livraison à partir de {cases} caisses. Nous n’ouvrons pas les caisses.',
      },
      delivery: {
        title: 'Livraison',
        text: 'À Ottawa, Gatineau et Montréal, à des jours convenus ; par palette ailleurs au Canada et vers le nord-est des États-Unis',
      },
      lead: {
        title: 'Délais',
        text: '{days} jours ouvrables depuis notre stock, {weeks} semaines depuis le producteur',
      },
      packs: {
        title: 'Conditionnement et codes',
        text: 'Le conditionnement, le numéro d’article et le GTIN figurent avec chaque produit dans le portail client, la date « meilleur avant » avec chaque lot.',
      },
      certificates: {
        title: 'Certificats',
        text: 'Certificats AOP, IGP et biologiques en PDF, pour les produits qui en ont',
      },
      samples: {
        title: 'Échantillons',
        text: 'Gratuits pour les entreprises, jusqu’à {products} produits à la fois',
      },
      payment: {
        title: 'Paiement',
        text: 'Dans les {days} jours suivant la facture. Prix {canada} au Canada et {us} aux États-Unis (Incoterms 2020).',
      },
      licence: {
        title: 'Licence pour la salubrité des aliments au Canada',
        text: 'Dans le registre de l’ACIA',
      },
    },
    reasonsTitle: 'Pourquoi les acheteurs travaillent avec nous',
    reasons: {
      oneDesk: {
        title: 'Un seul interlocuteur',
        text: 'Achats, étiquettes, fret et ventes se traitent dans un même bureau. Vous n’avez pas à faire le messager entre un courtier, un graphiste et un entrepôt.',
      },
      writtenDown: {
        title: 'Tous les chiffres par écrit',
        text: 'Marchandise, fret, droits et marge figurent sur des lignes distinctes, les hypothèses à côté, avec une note précisant qui assume toute variation du taux de droit.',
      },
      honestNo: {
        title: '« Non » est une réponse possible',
        text: 'Si un produit ne convient pas à vos tablettes, ou si un autre importateur vous servirait mieux, nous le disons avant que vous y mettiez de l’argent.',
      },
      lots: {
        title: 'Un numéro de lot sur chaque caisse',
        text: 'Le lot figure sur la caisse et dans votre commande, avec l’analyse de ce lot précis.',
      },
      drill: {
        title: 'Un exercice de rappel chaque année',
        text: 'Une fois par année, nous suivons un lot du producteur à chaque acheteur, chronomètre en main, et nous en gardons la trace.',
      },
      standing: {
        title: 'Commandes récurrentes, en cinq langues',
        text: 'Ce qu’il vous faut chaque semaine se commande une seule fois ; vous sautez ou modifiez une livraison jusqu’à une heure avant l’heure limite. Chacun de vos collègues commande dans sa langue.',
      },
    },
    cta: 'Décrire votre projet',
  },
} satisfies NamespaceCompanyTranslation

export default fr_company
