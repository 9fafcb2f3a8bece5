import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import recalls from './recalls.js'
import documents from './documents.js'
import guide from './guide.js'
import standing from './standing.js'

const fr_orders = {
  recalls,
  standing,
  status: {
    draft: 'En cours de modification',
    'awaiting-approval': 'En attente d’approbation',
    submitted: 'Envoyée',
    proposed: 'Attend votre réponse',
    confirmed: 'Confirmée',
    shipped: 'Expédiée',
    declined: 'Refusée',
    cancelled: 'Annulée',
  },
  nav: {
    label: 'Commander',
    catalogue: 'Catalogue',
    basket: 'Panier',
    orders: 'Commandes',
    standing: 'Commandes récurrentes',
    purchases: 'Achats',
    documents: 'Documents',
    recalls: 'Rappels',
  },
  stepper: {
    label: 'Caisses : {name}',
    less: 'Moins de caisses : {name}',
    more: 'Plus de caisses : {name}',
    next: '{n} {{caisse|caisses}} de plus : {price} la caisse',
    nextKg: '{n} {{caisse|caisses}} de plus : {price} le kg',
  },
  saving: {
    saved: 'Enregistré',
    saving: 'Enregistrement…',
    retrying: 'Non enregistré, nouvel essai',
    failed: 'Non enregistré',
  },
  bar: { total: 'Panier : {total}', lines: '{n} {{produit|produits}}', open: 'Ouvrir le panier' },
  basket: {
    title: 'Panier',
    lead: 'Rien ne vous engage tant que nous n’avons pas confirmé votre commande.',
    changing: 'Vous modifiez la commande {number}. Renvoyez-la quand elle sera prête.',
    empty: 'Votre panier est vide.',
    start: 'Parcourir le catalogue',
    total: 'Total avant taxes et transport',
    estimated: 'environ {weight} ; facturé au poids',
    unit: '{price} la caisse',
    unitKg: '{price} le kg',
    remove: 'Retirer',
    removed: 'Retiré : {name}.',
    undo: 'Annuler',
    removeOf: '{name}',
    minimum:
      'Notre commande minimale est de {amount}. Vous pouvez envoyer une commande plus petite : nous communiquerons avec vous à ce sujet.',
    approval:
      'Les commandes de plus de {amount} doivent être approuvées dans votre entreprise avant que nous les recevions.',
    viewer:
      'Vous pouvez consulter les prix, mais pas commander. Votre responsable de compte peut changer cela.',
    delivery: 'Livraison',
    noDelivery: 'Nous conviendrons avec vous d’un jour de livraison.',
    dayMoved: 'Nous ne livrons plus le {day}. Jour choisi à la place : {next}.',
    cutoff: 'À commander avant le {office}, heure d’Ottawa.',
    cutoffHere: 'À commander avant le {office}, heure d’Ottawa, soit le {here} chez vous.',
    shipTo: 'Adresse de livraison : {address}',
    po: 'Votre numéro de bon de commande',
    note: 'Votre remarque',
    optional: 'facultatif',
    send: 'Envoyer la commande',
    sending: 'Envoi…',
    resending: 'Pas encore de réponse, nouvel essai…',
    leftOut: 'Produits non ajoutés, car non disponibles actuellement : {names}.',
    pricesChanged:
      'Les prix ont changé : le total passe de {before} à {after}. Vérifiez le panier et envoyez la commande si cela vous convient.',
    goodsChanged:
      'Le contenu de la caisse ou le prix a changé : {names}. Vérifiez le panier et envoyez la commande si cela vous convient.',
    totalChanged: 'Le total est maintenant de {total}. Envoyez la commande si cela vous convient.',
    obstacles: {
      archived: 'Ce produit n’est plus vendu. Retirez-le.',
      enquire: 'Vendu sur demande seulement. Retirez-le.',
      unavailable: 'Non disponible actuellement. Retirez-le.',
      market: 'Ce produit n’est pas vendu dans votre pays. Retirez-le.',
      'on-request': 'Prix sur demande : adressez-vous à votre responsable de compte.',
      'too-few': 'Commande minimale : {n} {{caisse|caisses}}.',
      'off-step': 'Vendu par multiples de {n} {{caisse|caisses}}.',
    },
  },
  list: {
    title: 'Commandes',
    empty: 'Vous n’avez pas encore commandé.',
    placed: 'Passée le',
    delivery: 'Livraison',
    more: 'Afficher la suite',
    open: 'Ouvrir la commande {number}',
  },
  purchases: {
    title: 'Achats',
    lead: 'Ce que nous vous avons expédié, par mois d’expédition, avant taxes et transport.',
    empty: 'Rien ne vous a encore été expédié.',
    inCurrency: 'Montants en {currency}',
    lastYear: 'au cours des douze derniers mois',
    chart: 'Expéditions mois par mois. Maximum : {month}, {amount}.',
    month: 'Mois',
    orders: '{n} {{commande|commandes}}',
    cases: 'Caisses',
    amount: 'Montant',
  },
  documents,
  guide,
  exports: {
    title: 'Exporter vers un tableur',
    orders: 'Les commandes de la période choisie, ligne par ligne.',
    purchases:
      'Ce que nous avons expédié pendant la période choisie, ligne par ligne, avec les lots.',
    from: 'Du',
    to: 'Au',
    save: 'Enregistrer en CSV',
    saving: 'Préparation du fichier…',
    saved: 'Enregistré sous le nom {name}.',
    period: 'Choisissez une période d’un an au plus.',
  },
  order: {
    title: 'Commande {number}',
    back: 'Toutes les commandes',
    placed: 'Nous avons reçu votre commande et la confirmerons par courriel.',
    placedForApproval:
      'Votre commande attend une approbation dans votre entreprise. Nous la recevrons dès qu’elle sera approuvée.',
    moved:
      'Ce jour n’était plus disponible : la commande part avec la livraison suivante, le {day}.',
    by: 'Passée par',
    deliveryOn: 'Livraison',
    shipTo: 'Adresse de livraison',
    cutoff: 'Heure limite',
    po: 'Votre numéro de bon de commande',
    note: 'Remarque',
    lines: 'Produits',
    was: 'avant : {before}',
    shippedOn: 'Expédiée le',
    reference: 'Référence',
    lots: '{{n:Lot|Lots}} : {lots}',
    lot: '{code} ({n} {{caisse|caisses}})',
    weighed: 'pesé : {weight}',
    removed: 'non disponible',
    total: 'Total avant taxes et transport',
    history: 'Historique',
    lacksApprover:
      'Personne dans votre entreprise ne peut approuver cette commande. Demandez à votre responsable de compte de désigner un approbateur, ou modifiez la commande.',
    proposal:
      'Nous ne pouvons pas livrer cette commande telle que vous l’avez passée. Acceptez notre proposition, modifiez la commande ou annulez-la.',
    newTotal: 'Nouveau total : {total} (avant : {before})',
    accept: 'Accepter les modifications',
    approve: 'Approuver',
    pricesSince:
      'Les prix ont changé : le total passe de {before} à {after}. Rien n’a été envoyé. Choisissez « Modifier la commande » pour la vérifier dans le panier.',
    goneSince:
      'Un produit de cette commande n’est plus disponible aux mêmes conditions. Rien n’a été envoyé. Choisissez « Modifier la commande » pour la corriger dans le panier.',
    change: 'Modifier la commande',
    cancel: 'Annuler la commande',
    reallyCancel: 'Annuler la commande {number} ?',
    yes: 'Oui, l’annuler',
    no: 'Non, la garder',
    reallyChange:
      'Si vous modifiez la commande {number}, elle est retirée. Renvoyez-la avant l’heure limite.',
    yesChange: 'La modifier',
    leaveIt: 'La laisser telle quelle',
    inBasket:
      'Votre panier contient déjà {n} {{produit|produits}}. Si vous ajoutez cette commande, nous gardons la plus grande quantité de chaque produit.',
    inChanged:
      'Votre panier contient la commande {number}, que vous modifiez. Si vous ajoutez celle-ci, nous gardons la plus grande quantité de chaque produit.',
    addToBasket: 'Ajouter au panier',
    replaceBasket: 'Remplacer le panier',
    reorder: 'Commander de nouveau',
    print: 'Imprimer',
    openBasket: 'Continuer dans le panier',
    gone: 'Nous ne trouvons pas cette commande dans votre compte.',
    sample: 'Exemple',
    sampleHint: 'Exemple inventé pour la démonstration : rien n’a été ni ne sera livré.',
    reason: 'Notre motif :',
    deliveryFrom: 'Jour de livraison précédent : {day}',
    totalFrom: 'Total précédent : {total}',
    events: {
      submitted: 'Envoyée',
      'approval-asked': 'Approbation demandée',
      approved: 'Approuvée et envoyée',
      'called-back': 'Retirée pour modification',
      confirmed: 'Confirmée',
      changed: 'Confirmée avec des modifications',
      proposed: 'Modifications proposées',
      accepted: 'Modifications acceptées',
      shipped: 'Expédiée',
      declined: 'Refusée',
      cancelled: 'Annulée',
    },
  },
  dashboard: {
    changing: 'Vous modifiez la commande {number}. Renvoyez-la à partir du panier.',
    purchases: 'Ce que vous avez acheté, mois par mois.',
    openPurchases: 'Tous les achats',
    boughtThisMonth: 'Ce mois-ci : {amount}',
    nothingThisMonth: 'Aucune expédition ce mois-ci',
    answer: 'La commande {number} attend votre réponse',
    approve: 'La commande {number} attend votre approbation',
    cutoff: 'Prochaine livraison : {day}',
    figures: '{n} {{commande en cours|commandes en cours}}',
    inBasket: '{n} {{produit|produits}} dans le panier',
    open: 'Ouvrir',
    orders: 'Toutes vos commandes, nos réponses et un moyen rapide de commander de nouveau.',
  },
  refused: {
    'guide/version-conflict':
      'Un collègue a réorganisé la liste. Vous en voyez la dernière version.',
    'document/not-read':
      'Les documents ne peuvent pas être ouverts pour le moment. Réessayez dans quelques minutes.',
    'standing/version-conflict':
      'Cette commande récurrente a changé. Vous en voyez la dernière version.',
    'standing/no-day': 'Nous ne vous livrons pas ce jour-là. Choisissez-en un autre.',
    'standing/too-late':
      'L’heure limite de cette livraison est passée, ou la commande est déjà partie.',
    'standing/too-many':
      'Une entreprise peut avoir 20 commandes récurrentes au plus. Arrêtez-en une dont vous n’avez plus besoin.',
    'order/switched-off':
      'La commande en ligne n’est pas disponible pour le moment. Votre responsable de compte peut vous aider.',
    'order/not-allowed':
      'Vous pouvez consulter les commandes, mais pas en passer. Votre responsable de compte peut changer cela.',
    'order/needs-approver':
      'Un approbateur de votre entreprise doit donner son accord : le nouveau total dépasse votre limite.',
    'order/prices-changed': 'Les prix ont changé. Vérifiez le panier.',
    'order/goods-changed':
      'Le contenu d’une caisse a changé. Vérifiez le panier, puis renvoyez la commande.',
    'order/cut-off-passed':
      'Il n’est plus possible de commander pour cette livraison. Choisissez un autre jour.',
    'order/not-orderable':
      'Le produit signalé ne peut plus être commandé aux mêmes conditions. Modifiez-le ou retirez-le.',
    'order/empty': 'Le panier est vide. Ajoutez d’abord un produit.',
    'order/too-many-lines': 'Une commande compte 60 produits au maximum. Envoyez d’abord celle-ci.',
    'order/no-approver':
      'Personne dans votre entreprise ne peut approuver cette commande. Demandez à votre responsable de compte de désigner un approbateur.',
    'order/basket-in-use':
      'Votre panier contient déjà une autre commande. Envoyez-la ou videz d’abord le panier.',
    'recall/closed': 'Ce rappel est clos. Les réponses ne peuvent plus être modifiées.',
    'recall/answered-since': 'Un collègue a déjà répondu. Vous voyez sa réponse.',
    'recall/too-many-cases':
      'C’est plus de caisses que nous ne vous en avons expédié. Vérifiez le nombre.',
    'order/version-conflict':
      'Quelqu’un d’autre a modifié cette commande. Vous en voyez la dernière version.',
  },
} satisfies NamespaceOrdersTranslation

export default fr_orders
