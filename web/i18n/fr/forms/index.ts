import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const fr_forms = {
  contact: {
    formTitle: 'Quelques lignes pour commencer',
    formText:
      'Dites-nous qui vous êtes, à qui vous vendez et quels produits vous intéressent. Nous vous répondrons.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    message: 'Votre message',
    optional: 'facultatif',
    offline: 'Pas de connexion à Internet. Réessayez quand elle sera rétablie.',
    submit: 'Envoyer le message',
    busy: 'Envoi…',
    thanksTitle: 'Merci de votre message',
    thanks: 'Nous l’avons bien reçu et répondons en général dans les deux jours ouvrables.',
  },
  /** Shown beside every form, and sent to HubSpot by worker/features/outbox/form-words.ts. */
  consent:
    'En envoyant ce formulaire, vous acceptez que {company} conserve et utilise ces renseignements pour vous répondre, comme l’explique l’avis de confidentialité.',
  fault: {
    required: 'Veuillez remplir ce champ.',
    choose: 'Veuillez choisir une option.',
    email: 'Veuillez entrer une adresse courriel du type nom@entreprise.com.',
    url: 'Veuillez entrer une adresse Web du type entreprise.com.',
    'too-long': 'Ce texte dépasse la longueur acceptée. Veuillez le raccourcir.',
    characters:
      'Ce texte contient des caractères qui ne peuvent pas être envoyés. Veuillez les retirer.',
  },
  failed:
    'Une erreur s’est produite lors de l’envoi. Veuillez réessayer ou communiquer directement avec nous.',
  close: 'Fermer',
  leaveEmpty: 'Laissez ce champ vide',
} satisfies NamespaceFormsTranslation

export default fr_forms
