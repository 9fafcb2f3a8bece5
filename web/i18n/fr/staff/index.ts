import type { NamespaceStaffTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import businesses from './businesses.js'
import catalogue from './catalogue.js'
import imports from './imports.js'
import documents from './documents.js'
import lots from './lots.js'
import clientOrders from './client-orders.js'
import recalls from './recalls.js'
import requests from './requests.js'
import notifications from './notifications.js'
import submissions from './submissions.js'
import editConflict from './edit-conflict.js'
import terms from './terms.js'
import users from './users.js'

const fr_staff = {
  list: {
    search: 'Rechercher',
    all: 'Tous',
    more: 'Afficher la suite',
    shown: '{n} à l’écran',
    empty: 'Rien ici pour l’instant.',
    noMatch: 'Aucun résultat pour cette recherche.',
    reset: 'Effacer la recherche',
    open: 'Ouvrir {name}',
    never: 'Jamais',
    unknown: 'Inconnu',
    erased: 'Renseignements effacés',
    language: 'Langue',
    history: 'Historique',
    noHistory: 'Rien pour l’instant.',
    by: 'par {name}',
    applicant: 'la personne qui demande l’accès',
    sure: 'Voulez-vous continuer ?',
    saved: 'C’est fait.',
  },
  actions: {
    'user/role-changed': 'Rôle modifié',
    'user/suspended': 'Compte suspendu',
    'user/reinstated': 'Compte rétabli',
    'user/sessions-ended': 'Appareils déconnectés',
    'user/invited': 'Invitation envoyée',
    'user/password-reset-sent': 'Lien de réinitialisation envoyé',
    'user/factors-removed': 'Vérification en deux étapes désactivée',
    'access-request/approved': 'Demande approuvée',
    'access-request/refused': 'Demande refusée',
    'access-request/more-information': 'Question envoyée',
    'access-request/answered': 'Réponse reçue',
    'access-request/withdrawn': 'Demande retirée',
    'company/member-invited': 'Collègue invité',
    'company/terms-changed': 'Conditions modifiées',
    'company/price-list-given': 'Liste de prix attribuée',
    'company/member-role-changed': 'Rôle dans l’entreprise modifié',
    'company/member-removed': 'Retrait de l’entreprise',
    'product/created': 'Produit ajouté',
    'product/changed': 'Produit modifié',
    'product/archived': 'Produit archivé',
    'product/restored': 'Produit rétabli',
    'products/imported': 'Produits importés',
    'price-list/created': 'Liste de prix créée',
    'price-list/changed': 'Liste de prix modifiée',
    'price-list/archived': 'Liste de prix archivée',
    'price-list/restored': 'Liste de prix rétablie',
    'prices/changed': 'Prix modifiés',
    'prices/imported': 'Prix importés',
    'lot/created': 'Lot ajouté',
    'lot/changed': 'Lot modifié',
    'lot/available': 'Lot libéré',
    'lot/held': 'Lot retenu',
    'lot/gone': 'Lot épuisé',
    'recall/opened': 'Rappel ouvert',
    'recall/drilled': 'Exercice commencé',
    'recall/mailed-again': 'Courriels de rappel renvoyés',
    'recall/closed': 'Rappel clos',
    'samples/archived': 'Exemples archivés',
    'document/uploaded': 'Document ajouté',
    'document/changed': 'Document modifié',
    'document/withdrawn': 'Document retiré',
    'orders/exported': 'Commandes exportées',
    'lots/exported': 'Mouvements de lots exportés',
    'submission/answered': 'Message traité',
    'submission/replied': 'Réponse envoyée',
    'submission/assigned': 'Message attribué',
    'submission/unassigned': 'Attribution retirée',
    'submission/done': 'Message marqué comme terminé',
    'submission/reopened': 'Message marqué comme non traité',
    'submission/sent-again': 'Message renvoyé',
    'submission/exported': 'Messages exportés',
    'mail/sent-again': 'Courriel renvoyé',
    'mail/dismissed': 'Courriel non remis écarté',
    'flag-previews/ended': 'Liens d’aperçu désactivés',
    'picture/uploaded': 'Image téléversée',
    'picture/described': 'Image décrite',
    'picture/deleted': 'Image supprimée',
    'content/review-asked': 'Relecture d’un texte demandée',
    'content/approved': 'Texte approuvé',
    'content/returned': 'Texte renvoyé',
    'redirect/set': 'Redirection définie',
    'redirect/removed': 'Redirection supprimée',
  },
  tabs: {
    label: 'Sections de cet écran',
    requests: 'Demandes',
    businesses: 'Entreprises',
  },
  refused: {
    'user/unknown': 'Cet utilisateur n’existe plus.',
    'user/exists': 'Un compte existe déjà à cette adresse. Vous le trouverez dans la liste.',
    'user/last-admin':
      'C’est le dernier administrateur qui peut se connecter. Nommez-en d’abord un autre.',
    'user/version-conflict': 'L’adresse de connexion de ce compte a changé. Vérifiez-la.',
    'user/own-account': 'Vous ne pouvez pas faire cela sur votre propre compte.',
    'user/suspended': 'Le compte de cette personne est suspendu. Rétablissez-le d’abord.',
    'user/not-invited': 'L’invitation a déjà été acceptée.',
    'user/no-factor': 'La vérification en deux étapes n’est pas activée pour ce compte.',
    'access-request/unknown': 'Cette demande n’existe plus.',
    'access-request/version-conflict': 'Cette demande a changé. Consultez la nouvelle version.',
    'access-request/erased':
      'Les renseignements personnels de cette demande ont été effacés : personne ne peut être prévenu.',
    'company/unknown': 'Cette entreprise n’existe plus.',
    'user/email-unverified':
      'L’adresse de cet administrateur a changé et n’est pas encore entièrement confirmée. Demandez-lui de choisir un nouveau mot de passe à l’aide de « Mot de passe oublié ? », puis réessayez.',
    'user/role-version-conflict':
      'Quelqu’un d’autre a modifié ce rôle. Vérifiez le rôle affiché, puis choisissez de nouveau.',
    'company/already-member': 'Cette personne fait déjà partie de l’entreprise.',
    'company/member-version-conflict':
      'Le rôle de cette personne dans l’entreprise a changé. Vérifiez-le.',
    'terms/version-conflict':
      'Quelqu’un d’autre a modifié ces conditions. Rien n’a été enregistré. Consultez la nouvelle version.',
    'terms/no-manager': 'Seul un administrateur peut être responsable de compte.',
    'product/unknown': 'Ce produit n’existe plus.',
    'product/sku-taken': 'Un autre produit porte déjà cette UGS.',
    'product/version-conflict':
      'Quelqu’un d’autre a modifié ce produit. Rien n’a été enregistré. Consultez la nouvelle version.',
    'price-list/unknown': 'Cette liste de prix n’existe plus.',
    'price-list/version-conflict':
      'Quelqu’un d’autre a modifié cette liste de prix. Rien n’a été enregistré. Consultez la nouvelle version.',
    'price-list/currency-mismatch':
      'Cette liste de prix est archivée, ou sa devise n’est pas celle des conditions de l’entreprise.',
    'import/version-conflict':
      'Les données ont changé depuis la vérification du fichier. Rien n’a été importé. Vérifiez de nouveau le fichier.',
    'order/unknown': 'Cette commande n’existe plus, ou le client l’a retirée.',
    'order/version-conflict':
      'Cette commande a changé. Rien n’a été envoyé. Consultez la nouvelle version.',
    'order/no-list-price':
      'Un produit n’a pas de prix dans la liste de cette entreprise. Entrez-en un.',
    'order/no-such-product':
      'Aucun produit en vente ne porte cette UGS, ou le poids du produit n’est pas encore indiqué.',
    'order/nothing-left': 'La commande serait vide. Refusez-la plutôt.',
    'order/not-shippable':
      'La commande ne peut pas être expédiée telle quelle. Vérifiez ce qui est signalé.',
    'lot/unknown': 'Ce lot est introuvable.',
    'lot/code-taken': 'Un autre lot de ce produit porte déjà ce numéro.',
    'lot/version-conflict':
      'Quelqu’un d’autre a modifié ce lot. Rien n’a été enregistré. Consultez la nouvelle version.',
    'recall/unknown': 'Ce rappel est introuvable.',
    'recall/version-conflict':
      'Quelqu’un d’autre a modifié ce rappel. Vous en voyez la dernière version.',
    'recall/lot-recalled': 'Un des lots fait déjà l’objet d’un rappel en cours.',
    'recall/not-confirmed': 'Entrez le numéro du premier lot pour confirmer.',
    'recall/mails-due':
      'Les courriels du rappel sont encore en préparation. Réessayez dans une minute.',
    'document/unknown': 'Ce document est introuvable.',
    'document/no-length':
      'Votre navigateur n’a pas indiqué la taille du fichier. Essayez avec un autre navigateur.',
    'document/too-large': 'Le fichier dépasse 10 Mo.',
    'document/unusable': 'Seuls les fichiers PDF, JPEG et PNG sont acceptés.',
    'document/broken': 'Le fichier est arrivé incomplet. Téléversez-le de nouveau.',
    'document/no-such-place': 'L’élément auquel le document se rapporte n’existe plus.',
    'document/taken':
      'Ce formulaire a déjà servi à téléverser un autre fichier. Choisissez de nouveau le vôtre.',
    'document/version-conflict':
      'Un collègue a modifié ce document. Consultez la nouvelle version.',
    'document/storage-failed':
      'L’espace de stockage des documents est inaccessible pour le moment. Réessayez dans quelques minutes.',
    'submission/unknown': 'Ce message n’existe plus.',
    'submission/version-conflict':
      'Un collègue vous a devancé. Consultez l’historique ci-dessous avant de continuer.',
    'submission/no-colleague':
      'Cette personne n’est plus administratrice. Choisissez quelqu’un d’autre.',
    'submission/not-sendable': 'Ce message est en cours d’envoi, ou son contenu a été effacé.',
    'mail/unknown': 'Ce courriel a déjà été traité.',
    'mail/not-sendable':
      'Ce courriel ne peut plus être envoyé : ses liens ont expiré, ou il n’est plus lisible.',
    'settings/version-conflict':
      'Quelqu’un d’autre a modifié ce réglage. Rien n’a été enregistré. Consultez la nouvelle version.',
    'settings/locked':
      'Ce réglage est défini par votre équipe technique : il ne peut pas être modifié ici.',
    'settings/link-expired': 'Ce lien a expiré, ou un lien plus récent a été envoyé.',
    'content/unknown': 'Ce texte est introuvable.',
    'content/version-conflict':
      'Quelqu’un d’autre a modifié ce texte. Rien n’a été enregistré. Consultez la nouvelle version.',
    'content/slug-taken': 'Un autre texte utilise déjà cette adresse. Choisissez-en une autre.',
    'content/incomplete': 'Il manque le titre, le résumé ou le texte.',
    'content/undescribed':
      'Une image n’a pas de description dans une langue où elle serait visible. Décrivez-la, ou indiquez qu’elle est décorative.',
    'picture/unknown': 'Cette image n’existe plus.',
    'picture/in-use':
      'Cette image est utilisée dans un texte ou un brouillon. Commencez par l’en retirer.',
    'picture/unusable': 'Ce fichier n’est pas une image utilisable. Choisissez-en un autre.',
    'picture/too-large': 'Cette image est trop volumineuse. Choisissez-en une plus petite.',
    'picture/storage-failed':
      'L’image n’a pas pu être enregistrée. Elle est toujours là : réessayez.',
    'content/second-person': 'Une autre personne doit publier ce texte ou l’approuver d’abord.',
    'content/own-text': 'Vous ne pouvez pas relire un texte que vous avez écrit.',
    'redirect/is-page': 'Une page existe déjà à cette adresse. Choisissez-en une autre.',
    'redirect/no-page': 'Aucune page de ce site n’a cette adresse. Vérifiez-la.',
    'redirect/version-conflict':
      'Quelqu’un d’autre a modifié cette redirection. Consultez la nouvelle version.',
    'account/proof-needed': 'Confirmez d’abord votre identité.',
    'account/password-wrong': 'Le mot de passe est erroné.',
    'account/no-password':
      'Ce compte n’a pas de mot de passe. Reconnectez-vous avec la vérification en deux étapes, ou choisissez un mot de passe sous « Sécurité du compte ».',
  },
  users,
  recalls,
  requests,
  businesses,
  terms,
  editConflict,
  catalogue,
  imports,
  documents,
  lots,
  packingSlip: {
    title: 'Bordereau de livraison',
    print: 'Imprimer',
    from: 'Expéditeur',
    to: 'Livrer à',
    po: 'Votre bon de commande',
    delivery: 'Livraison',
    shipped: 'Expédié le',
    reference: 'Référence',
    goods: 'Marchandises',
    lots: 'Lot (caisses)',
    cases: 'Caisses',
    pieces: 'Unités',
    net: 'Poids net',
    gross: 'Poids brut',
    total: 'Total',
    bestBefore: 'Meilleur avant le {day}',
  },
  clientOrders,
  submissions,
  notifications,
} satisfies NamespaceStaffTranslation

export default fr_staff
