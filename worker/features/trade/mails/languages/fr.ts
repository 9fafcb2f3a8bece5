import type { OrderMailLanguage } from '../order-mail-language.ts'

export const fr: OrderMailLanguage = {
  greeting: 'Bonjour,',
  closing: 'Cordialement,',
  hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  delivery: 'Livraison :',
  po: 'Votre numéro de bon de commande :',
  note: 'Remarque :',
  total: 'Total avant taxes et transport :',
  line: '{goods} : {price}',
  removed: 'non disponible',
  price: '{amount} ({unit})',
  estimate: '{amount} (estimation, facturé au poids : {unit})',
  unit: { case: '{price} la caisse', kg: '{price} le kg' },
  cases: { one: '{n} caisse', many: '{n} caisses' },
  was: '{line} – avant : {before}',
  shippedOn: 'Date d’expédition :',
  reference: 'Référence :',
  lots: { one: 'Lot : {lots}', many: 'Lots : {lots}' },
  reason: 'Notre motif :',
  sample: 'Cette commande n’est qu’un exemple. Rien ne sera livré.',
  lastForOffice:
    'Pour limiter les courriels, les prochaines commandes passées par {company} n’apparaissent pour l’instant que dans le portail d’administration (Commandes, Avis).',
  lastForClient:
    'Pour limiter les courriels, les prochaines modifications n’apparaissent pour l’instant que dans le portail client. Nous vous envoyons toujours nos réponses par courriel.',
  clientButton: 'Ouvrir la commande',
  officeButton: 'Ouvrir la commande dans le portail d’administration',
  mails: {
    received: {
      subject: 'Nous avons bien reçu votre commande {number}',
      intro:
        'Merci pour votre commande {number}. Nous la vérifions et vous la confirmerons dès que possible.',
    },
    approval: {
      subject: 'La commande {number} attend votre approbation',
      intro:
        '{name} a passé la commande {number} pour {company}. Nous la recevrons dès que vous l’aurez approuvée.',
    },
    confirmed: {
      subject: 'Votre commande {number} est confirmée',
      intro: 'Nous avons confirmé la commande {number} telle que vous l’avez passée.',
    },
    agreed: {
      subject: 'Votre commande {number} est confirmée',
      intro:
        'Un collègue a accepté les modifications de la commande {number}. Elle est confirmée telle qu’indiquée ci-dessous.',
    },
    changed: {
      subject: 'Votre commande {number} est confirmée, avec des modifications',
      intro:
        'Nous avons confirmé la commande {number} avec les modifications indiquées ci-dessous.',
    },
    proposed: {
      subject: 'Commande {number} : nous attendons votre réponse',
      intro:
        'Nous ne pouvons pas livrer la commande {number} telle que vous l’avez passée. Notre proposition figure ci-dessous. Veuillez nous dire si vous l’acceptez.',
    },
    declined: {
      subject: 'Nous ne pouvons pas livrer la commande {number}',
      intro: 'Nous sommes désolés, mais nous ne pouvons pas livrer la commande {number}.',
    },
    shipped: {
      subject: 'Votre commande {number} a été expédiée',
      intro:
        'Votre commande {number} a été remise au transporteur. Les lots sont indiqués sous chaque produit.',
    },
    submitted: {
      subject: '{company} a passé la commande {number}',
      intro: '{name} a passé la commande {number} pour {company}.',
    },
    accepted: {
      subject: 'Commande {number} : {company} a accepté notre proposition',
      intro:
        '{company} a accepté notre proposition pour la commande {number}, qui est donc confirmée.',
    },
    cancelled: {
      subject: '{company} a annulé la commande {number}',
      intro: '{company} a annulé la commande {number}.',
    },
    calledBack: {
      subject: '{company} a retiré la commande {number} pour la modifier',
      intro: '{company} modifie la commande {number}. Attendez qu’elle soit renvoyée.',
    },
  },
}
