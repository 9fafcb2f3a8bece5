import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Commandes récurrentes',
  lead: 'Ce dont vous avez besoin régulièrement, commandé automatiquement. Nous vous prévenons deux jours avant l’heure limite. Jusqu’à une heure avant cette limite, vous pouvez modifier ou sauter la livraison.',
  empty:
    'Vous n’avez pas de commande récurrente. Ouvrez une commande que vous aimeriez répéter et choisissez « Répéter régulièrement ».',
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
  goods: 'Marchandises',
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
      'Cette commande coûte désormais {after} au lieu de {before}. Rien ne part sans votre accord.',
    changed:
      'Le contenu d’une caisse de cette commande a changé ; l’article est signalé. Rien ne part sans votre accord.',
    unavailable:
      'Un article ne peut pas être commandé tel quel ; il est signalé. Rien ne part tant que vous n’avez pas modifié la commande.',
    day: 'Nous ne vous livrons plus ce jour de la semaine. Modifiez la commande et choisissez un autre jour.',
    approver:
      'Le total de cette commande exige une approbation, et personne dans votre entreprise n’est autorisé à la donner. Demandez à votre responsable de compte de désigner quelqu’un, ou réduisez la commande.',
  },
  agree: 'Accepter {total}',
  skip: 'Sauter la prochaine livraison',
  unskip: 'Rétablir la livraison',
  pause: 'Suspendre',
  resume: 'Reprendre',
  change: 'Modifier',
  end: 'Arrêter',
  reallyEnd: 'Voulez-vous vraiment arrêter cette commande récurrente ?',
  yes: 'Oui, l’arrêter',
  no: 'Non, la garder',
  gone: 'Cette commande récurrente n’existe pas ou a été arrêtée.',
  asks: 'Votre commande récurrente du {day} attend votre réponse',
} satisfies NamespaceOrdersTranslation['standing']
