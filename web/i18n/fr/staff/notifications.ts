import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

/** Notifications and their preferences. */
export default {
  tabs: {
    label: 'Boîte de réception et préférences',
    inbox: 'Boîte de réception',
    preferences: 'Préférences',
  },
  list: 'Avis',
  views: {
    label: 'Avis à afficher',
    unread: 'Non lus',
    all: 'Tous',
    done: 'Réglés',
  },
  sentences: {
    'request-submitted': '{name} demande l’accès',
    'request-answered': '{name} a répondu à votre question sur sa demande',
    message: '{name} a envoyé un message',
    'message-assigned': 'Un message vous est attribué : {name}',
    order: '{name} attend une réponse pour la commande {number}',
    'order-accepted': '{name} a accepté notre proposition pour la commande {number}',
    'order-cancelled': '{name} a annulé la commande {number}',
    'delivery-dead': 'Un message envoyé par {name} n’a pas pu être remis',
    'recall-mail-dead':
      'Un courriel au sujet d’un rappel n’est pas parvenu à tous les clients : {name}',
    'drill-due': 'Un exercice de rappel est à faire',
    'health-healthy': 'Le système fonctionne de nouveau normalement',
    'health-warning': 'Le système émet un avertissement',
    'health-error': 'Le système signale une erreur',
    'review-asked': 'Relecture demandée : {name}',
    published: 'Publié : {name}',
    'publication-failed': 'Un texte planifié n’a pas été publié : {name}',
    'plan-conflict': 'Un changement planifié n’a pas été effectué : {name}',
    'role-admin': '{name} a maintenant le rôle d’administrateur',
    'role-client': '{name} a maintenant le rôle de client',
    'role-none': '{name} n’a plus de rôle',
    'address-changed': 'Nouvelle adresse de connexion : {name}',
  },
  nameless: '(effacé)',
  unread: 'Non lu',
  read: 'Marquer comme lu',
  readAll: 'Tout marquer comme lu',
  allRead: 'Tous les avis sont marqués comme lus.',
  done: 'Réglé',
  notDone: 'Pas encore réglé',
  isDone: 'Marqué comme réglé pour tout le monde.',
  isOpen: 'Rouvert pour tout le monde.',
  doneBy: 'Réglé par {name}, {when}',
  settled: 'Réglé automatiquement, {when}',
  reason: 'Vous recevez cet avis parce que vous administrez le site et suivez « {event} ».',
  change: 'Modifier',
  empty: {
    unread: 'Vous êtes à jour.',
    all: 'Aucun avis pour le moment.',
    done: 'Rien n’a encore été marqué comme réglé.',
    text: 'Les messages, demandes, commandes et problèmes nouveaux apparaissent ici automatiquement.',
  },
  preferences: {
    title: 'Comment recevoir les avis',
    text: 'Ces choix ne valent que pour vous et s’appliquent aux nouveaux avis.',
    digest:
      'Le résumé du matin part à 8 h (heure d’Ottawa) les jours ouvrables et énumère tout ce qui est ouvert et non lu. S’il n’y a rien, il ne part pas.',
    inbox: 'Afficher dans la boîte de réception',
    mail: 'Courriel',
    now: 'Après 10 minutes, si l’avis n’est pas lu',
    atOnce: 'Immédiatement',
    daily: 'Dans le résumé du matin',
    off: 'Jamais',
    saved: 'Enregistré : {event}.',
  },
  events: {
    'request-submitted': {
      title: 'Nouvelles demandes d’accès',
      text: 'Une entreprise demande l’accès au portail client.',
    },
    'request-answered': {
      title: 'Réponses au sujet des demandes',
      text: 'Une entreprise répond à une question que vous avez posée.',
    },
    message: {
      title: 'Messages',
      text: 'Un visiteur envoie un message par le formulaire de contact.',
    },
    'message-assigned': {
      title: 'Messages attribués',
      text: 'Un collègue vous attribue un message.',
    },
    order: {
      title: 'Commandes',
      text: 'Un client envoie une commande, accepte notre proposition ou annule.',
    },
    'delivery-dead': {
      title: 'Messages non remis',
      text: 'Un message ne parvient ni à HubSpot ni au bureau.',
    },
    'recall-mail-dead': {
      title: 'Courriels de rappel non remis',
      text: 'Un courriel au sujet d’un rappel ne peut pas être remis.',
    },
    'drill-due': {
      title: 'Exercices de rappel',
      text: 'Le dernier exercice date de plus de 12 mois.',
    },
    health: {
      title: 'État du système',
      text: 'Le système cesse de fonctionner normalement, ou se rétablit.',
    },
    'review-asked': { title: 'Relectures', text: 'Un collègue demande la relecture d’un texte.' },
    published: {
      title: 'Textes publiés',
      text: 'Un collègue publie une nouvelle ou un article, ou un texte planifié paraît.',
    },
    'publication-failed': {
      title: 'Textes non publiés',
      text: 'Un texte planifié ne peut pas être publié à temps.',
    },
    'plan-conflict': {
      title: 'Changements planifiés non effectués',
      text: 'L’indicateur a changé avant, ou la personne qui avait planifié le changement n’en a plus le droit.',
    },
    'role-changed': {
      title: 'Rôles modifiés',
      text: 'Un collègue modifie le rôle d’une personne.',
    },
    'address-changed': {
      title: 'Adresses modifiées',
      text: 'Un utilisateur qui a un rôle change son adresse de connexion.',
    },
  },
} satisfies NamespaceStaffTranslation['notifications']
