import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'Entrate nella rete B2B',
  text: 'Parlateci della vostra azienda: il nostro team vi contatterà.',
  field: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail aziendale',
    phone: 'Telefono',
    companyName: 'Azienda',
    jobTitle: 'Il vostro ruolo',
    companySize: 'Dimensioni dell’azienda',
    industry: 'Settore',
    website: 'Sito web',
    businessNeeds: 'Di che cosa avete bisogno?',
    password: 'Password',
  },
  needsHint: 'Prodotti, quantità, punti vendita: tutto ciò che ci aiuta a rispondervi.',
  passwordHint:
    'Scegliete una password per creare subito l’account. L’accesso dovrà poi essere approvato da noi.',
  choose: 'Scegliete',
  employees: '{range} dipendenti',
  industry: {
    retail: 'Vendita al dettaglio',
    foodservice: 'Ristorazione',
    wholesale: 'Ingrosso',
    distribution: 'Distribuzione',
    manufacturing: 'Produzione',
    other: 'Altro',
  },
  submit: 'Richiedi l’accesso',
  busy: 'Invio…',
  toSignIn: 'Avete già l’accesso? Accedete',
  sent: 'La vostra richiesta di accesso B2B è stata inviata. Il nostro team vi contatterà a breve.',
  failed: 'Si è verificato un errore durante l’invio. Riprovate.',
  noAccount:
    'Per ora non è stato possibile creare l’account. Se approveremo la richiesta, vi invieremo un invito via e-mail.',
} satisfies NamespacePortalTranslation['request']
