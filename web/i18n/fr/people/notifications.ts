import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

/** What staff are told of, and how they choose to be. */
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
    'request-submitted': '{name} a présenté une demande d’accès',
    'request-answered': '{name} a répondu à votre question sur sa demande',
    message: '{name} a envoyé un message',
    order: '{name} attend une réponse pour la commande {number}',
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
    'address-changed': '{name} se connecte maintenant avec cette adresse',
  },
  nameless: '(effacé)',
  unread: 'Non lu',
  read: 'Marquer comme lu',
  readAll: 'Tout marquer comme lu',
  allRead: 'Tous les avis sont marqués comme lus.',
  done: 'Réglé',
  notDone: 'Pas encore réglé',
  isDone: 'C’est réglé. Vos collègues n’ont plus à s’en occuper.',
  isOpen: 'L’avis est de nouveau ouvert pour tout le monde.',
  doneBy: 'Réglé par {name}, {when}',
  settled: 'Réglé automatiquement, {when}',
  reason: 'Vous recevez cet avis parce que vous administrez le site et suivez « {event} ».',
  change: 'Modifier',
  empty: {
    unread: 'Vous avez tout lu.',
    all: 'Aucun avis pour le moment.',
    done: 'Rien n’a encore été marqué comme réglé.',
    text: 'Les messages, demandes, commandes et problèmes nouveaux apparaissent ici automatiquement.',
  },
  preferences: {
    title: 'Comment recevoir les avis',
    text: 'Ces choix ne valent que pour vous et s’appliquent aux nouveaux avis.',
    digest:
      'Le résumé tient en un seul courriel, envoyé à 8 h, heure d’Ottawa, les jours où le bureau est ouvert. Il énumère ce dont personne ne s’est occupé et que vous n’avez pas lu ; s’il n’y a rien à signaler, aucun courriel ne part.',
    inbox: 'Afficher dans la boîte de réception',
    mail: 'Courriel',
    now: 'Après 10 minutes, si l’avis n’est pas lu',
    atOnce: 'Immédiatement',
    daily: 'Dans le résumé du matin',
    off: 'Aucun',
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
    order: { title: 'Commandes', text: 'La commande d’un client attend une réponse.' },
    'delivery-dead': {
      title: 'Messages non remis',
      text: 'Un message n’est parvenu ni à HubSpot ni au bureau.',
    },
    'recall-mail-dead': {
      title: 'Courriels de rappel de lots non remis',
      text: 'Un courriel au sujet d’un rappel n’a pas pu être remis.',
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
      text: 'Un collègue a publié une nouvelle ou un article, ou un texte planifié est paru.',
    },
    'publication-failed': {
      title: 'Textes non publiés',
      text: 'Un texte planifié n’a pas pu être publié à temps.',
    },
    'plan-conflict': {
      title: 'Changements planifiés non effectués',
      text: 'Quelqu’un a modifié l’indicateur entre-temps, ou la personne qui l’avait prévu n’en a plus le droit.',
    },
    'role-changed': {
      title: 'Rôles modifiés',
      text: 'Un collègue a attribué un rôle à quelqu’un ou lui en a retiré un.',
    },
    'address-changed': {
      title: 'Adresses modifiées',
      text: 'Une personne qui a un rôle change d’adresse de connexion.',
    },
  },
} satisfies NamespacePeopleTranslation['notifications']
