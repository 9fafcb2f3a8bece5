import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'
// `.js`, as nowhere else: typesafe-i18n compiles these files and follows their imports
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
    less: 'Réduire le nombre de caisses : {name}',
    more: 'Augmenter le nombre de caisses : {name}',
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
      'Notre commande minimale est de {amount}. Vous pouvez envoyer une commande plus petite : nous communiquerons avec vous.',
    approval:
      'Au-delà de {amount}, une personne autorisée de votre entreprise doit approuver la commande avant que nous la recevions.',
    viewer:
      'Vous pouvez tout consulter ici. Pour commander, demandez l’autorisation à votre responsable de compte.',
    delivery: 'Livraison',
    noDelivery: 'Nous conviendrons avec vous d’un jour de livraison.',
    cutoff: 'À commander avant le {office}, heure d’Ottawa.',
    cutoffHere: 'À commander avant le {office}, heure d’Ottawa, soit le {here} chez vous.',
    shipTo: 'Adresse de livraison : {address}',
    po: 'Votre numéro de bon de commande',
    note: 'Remarque à notre intention',
    optional: 'facultatif',
    send: 'Envoyer la commande',
    sending: 'Envoi…',
    resending: 'Pas encore de réponse, nouvel essai…',
    leftOut: 'Nous avons laissé de côté ce qui n’est pas disponible actuellement : {names}.',
    pricesChanged:
      'Les prix ont changé : le total passe de {before} à {after}. Vérifiez le panier et envoyez la commande si cela vous convient.',
    goodsChanged:
      'La caisse ou son prix a changé : {names}. Vérifiez le panier et envoyez la commande si cela vous convient.',
    totalChanged: 'Le total est maintenant de {total}. Envoyez la commande si cela vous convient.',
    obstacles: {
      archived: 'Ce produit n’est plus vendu. Retirez-le.',
      enquire: 'Vendu sur demande seulement. Retirez-le.',
      unavailable: 'Non disponible actuellement. Retirez-le.',
      market: 'Ce produit n’est pas vendu dans votre pays. Retirez-le.',
      'on-request': 'Prix sur demande : voyez avec votre responsable de compte.',
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
    empty: 'Rien ne vous a encore été expédié. Vous retrouverez ici vos achats, mois par mois.',
    inCurrency: 'Montants en {currency}',
    lastYear: 'au cours des douze derniers mois',
    chart: 'Expéditions mois par mois. Le mois le plus fort : {month}, {amount}.',
    month: 'Mois',
    orders: '{n} {{commande|commandes}}',
    cases: 'Caisses',
    amount: 'Montant',
  },
  documents,
  guide,
  exports: {
    title: 'Pour votre tableur',
    orders: 'Les commandes de la période choisie, ligne par ligne.',
    purchases: 'Ce qui a été expédié pendant la période choisie, ligne par ligne, avec les lots.',
    from: 'Du',
    to: 'Au',
    save: 'Enregistrer en CSV',
    saving: 'Préparation du fichier…',
    saved: 'Enregistré sous le nom {name}.',
    period: 'Veuillez choisir une période d’un an au plus.',
  },
  order: {
    title: 'Commande {number}',
    back: 'Toutes les commandes',
    placed: 'Votre commande nous est parvenue. Nous la confirmerons par courriel.',
    placedForApproval:
      'Votre commande attend une approbation dans votre entreprise. Nous la recevrons dès qu’elle sera approuvée.',
    moved: 'L’heure limite était passée : la commande part avec la livraison suivante, le {day}.',
    by: 'Passée par',
    deliveryOn: 'Livraison',
    cutoff: 'Heure limite',
    po: 'Votre numéro de bon de commande',
    note: 'Remarque',
    lines: 'Marchandises',
    was: 'auparavant : {before}',
    shippedOn: 'Expédiée le',
    reference: 'Référence',
    lots: '{{n:Lot|Lots}} : {lots}',
    lot: '{code} ({n} {{caisse|caisses}})',
    weighed: 'pesé : {weight}',
    removed: 'non disponible',
    total: 'Total avant taxes et transport',
    history: 'Historique',
    lacksApprover:
      'Personne dans votre entreprise ne peut approuver cette commande. Demandez à votre responsable de compte de désigner quelqu’un, ou modifiez la commande.',
    proposal:
      'Nous ne pouvons pas livrer cette commande telle que vous l’avez passée. Acceptez notre proposition, modifiez la commande ou annulez-la.',
    newTotal: 'Nouveau total : {total} (avant : {before})',
    accept: 'Accepter les modifications',
    approve: 'Approuver',
    pricesSince:
      'Les prix ont changé depuis que cette commande a été passée : le total passe de {before} à {after}. Rien n’a été envoyé. « Modifier la commande » la remet dans le panier aux prix du jour.',
    goneSince:
      'Un article de cette commande ne peut plus être commandé tel quel. Rien n’a été envoyé. « Modifier la commande » la remet dans le panier, où cet article est signalé.',
    change: 'Modifier la commande',
    cancel: 'Annuler la commande',
    reallyCancel: 'Voulez-vous vraiment annuler la commande {number} ?',
    yes: 'Oui, l’annuler',
    no: 'Non, la garder',
    reallyChange:
      'Pendant que vous modifiez la commande {number}, nous ne l’avons plus. Renvoyez-la avant l’heure limite.',
    yesChange: 'La modifier',
    leaveIt: 'Laisser tel quel',
    inBasket:
      'Votre panier contient déjà {n} {{produit|produits}}. Si vous ajoutez cette commande, la plus grande quantité de chaque produit reste.',
    inChanged:
      'Votre panier est la commande {number}, que vous modifiez. Si vous ajoutez celle-ci, la plus grande quantité de chaque produit reste.',
    addToBasket: 'Ajouter au panier',
    replaceBasket: 'Remplacer le panier',
    reorder: 'Commander de nouveau',
    print: 'Imprimer',
    openBasket: 'Continuer dans le panier',
    gone: 'Cette commande n’existe pas, ou n’est pas la vôtre.',
    sample: 'Exemple',
    sampleHint: 'Exemple inventé pour la démonstration : rien n’a été ni ne sera livré.',
    reason: 'Notre motif :',
    deliveryFrom: 'La livraison était prévue le {day}',
    totalFrom: 'Le total était de {total}',
    events: {
      submitted: 'Envoyée',
      'approval-asked': 'Approbation demandée',
      approved: 'Approuvée et envoyée',
      'called-back': 'Reprise pour modification',
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
    changing:
      'Nous n’avons plus la commande {number} : vous la modifiez. Renvoyez-la depuis le panier.',
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
    orders: 'Toutes vos commandes, nos réponses et un moyen rapide de repasser la même commande.',
  },
  refused: {
    'guide/changed-since':
      'Un collègue a modifié la liste entre-temps. Vous la voyez telle qu’elle est maintenant.',
    'document/not-read':
      'Les documents ne peuvent pas être ouverts pour le moment. Veuillez réessayer dans quelques minutes.',
    'standing/changed-since':
      'Cette commande récurrente a changé entre-temps : vous la voyez telle qu’elle est maintenant.',
    'standing/no-day': 'Nous ne vous livrons pas ce jour-là. Choisissez-en un autre.',
    'standing/too-late':
      'L’heure limite de cette livraison est passée, ou la commande est déjà partie.',
    'standing/too-many':
      'Une entreprise peut avoir 20 commandes récurrentes au plus. Arrêtez-en une dont vous n’avez plus besoin.',
    'order/not-allowed':
      'Vous pouvez consulter les commandes, mais pas en passer. Votre responsable de compte peut changer cela.',
    'order/needs-approver':
      'Une personne autorisée de votre entreprise doit donner son accord : le nouveau total dépasse ce que vous pouvez commander vous-même.',
    'order/prices-changed': 'Les prix ont changé. Vérifiez le panier.',
    'order/goods-changed':
      'Le contenu d’une caisse a changé. Vérifiez le panier, puis envoyez-le de nouveau.',
    'order/cut-off-passed':
      'L’heure limite pour cette livraison est passée. Choisissez un autre jour.',
    'order/not-orderable':
      'Un article du panier ne peut pas être commandé tel quel. Il est signalé : modifiez-le ou retirez-le.',
    'order/empty': 'Le panier est vide.',
    'order/too-many-lines': 'Une commande compte 60 produits au maximum. Envoyez d’abord celle-ci.',
    'order/no-approver':
      'Cette commande exige une approbation, et personne dans votre entreprise n’est autorisé à la donner. Demandez à votre responsable de compte de désigner quelqu’un.',
    'order/basket-in-use': 'Il y a autre chose dans votre panier. Envoyez-le ou videz-le d’abord.',
    'recall/closed': 'Ce rappel est clos. Les réponses ne peuvent plus être modifiées.',
    'recall/answered-since': 'Un collègue a répondu entre-temps. Voici sa réponse.',
    'recall/too-many-cases': 'Ce nombre dépasse celui des caisses que nous vous avons expédiées.',
    'order/changed-since': 'Cette commande a changé entre-temps. Voici son état actuel.',
  },
} satisfies NamespaceOrdersTranslation

export default fr_orders
