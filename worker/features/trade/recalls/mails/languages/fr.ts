import type { RecallMailLanguage } from '../recall-mail-language.ts'

export const fr: RecallMailLanguage = {
  subject: {
    one: 'Rappel : {product}, lot {code}',
    more: 'Rappel : {product}, lot {code}, et d’autres lots',
  },
  greeting: 'Bonjour,',
  intro:
    'Nous rappelons des produits que nous avons expédiés à {company}. Veuillez lire ce message maintenant et agir dès aujourd’hui.',
  lot: '{product} (numéro d’article {sku}), lot {code}',
  bestBefore: 'meilleur avant le {day}',
  shipped: 'Caisses expédiées à {company} : {n}',
  shipment: 'Commande {number}, {day}, lot {code}, caisses : {n}',
  more: 'Autres expéditions, indiquées dans le portail client : {n}',
  reason: 'Motif :',
  action: 'Ce qu’il faut faire :',
  actions: {
    hold: 'Cessez de vendre et d’utiliser ces lots, et mettez-les à part. Conservez-les jusqu’à ce que vous ayez de nos nouvelles.',
    return:
      'Cessez de vendre et d’utiliser ces lots, et mettez-les à part. Tenez-les prêts : nous conviendrons avec vous de leur retour.',
    destroy:
      'Cessez de vendre et d’utiliser ces lots. Détruisez ce qu’il en reste pour que personne ne puisse s’en servir, et notez les quantités.',
  },
  call: 'Vous avez des questions, ou vous avez déjà revendu des caisses ? Appelez-nous ou écrivez-nous :',
  answer:
    'Dites-nous dans le portail client que vous avez lu ce message et combien de caisses il vous reste. « Aucune » est aussi une réponse.',
  button: 'Ouvrir le rappel et répondre',
  hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  closing: 'Cordialement,',
}
