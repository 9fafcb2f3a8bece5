import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'Joignez-vous au réseau B2B',
  text: 'Parlez-nous de votre entreprise : notre équipe communiquera avec vous.',
  field: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel professionnel',
    phone: 'Téléphone',
    companyName: 'Entreprise',
    jobTitle: 'Votre fonction',
    companySize: 'Taille de l’entreprise',
    industry: 'Secteur d’activité',
    website: 'Site Web',
    businessNeeds: 'De quoi avez-vous besoin ?',
    password: 'Mot de passe',
  },
  needsHint: 'Produits, quantités, lieux de vente : tout ce qui nous aide à vous répondre.',
  passwordHint:
    'Choisissez un mot de passe pour créer votre compte maintenant. Nous devrons encore approuver votre accès.',
  choose: 'Choisissez',
  employees: '{range} employés',
  industry: {
    retail: 'Commerce de détail',
    foodservice: 'Services alimentaires',
    wholesale: 'Commerce de gros',
    distribution: 'Distribution',
    manufacturing: 'Fabrication',
    other: 'Autre',
  },
  submit: 'Demander l’accès',
  busy: 'Envoi…',
  toSignIn: 'Vous avez déjà un accès ? Connectez-vous',
  sent: 'Votre demande d’accès B2B a bien été envoyée. Notre équipe communiquera avec vous sous peu.',
  failed: 'Une erreur s’est produite lors de l’envoi. Veuillez réessayer.',
  noAccount:
    'Votre compte n’a pas pu être créé. Si nous approuvons votre demande, nous vous enverrons une invitation par courriel.',
} satisfies NamespacePortalTranslation['request']
