import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const fr_home = {
  hero: {
    eyebrow: 'Importateur et bâtisseur de marques, Ottawa',
    titleBefore: 'Nous acheminons des',
    titleAfter: 'de la Méditerranée jusqu’à vos tablettes',
    keywords: {
      k1: 'huiles d’olive',
      k2: 'miels de montagne',
      k3: 'fromages affinés',
      k4: 'vins insulaires',
      k5: 'balsamiques',
    },
    lead: 'Meltemi choisit des aliments chez les producteurs du bassin méditerranéen, les dédouane et bâtit leurs marques au Canada et aux États-Unis. Détaillants, restaurateurs et distributeurs traitent avec un seul partenaire, du moulin au quai de réception.',
    primary: 'Voir les produits',
    secondary: 'Parlons-en',
    pause: 'Arrêter l’animation',
    posterAlt:
      'Un caïque rouge à voile blanche, chargé de jarres et de caisses, passe devant un village blanc et son moulin, sous un grand soleil',
  },
  products: {
    eyebrow: 'Produits',
    title: 'Six familles de produits, chacune attachée à un lieu',
    lead: 'Nous achetons à ceux qui cultivent, pressent, salent et affinent. Pour chacun des produits ci-dessous, demandez-nous la fiche du producteur, l’analyse du lot et la liste de prix.',
    items: {
      oliveOils: {
        name: 'Huiles d’olive',
        text: 'Huiles extra vierges de domaine et de coopérative, issues des variétés koroneiki, picual et taggiasca. Chaque lot est livré avec sa date de récolte et son analyse, en bouteilles pour la tablette et en bidons de cinq litres pour la cuisine.',
        origins: 'Messénie, Crète, Jaén, Ligurie',
      },
      honeys: {
        name: 'Miels',
        text: 'Miels crus de thym, de pin, de châtaignier et de fleur d’oranger, mis en pot par floraison, jamais mélangés d’une région à l’autre. Analyse pollinique par lot ; pots pour le détail, seaux pour boulangeries et hôtels.',
        origins: 'Cythère, Thasos, Calabre, Valence',
      },
      olives: {
        name: 'Olives et tapenades',
        text: 'Olives Kalamata, Halkidiki et Nocellara del Belice, calibrées et emballées là où elles poussent, ainsi que des tapenades vertes et noires de Provence. Entières ou dénoyautées, en bocaux, en sachets ou en seaux pour la restauration.',
        origins: 'Laconie, Chalcidique, vallée du Belice, Provence',
      },
      spices: {
        name: 'Épices et tisanes',
        text: 'Safran Krokos Kozanis, origan coupé en fleur et Pimentón de la Vera, ainsi que thé de montagne en tiges entières, sauge et dictame. En boîtes, en recharges ou en vrac ; analyse de résidus sur demande.',
        origins: 'Kozani, mont Othrys, Crète, La Vera',
      },
      wines: {
        name: 'Vins et vinaigres balsamiques',
        text: 'Assyrtiko de l’île volcanique de Santorin, xinomavro de Naoussa, Vermentino di Gallura et Aceto Balsamico di Modena vieilli sous bois. Les vins passent par les sociétés des alcools provinciales et, aux États-Unis, par des distributeurs autorisés ; les vinaigres accompagnent votre commande d’épicerie.',
        origins: 'Santorin, Naoussa, Gallura, Modène',
      },
      cheeses: {
        name: 'Fromages',
        text: 'Feta affinée en fût, Graviera Naxou, manchego et pecorino de brebis d’une fromagerie de la Barbagia, en meules entières ou en portions pour le détail. Le froid est maintenu de la fromagerie au quai, températures consignées, et les volumes tiennent compte des contingents canadiens.',
        origins: 'Épire, Naxos, La Mancha, Sardaigne',
      },
    },
  },
  services: {
    eyebrow: 'Services',
    title: 'Du premier échantillon à la deuxième commande',
    lead: 'Retenez un service ou les cinq : la même équipe, à Ottawa, répond de chacun.',
    items: {
      sourcing: {
        name: 'Importation et approvisionnement',
        text: 'Nous visitons moulins, fromageries et ruchers, goûtons à l’aveugle et fixons avec le producteur le prix, le volume et les dates de récolte. L’importateur officiel, c’est nous : vous recevez une seule facture, dans la devise de la soumission.',
      },
      brand: {
        name: 'Développement de marque',
        text: 'Nom, emballage, fiche de vente : nous préparons les producteurs qui arrivent sur ce marché, ou créons votre marque maison. Dès la première esquisse, chaque emballage prévoit la place des deux langues officielles.',
      },
      sales: {
        name: 'Ventes et distribution',
        text: 'Nous présentons chaque gamme aux acheteurs, aux chefs et aux distributeurs, négocions le référencement et les formats de caisse, puis assurons dégustations et formation du personnel. Nous disons aux producteurs ce qui se vend et ce qui ne se vend pas.',
      },
      compliance: {
        name: 'Conformité',
        text: 'Nous importons sous licence pour la salubrité des aliments au Canada et préparons des étiquettes bilingues selon les règles de l’ACIA. Pour les États-Unis, nous nous chargeons, avant le départ du navire, de l’avis préalable à la FDA et de la vérification des fournisseurs.',
      },
      logistics: {
        name: 'Logistique et opérations',
        text: 'Nous composons des palettes mixtes au pays d’origine, réservons le fret maritime ou aérien, dédouanons et assurons aux fromages une chaîne du froid sans rupture. Au Canada, nous livrons par palette complète ou partielle ; aux États-Unis, par palette complète.',
      },
    },
  },
  process: {
    eyebrow: 'Notre méthode',
    title: 'Quatre étapes, dans cet ordre',
    lead: 'Un produit ne passe à l’étape suivante qu’après avoir fait ses preuves à la précédente.',
    steps: {
      import: {
        name: 'Importer',
        text: 'Nous goûtons, vérifions documents et étiquettes, puis faisons venir une première palette sous notre licence : vous jugez sur pièces.',
      },
      launch: {
        name: 'Lancer',
        text: 'Emballage, liste de prix et fiche de vente sont prêts avant l’arrivée de la marchandise. Nous commençons par quelques magasins et restaurants qui nous diront franchement ce qu’ils en pensent.',
      },
      grow: {
        name: 'Croître',
        text: 'Nous lisons avec vous les chiffres de vente, ajustons formats et prix, ajoutons des dégustations au besoin et repassons commande avant que la tablette se vide.',
      },
      scale: {
        name: 'Déployer',
        text: 'Une fois la place acquise, nous passons au conteneur complet, à une distribution plus étendue, d’une province et d’un État à l’autre, et à des ententes plus longues avec le producteur.',
      },
    },
  },
  story: {
    eyebrow: 'Notre histoire',
    title: 'Le nom d’un vent qui travaille',
    p1: 'Chaque été, un vent du nord, sec, traverse la mer Égée. Les marins l’appellent le meltemi. Il chasse la brume, sèche l’origan sur les terrasses et poussait autrefois d’une île à l’autre les caïques chargés. Les capitaines connaissaient ses heures : quand partir, quand attendre à l’abri. Si l’huile, le miel et le fromage arrivaient au port voisin, c’est que quelqu’un avait bien lu le ciel.',
    p2: 'Notre métier n’est pas si différent ; seule la distance a grandi. De petits producteurs font des aliments qui méritent d’être connus ailleurs, mais il leur manque souvent les documents, l’emballage ou le temps qu’exige un marché étranger. D’Ottawa, nous préparons la traversée : la bonne saison, la bonne étiquette, la bonne tablette. À l’arrivée, on doit retrouver le goût du premier jour, chez le producteur.',
    missionTitle: 'Notre mission',
    mission:
      'Donner aux petits producteurs méditerranéens une place durable au Canada et aux États-Unis, et aux acheteurs d’ici des aliments dont ils peuvent nommer l’artisan.',
    imageAlt:
      'Une table dressée sous la treille, au bord de la mer : huile, pain, fromage, olives et vin, une voile au loin',
  },
  founder: {
    eyebrow: 'La personne derrière l’entreprise',
    title: '{name}',
    role: 'Fondatrice',
    quote:
      'J’aime mieux importer une bonne huile pendant dix ans que dix huiles pendant un an. Un producteur doit savoir que vous reviendrez après la prochaine récolte.',
    p1: 'Elle a fondé l’entreprise à Ottawa en 2014 et goûte encore chaque lot avant qu’il soit commandé. Les producteurs la connaissent par ses visites au temps des récoltes ; les acheteurs, parce que c’est elle qui appelle quand un envoi prend du retard, sans attendre qu’on le lui demande. Ces échanges avec les uns et les autres décident de ce que nous importons.',
    imageAlt:
      'Dessin d’une femme au chapeau de paille, de dos, une branche d’olivier à la main, le regard vers le large',
  },
  contact: {
    eyebrow: 'Nous joindre',
    title: 'Dites-nous ce que vous cherchez',
    lead: 'Un produit, une question d’étiquetage, une palette à déplacer : écrivez, appelez ou passez nous voir aux heures d’ouverture.',
    visit: 'Nous rencontrer',
    call: 'Nous appeler',
    write: 'Nous écrire',
    hours: 'Heures d’ouverture',
  },
} satisfies NamespaceHomeTranslation

export default fr_home
