import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Commandes récurrentes',
  lead: 'Répétez une commande automatiquement. Nous vous le rappelons deux jours avant l’heure limite. Jusqu’à une heure avant celle-ci, vous pouvez modifier ou sauter la livraison.',
  empty:
    'Vous n’avez aucune commande récurrente. Ouvrez une commande à répéter et choisissez « Répéter régulièrement ».',
  repeat: 'Répéter régulièrement',
  fromOne: 'Issue de votre commande récurrente',
  openOne: 'Ouvrir la commande récurrente : {what}',
  back: 'Toutes les commandes récurrentes',
  every: {
    1: 'Chaque semaine',
    2: 'Toutes les deux semaines',
    4: 'Toutes les quatre semaines',
  },
  next: 'Prochaine livraison : {day}',
  skipped: 'Livraison sautée : {day}',
  sentAt: 'La commande nous sera envoyée le {moment}, heure d’Ottawa.',
  states: {
    active: 'En cours',
    paused: 'Suspendue',
    asks: 'Attend votre réponse',
    skips: 'Prochaine livraison sautée',
  },
  new: 'Nouvelle commande récurrente',
  edit: 'Modifier la commande récurrente',
  goods: 'Produits',
  add: 'Ajouter un produit',
  addIt: 'Ajouter',
  choose: 'Choisissez',
  rhythm: 'Fréquence',
  first: 'Prochaine livraison',
  start: 'Créer la commande récurrente',
  save: 'Enregistrer les modifications',
  saving: 'Enregistrement…',
  leave: 'Annuler',
  none: 'Choisissez au moins un produit.',
  noDays:
    'Aucun jour de livraison n’est encore convenu avec votre entreprise. Parlez-en à votre responsable de compte.',
  agreed: 'Total convenu, avant taxes et transport',
  now: 'Total aux prix du jour, avant taxes et transport',
  was: 'convenu : {amount}',
  questions: {
    dearer:
      'Cette commande coûte maintenant {after} au lieu de {before}. Rien ne part sans votre accord.',
    changed:
      'Le produit signalé est maintenant vendu dans un autre format de caisse. Rien ne part sans votre accord.',
    unavailable:
      'Le produit signalé ne peut plus être commandé aux mêmes conditions. Rien ne part tant que vous n’avez pas modifié la commande.',
    day: 'Nous ne vous livrons pas ce jour-là. Choisissez-en un autre ou sautez cette livraison.',
    approver:
      'Personne dans votre entreprise ne peut approuver ce total. Demandez à votre responsable de compte de désigner un approbateur, ou réduisez la commande.',
  },
  agree: 'Accepter {total}',
  skip: 'Sauter la prochaine livraison',
  unskip: 'Rétablir la livraison',
  pause: 'Suspendre',
  resume: 'Reprendre',
  change: 'Modifier',
  end: 'Arrêter',
  reallyEnd: 'Arrêter cette commande récurrente ?',
  yes: 'Oui, l’arrêter',
  no: 'Non, la garder',
  gone: 'Nous ne trouvons pas cette commande récurrente. Elle a peut-être été arrêtée.',
  asks: 'Votre commande récurrente du {day} attend votre réponse',
} satisfies NamespaceOrdersTranslation['standing']
