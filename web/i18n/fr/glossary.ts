import type { Glossary } from '../glossary.ts'

/** Articles have an author, whose own words the glossary does not restrict. */
const articles = /^article[A-Z]/u

/** Terms of the Canadian French texts, after the Office québécois de la langue française and federal usage. */
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
    meaning: 'sign in, sign out, sign-in',
    not: [
      /(?<!\p{L})ouvr\p{L}+ (?:une|de|sa|votre|la) (?:nouvelle |première )?session/iu,
      /(?<!\p{L})(?:s’identifier|identifiez-vous)(?!\p{L})/iu,
      /(?<!\p{L})en session(?!\p{L})/iu,
    ],
  },
  {
    term: 'appareil, appareils connectés',
    meaning: 'where a person is signed in; people never read of sessions',
    not: [
      /(?<!\p{L})(?:autres|vos|toutes (?:les|vos)) sessions(?! actives|\p{L})/iu,
      /(?<!\p{L})sessions? (?:ouverte|fermée|a pris fin|ont pris fin)/iu,
      /(?<!\p{L})ferm\p{L}+ (?:la|les|vos|votre) session/iu,
    ],
  },
  {
    term: 'vérification en deux étapes, deuxième étape',
    meaning: 'two-step verification; second step, only within a sentence or on a short button',
    not: [
      /authentification (?:à|en) deux (?:facteurs|étapes)/iu,
      /double authentification/iu,
      /connexion en deux étapes/iu,
      /deuxième étape de connexion/iu,
      /(?:seconde|2e) étape/iu,
    ],
  },
  {
    term: 'Quelqu’un d’autre a modifié ce texte',
    meaning: 'what is said where another person was first',
    not: [/(?<!\p{L})entre-temps(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'introuvable, nous ne trouvons pas',
    meaning: 'what is said of an order, lot or page that is not there',
    not: [/(?<!\p{L})n’existe pas(?!\p{L})/iu, /ne mène à aucune demande/iu],
    outside: articles,
  },
  {
    term: 'immédiatement, tout de suite',
    meaning: 'without delay',
    not: [
      /(?<!\p{L})aussitôt(?!\p{L})/iu,
      /(?<!\p{L})sur-le-champ(?!\p{L})/iu,
      /sans attendre(?! qu)/iu,
    ],
    outside: articles,
  },
  {
    term: 'toute personne, quelqu’un, personne',
    meaning: 'people whom nothing is known of; « vous » or a role wherever there is one',
    not: [/(?<!\p{L})quiconque(?!\p{L})/iu, /(?<!\p{L})quel(?:le)?s? que soi/iu],
    outside: /^(?:article[A-Z]|legal\.)/u,
  },
  {
    term: 'automatiquement',
    meaning: 'what happens without a press of a button',
    not: [/d’(?:elles?|eux)-mêmes?(?!\p{L})/iu, /de lui-même(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'planifié',
    meaning: 'scheduled, set for a later time by staff',
    not: [
      /(?<!\p{L})(?:changements?|publications?) prévu/iu,
      /(?<!\p{L})(?:comme|aussi) prévu/iu,
      /^prévu\u00a0:/iu,
    ],
  },
  {
    term: 'documents, documentation',
    meaning: 'what travels with goods',
    not: [/(?<!\p{L})papiers(?!\p{L})/iu],
  },
  {
    term: 'chez le producteur, à la fromagerie',
    meaning: 'where food is made',
    not: [/(?<!\p{L})(?:sa|la) cour(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'liste de prix',
    meaning: 'price list (“tarif” is what customs charge)',
    not: [/(?:prix du|dans le|tous les) tarifs?(?! douan)(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'prévenir, prévenu',
    meaning: 'to notify a client or a colleague (a notification itself: avis)',
    not: [/(?<!\p{L})(?:est|sera|sont|seront|été) (?:averti|avisé)/iu],
    outside: articles,
  },
  {
    term: 'Vérifier mon compte',
    meaning: 'button of mails about security',
    not: [/voir mon compte/iu],
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
