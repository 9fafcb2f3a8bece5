import type { NamespaceStaffPortalTranslation } from '../../i18n-types.ts'

export default {
  flags: {
    toSections:
      'Per mostrare o nascondere soltanto ciò che vedono i visitatori, usate Sezioni e funzioni',
    total: 'Flag in totale',
    active: 'Flag attivi',
    list: 'Tutti i flag',
  },
  health: {
    title: 'Stato del sistema',
    overall: { healthy: 'Regolare', warning: 'Avviso', error: 'Errore' },
    parts: { database: 'Database', hubspot: 'HubSpot', forms: 'Moduli ed e-mail' },
    lastChecked: 'Ultimo controllo: {when}',
    never: 'Non ancora controllato',
    check: 'Controlla adesso',
    checking: 'Controllo…',
    checked: 'Controllato: {state}.',
    issues: 'Problemi',
    noIssues: 'Nessun problema.',
    history: 'Ultimi 7 giorni',
    dayState: '{day}: {state}',
    noData: 'nessun controllo',
    unavailable: 'Non è possibile leggere il rapporto sullo stato: {detail}',
  },
  developers: {
    title: 'Per gli sviluppatori',
    text: 'Se codice e database concordano, e come altri programmi leggono i flag.',
  },
  drift: {
    title: 'Rapporto sulle divergenze',
    text: 'Dove codice, database e uso non concordano.',
    notStored: 'Nel codice, non nel database',
    notStoredText:
      'Vale il valore predefinito, che non si può cambiare prima del prossimo rilascio.',
    notInCode: 'Nel database, non nel codice',
    notInCodeText: 'Cambiare questi flag non ha alcun effetto. Le loro righe si possono eliminare.',
    notRead: 'Non richiesti da 30 giorni',
    notReadText:
      'Nessuna pagina e nessun programma ha richiesto questi flag: probabilmente non servono più.',
    lastRead: 'ultima richiesta: {when}',
    neverRead: 'mai',
    since: 'Inizio della registrazione delle letture: {time}',
    sinceNever: 'Nessuna lettura registrata finora.',
    clean: 'Codice e database concordano.',
    none: 'Nessuno',
    error: 'Non è possibile leggere il rapporto sulle divergenze: {detail}',
  },
  remote: {
    title: 'Standard OpenFeature',
    text: 'Qualsiasi client OpenFeature può leggere questi flag con il protocollo di valutazione remota (OFREP) all’indirizzo:',
  },
} satisfies Partial<NamespaceStaffPortalTranslation>
