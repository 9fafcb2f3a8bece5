import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Ce que les visiteurs ont envoyé',
  kind: 'Formulaire',
  kinds: {
    contact: 'Nous joindre',
    'b2b-access': 'Demande d’accès',
  },
  state: 'Livraison',
  states: {
    dead: 'Abandonnée',
    waiting: 'En cours',
    delivered: 'Livrée',
  },
  attempts: 'Essais',
  destination: 'Livrée à',
  destinations: {
    mail: 'Boîte du bureau',
  },
  error: 'Dernière erreur',
  received: 'Reçu',
  next: 'Prochain essai',
  content: 'Contenu',
  tries: 'Tous les essais',
  noTries: 'Aucun pour l’instant.',
  outcomes: {
    delivered: 'livré',
    retry: 'sera réessayé',
    refused: 'refusé',
  },
  again: 'Envoyer de nouveau',
  againText: 'Cet envoi a déjà été livré. Le renvoyer crée une deuxième entrée à destination.',
  sentAgain: 'Le nouvel envoi est en cours.',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    phone: 'Téléphone',
    message: 'Texte du message',
    companyName: 'Entreprise',
    jobTitle: 'Fonction',
    companySize: 'Taille de l’entreprise',
    industry: 'Secteur d’activité',
    website: 'Site Web',
    businessNeeds: 'Besoins',
  },
} satisfies NamespacePeopleTranslation['submissions']
