import type { Glossary } from '../glossary.ts'

/** The terms of the Canadian French site, after the Office québécois de la langue française and federal usage. */
export const glossary = [
  {
    term: 'marque maison',
    meaning: 'private label',
    not: [/(?<!\p{L})marques? (?:privées?|de distributeurs?)(?!\p{L})/iu],
  },
  {
    term: 'référencement, référencé',
    meaning: 'listing in a chain (at a liquor board: inscription)',
    not: [/(?<!\p{L})listings?(?!\p{L})/iu],
  },
  {
    term: 'front de vente',
    meaning: 'facing',
    not: [/(?<!\p{L})(?:facings?|frontales?)(?!\p{L})/iu, /nombre de faces(?!\p{L})/iu],
  },
  {
    term: 'tablette',
    meaning: 'shelf',
    not: [/(?<!\p{L})(?:étagères?|linéaires?|rayonnages?)(?!\p{L})/iu],
  },
  {
    term: 'planogramme',
    meaning: 'planogram, shelf plan',
    not: [/(?<!\p{L})plans? de tablettes?(?!\p{L})/iu],
  },
  {
    term: 'importateur officiel',
    meaning: 'importer of record',
    not: [/importateurs? (?:attitrés?|enregistrés?|au dossier)(?!\p{L})/iu, /importer of record/iu],
  },
  {
    term: 'au pays d’origine, du pays d’origine',
    meaning: 'at origin, from origin',
    not: [
      /(?<!pas )à l’origine(?! (?:de|claire)(?!\p{L}))/iu,
      /(?:directement|venus?) de l’origine/iu,
    ],
  },
  {
    term: 'contingent',
    meaning: 'quota',
    not: [/(?<!\p{L})quotas?(?!\p{L})/iu],
  },
  {
    term: 'année contingentaire',
    meaning: 'quota year',
    not: [/(?<!\p{L})années? (?:de contingent|de quota)/iu],
  },
  {
    term: 'société des alcools',
    meaning: 'liquor board',
    not: [/(?<!\p{L})régies? des alcools/iu, /(?<!\p{L})monopoles?(?!\p{L})/iu],
  },
  {
    term: 'soumission',
    meaning: 'quotation',
    not: [/(?<!\p{L})(?:devis|cotations?)(?!\p{L})/iu],
  },
  {
    term: 'devise',
    meaning: 'currency',
    not: [/(?<!\p{L})monnaies?(?!\p{L})/iu],
  },
  {
    term: 'UGS; numéro d’article',
    meaning: 'SKU, in the admin portal; what clients read in its place',
    not: [/(?<!\p{L})SKUs?(?!\p{L})/u],
  },
  {
    term: 'qui assume toute variation du taux',
    meaning: 'who absorbs any change in the rate',
    not: [/assume(?:ra)? un changement/iu],
  },
  {
    term: 'prêt à mettre en tablette',
    meaning: 'shelf-ready',
    not: [/(?<!\p{L})prêt(?:e|s|es)? à placer/iu],
  },
  {
    term: 'koroneiki',
    meaning: 'the olive Koroneiki',
    not: [/koroneïki/iu],
  },
  {
    term: 'Graviera Naxou, Krokos Kozanis, Pimentón de la Vera, Vermentino di Gallura, Aceto Balsamico di Modena',
    meaning: 'protected names, never translated',
    not: [
      /graviera de Naxos/iu,
      /safran de Kozani/iu,
      /(?:paprika|piment)(?: fumé)? de la Vera/iu,
      /vermentino de Gallura/iu,
      /vinaigres?(?: balsamiques?)? de Modène/iu,
      /olives? de Chalcidique/iu,
    ],
  },
  {
    term: 'pecorino de brebis d’une fromagerie de la Barbagia',
    meaning: 'pecorino that is not Pecorino Sardo, whose name is protected',
    not: [/pecorinos? (?:sardes?|de Sardaigne|sardo)(?!\p{L})/iu],
  },
  {
    term: 'courriel, adresse courriel',
    meaning: 'e-mail, e-mail address',
    not: [
      /(?<![\p{L}{])e-?mails?(?![\p{L}:}])/iu,
      /(?<![\p{L}{-])mails?(?!\p{L})/iu,
      /adresses? de courriel/iu,
      /courriers? électroniques?/iu,
    ],
  },
  {
    term: 'texto',
    meaning: 'text message',
    not: [/messages? textes?(?!\p{L})/iu, /(?<!\p{L})SMS(?!\p{L})/u],
  },
  {
    term: 'navigateur',
    meaning: 'browser',
    not: [/(?<![\p{L}-])(?:fureteurs?|browsers?|butineurs?)(?!\p{L})/iu],
  },
  {
    term: 'site Web, page Web, adresse Web',
    meaning: 'website, web page, web address',
    not: [/(?:sites?|pages?|adresses?|serveurs?) web(?!\p{L})/u, /(?<!\p{L})sites? internet/iu],
  },
  {
    term: 'témoin',
    meaning: 'cookie (cookie-consent is the name of a stored value)',
    not: [/(?<!\p{L})cookies?(?![\p{L}-])/iu],
  },
  {
    term: 'clavardage',
    meaning: 'chat',
    not: [/(?<!\p{L})t?chats?(?!\p{L})/iu],
  },
  {
    term: 'avis de confidentialité',
    meaning: 'privacy notice',
    not: [/(?:politique|déclaration|énoncé) de confidentialité/iu],
  },
  {
    term: 'renseignements personnels',
    meaning: 'personal information, personal data',
    not: [/(?:données|informations?) personnelles?/iu],
  },
  {
    term: 'se connecter, se déconnecter, connexion',
    meaning: 'sign in, sign out, sign-in (a session itself is closed: fermer la session)',
    not: [
      /(?<!\p{L})ouvr\p{L}+ (?:une|de|sa|votre|la) (?:nouvelle |première )?session/iu,
      /(?<!\p{L})(?:s’identifier|identifiez-vous)(?!\p{L})/iu,
      /(?<!\p{L})en session(?!\p{L})/iu,
    ],
  },
  {
    term: 'connexion en deux étapes, deuxième étape',
    meaning: 'two-step sign-in, second step',
    not: [
      /authentification (?:à|en) deux (?:facteurs|étapes)/iu,
      /double authentification/iu,
      /(?:seconde|2e) étape/iu,
    ],
  },
  {
    term: 'code de secours',
    meaning: 'recovery code',
    not: [/codes? de (?:récupération|rétablissement)/iu],
  },
  {
    term: 'portail client, portail d’administration',
    meaning: 'client portal, admin portal',
    not: [/(?:espace|zone|portail des) clients?(?!\p{L})/iu, /portail admin(?!\p{L})/iu],
  },
  {
    term: 'indicateur de fonction, indicateur',
    meaning: 'feature flag, flag',
    not: [
      /indicateurs? de fonctionnalités?/iu,
      /(?<!\p{L})(?:drapeaux?|feature flags?)(?!\p{L})/iu,
    ],
  },
  {
    term: 'affiché, masqué',
    meaning: 'visible, hidden (of a flag)',
    not: [/maintenant visibles?(?!\p{L})/iu, /rendu visible/iu],
  },
  {
    term: 'demande d’accès',
    meaning: 'request for access',
    not: [/requêtes? d’accès/iu],
  },
  {
    term: 'remise, remis',
    meaning: 'delivery of a message (goods: livraison)',
    not: [/envois? (?:a été |déjà )?livrés?(?!\p{L})/iu],
  },
] as const satisfies Glossary
