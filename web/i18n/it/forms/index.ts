import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const it_forms = {
  contact: {
    formTitle: 'Per cominciare bastano due righe',
    formText: 'Diteci chi siete, a chi vendete e quali prodotti vi interessano. Vi risponderemo.',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    phone: 'Telefono',
    message: 'Messaggio',
    optional: 'facoltativo',
    offline: 'Nessuna connessione a Internet. Riprovate quando sarete di nuovo online.',
    submit: 'Invia il messaggio',
    busy: 'Invio…',
    thanksTitle: 'Grazie per il vostro messaggio',
    thanks: 'L’abbiamo ricevuto e di solito rispondiamo entro due giorni lavorativi.',
  },
  /** Shown beside every form, and sent to HubSpot by worker/features/outbox/form-words.ts. */
  consent:
    'Inviando questo modulo accettate che {company} conservi e utilizzi questi dati per rispondervi, come spiega l’informativa sulla privacy.',
  fault: {
    required: 'Compilate questo campo.',
    choose: 'Scegliete una delle opzioni.',
    email: 'Inserite un indirizzo e-mail come nome@azienda.com.',
    url: 'Inserite un indirizzo web come azienda.com.',
    'too-long': 'Il testo è troppo lungo. Accorciatelo.',
    characters: 'Il testo contiene caratteri che non si possono inviare. Toglieteli.',
  },
  failed: 'Si è verificato un errore durante l’invio. Riprovate o contattateci direttamente.',
  close: 'Chiudi',
  leaveEmpty: 'Lasciate vuoto',
} satisfies NamespaceFormsTranslation

export default it_forms
