import type { NotificationMailLanguage } from '../notification-mail-language.ts'

export const it: NotificationMailLanguage = {
  sentences: {
    'request-submitted': '{name} ha richiesto l’accesso',
    'request-answered': '{name} ha risposto alla vostra domanda sulla richiesta',
    message: 'Nuovo messaggio da {name}',
    'message-assigned': 'Vi è stato assegnato il messaggio di {name}',
    order: 'L’ordine {number} di {name} attende una risposta',
    'order-accepted': '{name} ha accettato le modifiche all’ordine {number}',
    'order-cancelled': '{name} ha annullato l’ordine {number}',
    'delivery-dead': 'Un messaggio di {name} non è stato recapitato',
    'recall-mail-dead': 'Alcuni clienti non hanno ricevuto l’e-mail di un richiamo: {name}',
    'drill-due': 'È ora di fare un’esercitazione di richiamo',
    'health-healthy': 'Il sistema funziona di nuovo normalmente',
    'health-warning': 'Il sistema ha emesso un avviso',
    'health-error': 'Il sistema segnala un errore',
    'review-asked': 'Revisione richiesta: {name}',
    published: 'Pubblicato: {name}',
    'publication-failed': 'Un testo programmato non è stato pubblicato: {name}',
    'plan-conflict': 'Una modifica programmata non è stata eseguita: {name}',
    'role-admin': '{name} ha ora il ruolo di amministratore',
    'role-client': '{name} ha ora il ruolo di cliente',
    'role-none': '{name} non ha più alcun ruolo',
    'address-changed': 'Nuovo indirizzo di accesso: {name}',
  },
  nameless: '(dati cancellati)',
  several: { one: '1 notifica da {site}', many: '{n} notifiche da {site}' },
  digest: {
    subject: {
      one: '{site}: 1 notifica in attesa',
      many: '{site}: {n} notifiche in attesa',
    },
    intro: 'Notifiche aperte che non avete letto:',
  },
  more: { one: 'e 1 altra', many: 'e altre {n}' },
  open: 'Apri',
  openInbox: 'Apri le notifiche',
  reason:
    'Ricevete questa e-mail perché siete amministratori di {site} e avete attivato questa notifica.',
  choose: 'Modificate le preferenze di notifica:',
  hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
}
