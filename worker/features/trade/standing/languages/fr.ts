import type { StandingOrderMailLanguage } from '../standing-mail-language.ts'

export const fr: StandingOrderMailLanguage = {
  greeting: 'Bonjour,',
  closing: 'Cordialement,',
  hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  sample: 'Ceci est un exemple. Rien ne sera livré.',
  total: 'Total avant taxes et transport :',
  clientButton: 'Ouvrir la commande récurrente',
  officeButton: 'Ouvrir l’entreprise dans le portail d’administration',
  mails: {
    announced: {
      subject: 'Votre commande récurrente pour la livraison du {day}',
      intro:
        'Votre commande récurrente pour la livraison du {day} nous sera envoyée le {moment}, heure d’Ottawa. D’ici là, vous pouvez la modifier ou sauter cette livraison.',
    },
    dearer: {
      subject: 'Votre commande récurrente du {day} attend votre réponse',
      intro:
        'Votre commande récurrente pour la livraison du {day} coûte maintenant {after} au lieu de {before}. Rien ne part sans votre accord : acceptez les nouveaux prix ou modifiez la commande avant le {moment}, heure d’Ottawa.',
    },
    changed: {
      subject: 'Votre commande récurrente du {day} attend votre réponse',
      intro:
        'Un produit de votre commande récurrente pour la livraison du {day} est maintenant vendu dans un autre format de caisse. Rien ne part sans votre accord : donnez-le ou modifiez la commande avant le {moment}, heure d’Ottawa.',
    },
    unavailable: {
      subject: 'Votre commande récurrente du {day} attend votre réponse',
      intro:
        'Un produit de votre commande récurrente pour la livraison du {day} ne peut plus être commandé aux mêmes conditions. Rien ne part sans votre accord : modifiez la commande avant le {moment}, heure d’Ottawa.',
    },
    day: {
      subject: 'Votre commande récurrente : choisissez un autre jour',
      intro:
        'Votre commande récurrente du {day} ne peut pas partir : nous ne vous livrons pas ce jour-là. Choisissez un autre jour ou sautez cette livraison.',
    },
    approver: {
      subject: 'Votre commande récurrente du {day} attend une approbation',
      intro:
        'Votre commande récurrente pour la livraison du {day} exige une approbation, et personne dans votre entreprise ne peut la donner. Demandez à votre responsable de compte de désigner un approbateur, ou réduisez la commande, avant le {moment}, heure d’Ottawa.',
    },
    missed: {
      subject: 'Votre commande récurrente du {day} n’est pas partie',
      intro:
        'Votre commande récurrente pour la livraison du {day} n’est pas partie : l’heure limite est passée. S’il vous faut ces produits, passez une commande. La commande récurrente reprend à la livraison suivante.',
    },
    officeMissed: {
      subject: '{company} : commande récurrente du {day} non envoyée',
      intro:
        'La commande récurrente du client {company} pour la livraison du {day} n’a pas été envoyée avant l’heure limite. Le client en a été prévenu. Un appel peut être utile.',
    },
    officeNoBuyer: {
      subject: '{company} : commande récurrente suspendue',
      intro:
        'La commande récurrente du client {company} pour la livraison du {day} a été suspendue : personne dans l’entreprise ne peut plus passer de commande.',
    },
  },
}
