import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  dashboard: {
    figures: {
      users: 'Utenti in totale',
      companies: 'Aziende attive',
      flags: 'Flag attivi',
      pages: 'Pagine di contenuto',
      views: 'Pagine viste al mese',
      conversion: 'Tasso di conversione',
    },
    sample: 'Esempio',
    sampleText: '{figure} · {change} rispetto al mese scorso',
    sampleNote: 'Una cifra contrassegnata con «Esempio» mostra come apparirà il confronto.',
    change: '{change} rispetto al mese scorso',
    unchanged: 'Invariato rispetto al mese scorso',
    activity: 'Attività recenti',
    activityEmpty: 'Non è ancora stato modificato nulla. Queste voci sono esempi.',
    quick: 'Azioni rapide',
    error: 'Non è possibile mostrare i dati: {detail}',
    flagsOn: '{who} ha reso visibile: {names}',
    flagsOff: '{who} ha nascosto: {names}',
    done: '{who}: {action}',
    doneOften: '{who}: {action}, {count} volte',
    message: 'Nuovo messaggio',
    request: 'Nuova richiesta di accesso',
    andMore: 'e {count} {{altro|altri}}',
    gone: 'un utente eliminato',
    more: '{names} e {count} {{altro|altri}}',
    samples: {
      user: 'Nuovo utente registrato',
      flag: 'Flag attivato',
      content: 'Pagina di contenuto aggiornata',
    },
    go: {
      sections: 'Scegliete che cosa vedono i visitatori',
      'feature-flags': 'Controllate i flag e lo stato del sistema',
      users: 'Gestite account e ruoli',
      analytics: 'Guardate che cosa leggono i visitatori',
    },
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
