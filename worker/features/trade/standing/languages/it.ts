import type { StandingOrderMailLanguage } from '../standing-mail-language.ts'

export const it: StandingOrderMailLanguage = {
  greeting: 'Buongiorno,',
  closing: 'Cordiali saluti',
  hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  sample: 'Questo è un esempio. Non verrà consegnato nulla.',
  total: 'Totale al netto di imposte e trasporto:',
  clientButton: 'Apri l’ordine ricorrente',
  officeButton: 'Apri l’azienda nell’area di amministrazione',
  mails: {
    announced: {
      subject: 'Il vostro ordine ricorrente: consegna di {day}',
      intro:
        'il vostro ordine ricorrente con consegna {day} ci verrà inviato {moment}, ora di Ottawa. Fino ad allora potete modificarlo o saltare questa consegna.',
    },
    dearer: {
      subject: 'Ordine ricorrente con consegna {day}: serve una vostra risposta',
      intro:
        'il vostro ordine ricorrente con consegna {day} ora costa {after} anziché {before}. Senza il vostro consenso non parte nulla: accettate i nuovi prezzi o modificate l’ordine entro {moment}, ora di Ottawa.',
    },
    changed: {
      subject: 'Ordine ricorrente con consegna {day}: serve una vostra risposta',
      intro:
        'il contenuto del cartone di un prodotto è cambiato nel vostro ordine ricorrente con consegna {day}. Senza il vostro consenso non parte nulla: accettate oppure modificate l’ordine entro {moment}, ora di Ottawa.',
    },
    unavailable: {
      subject: 'Ordine ricorrente con consegna {day}: serve una vostra risposta',
      intro:
        'un prodotto del vostro ordine ricorrente con consegna {day} non è più disponibile alle stesse condizioni. Senza il vostro consenso non parte nulla: modificate l’ordine entro {moment}, ora di Ottawa.',
    },
    day: {
      subject: 'Il vostro ordine ricorrente: scegliete un altro giorno',
      intro:
        'il vostro ordine ricorrente con consegna {day} non può partire, perché in quel giorno non consegniamo da voi. Scegliete un altro giorno o saltate questa consegna.',
    },
    approver: {
      subject: 'Ordine ricorrente con consegna {day}: nessuno può approvarlo',
      intro:
        'il vostro ordine ricorrente con consegna {day} va approvato, ma nella vostra azienda nessuno può farlo. Chiedete al vostro referente di abilitare qualcuno, o riducete l’ordine, entro {moment}, ora di Ottawa.',
    },
    missed: {
      subject: 'Ordine ricorrente con consegna {day}: non inviato',
      intro:
        'il vostro ordine ricorrente con consegna {day} non è stato inviato: il termine è scaduto. Se i prodotti vi servono, inviate un ordine. L’ordine ricorrente riprende dalla consegna successiva.',
    },
    officeMissed: {
      subject: 'Ordine ricorrente di {company}, consegna {day}: non inviato',
      intro:
        'l’ordine ricorrente di {company} con consegna {day} non è stato inviato entro il termine. Il cliente è stato avvisato. Forse conviene telefonare.',
    },
    officeNoBuyer: {
      subject: 'Ordine ricorrente di {company}: sospeso',
      intro:
        'l’ordine ricorrente di {company} con consegna {day} è stato sospeso: nell’azienda nessuno può più inviare ordini.',
    },
  },
}
