import type { NamespacePageTranslation } from '../../i18n-types.ts'

const fr_page = {
  // rendered on the server only
  network: {
    offline: 'Vous êtes hors ligne. Ce que vous avez écrit reste sur cette page.',
    lost: 'Une partie de cette page n’a pas pu être chargée.',
    again: 'Réessayer',
    loading: 'Chargement…',
  },
  notFound: {
    title: 'Oups ! Page introuvable',
    text: 'Cette adresse ne mène à aucune page. La page a peut-être été déplacée, ou le lien contient une faute de frappe.',
    elsewhere: 'Non disponible dans cette langue',
    countdown: 'La page d’accueil s’ouvrira dans 3 secondes.',
    stay: 'Rester ici',
    home: 'Retour à l’accueil',
    staying: 'Vous restez sur cette page.',
  },
  needsScripts: {
    title: 'Cette page nécessite JavaScript',
    text: 'Veuillez l’autoriser pour ce site, puis recharger la page. Vous pouvez aussi nous joindre directement :',
  },
  about: {
    home: {
      title: 'Meltemi Imports : importateur d’aliments méditerranéens',
      description:
        'D’Ottawa, nous importons huiles d’olive, miels, olives, épices, vins et fromages de la Méditerranée et bâtissons leurs marques au Canada et aux États-Unis.',
    },
    solutions: {
      title: 'Solutions pour acheteurs en alimentation',
      description:
        'Programmes d’importation pour détaillants, restaurateurs et distributeurs : une gamme méditerranéenne planifiée, préparée et gérée avec vous, pas à pas.',
    },
    teams: {
      title: 'Notre équipe',
      description:
        'À Ottawa, l’équipe de Meltemi achète, vérifie les étiquettes, bâtit les marques et expédie les palettes. Voici qui fait quoi pour votre commande.',
    },
    partnerships: {
      title: 'Partenariats',
      description:
        'Comment Meltemi travaille avec les producteurs du bassin méditerranéen et avec les détaillants, restaurateurs et distributeurs, au Canada et aux États-Unis.',
    },
    news: {
      title: 'Actualités',
      description:
        'Récoltes, nouveaux producteurs, règles d’étiquetage, douanes et fret : ce qui change pour l’acheteur d’aliments méditerranéens, au Canada et aux États-Unis.',
    },
    blog: {
      title: 'Blogue',
      description:
        'Analyses d’huile, droits de douane, contingents de fromage, étiquettes bilingues, coût rendu : nous répondons aux questions des acheteurs, une à la fois.',
    },
    privacy: {
      title: 'Confidentialité',
      description:
        'Ce que ce site conserve sur votre appareil, ce qu’il ne transmet à des tiers qu’avec votre consentement, et à qui écrire au sujet de vos renseignements.',
    },
    terms: {
      title: 'Conditions d’utilisation',
      description:
        'Les conditions qui régissent ce site : la portée de ses textes, la propriété de son contenu et le droit applicable, celui de la province d’Ontario.',
    },
    clientLogin: {
      title: 'Connexion des clients',
      description:
        'Connectez-vous au portail client de Meltemi avec votre adresse courriel professionnelle. Accès réservé à nos clients détaillants, restaurateurs et distributeurs.',
    },
    clientDashboard: {
      title: 'Tableau de bord client',
      description:
        'Votre tableau de bord dans le portail client de Meltemi : catalogue, commandes, achats et documents. Réservé aux clients connectés.',
    },
    accessRequest: {
      title: 'Votre demande d’accès',
      description:
        'L’état de votre demande d’accès au portail client de Meltemi. Ouvrez cette page avec le lien de notre courriel ; aucun compte n’est nécessaire.',
    },
    adminLogin: {
      title: 'Connexion du personnel',
      description:
        'Connexion du personnel de Meltemi. Une fois connecté, vous revenez à la page demandée. Les clients ont leur propre portail, à part.',
    },
    account: {
      title: 'Sécurité du compte',
      description:
        'Votre mot de passe, la vérification en deux étapes, vos comptes liés et vos appareils. Connectez-vous pour gérer la sécurité de votre compte Meltemi.',
    },
    adminPortal: {
      title: 'Portail d’administration',
      description:
        'L’administration interne du site de Meltemi : sections, fonctions, utilisateurs et rapports. Elle est réservée aux membres du personnel connectés.',
    },
    simpleAdmin: {
      title: 'Administration simple',
      description:
        'Une courte liste d’interrupteurs pour le site de Meltemi. Un mot de passe permet au personnel d’afficher ou de masquer sections, menus et fonctions.',
    },
    notFound: {
      title: 'Page introuvable',
      description:
        'Cette adresse ne correspond à aucune page du site de Meltemi. L’accueil mène aux produits, aux services, à notre histoire et à nos coordonnées.',
    },
  },
} satisfies NamespacePageTranslation

export default fr_page
