import type { HealthReport, HealthStatus } from '#contract/staff/health.ts'
import type { Locale } from '#contract/locales.ts'

type Part = keyof Pick<HealthReport, 'database' | 'hubspot' | 'forms'>

type Words = {
  subject: string
  change: string
  /** Sentence for a further problem while the overall state is unchanged. */
  more: string
  /** Line of one component; French puts a space before the colon. */
  line: string
  states: Record<HealthStatus, string>
  parts: Record<Part, string>
  issues: string
  open: string
  hint: string
}

/** Mail to the office about a change of health. `{site}` is the company's name. */
export const healthMailWords: Record<Locale, Words> = {
  en: {
    subject: '{site} system: {state}',
    change: 'The system’s health has changed from “{before}” to “{state}” ({time}).',
    more: 'A new problem was found. The system’s health is still “{state}” ({time}).',
    line: '{part}: {state}',
    states: { healthy: 'healthy', warning: 'warning', error: 'error' },
    parts: { database: 'Database', hubspot: 'HubSpot', forms: 'Forms and email' },
    issues: 'Issues found:',
    open: 'See the system’s health',
    hint: 'If the button does not work, copy this address into your browser:',
  },
  fr: {
    subject: 'Système de {site} : {state}',
    change: 'L’état du système est passé de « {before} » à « {state} » ({time}).',
    more: 'Un nouveau problème est apparu. L’état du système reste « {state} » ({time}).',
    line: '{part} : {state}',
    states: { healthy: 'tout va bien', warning: 'avertissement', error: 'erreur' },
    parts: { database: 'Base de données', hubspot: 'HubSpot', forms: 'Formulaires et courriel' },
    issues: 'Problèmes constatés :',
    open: 'Voir l’état du système',
    hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  el: {
    subject: 'Σύστημα {site}: {state}',
    change: 'Η κατάσταση του συστήματος άλλαξε από «{before}» σε «{state}» ({time}).',
    more: 'Εντοπίστηκε νέο πρόβλημα. Η κατάσταση του συστήματος παραμένει «{state}» ({time}).',
    line: '{part}: {state}',
    states: { healthy: 'εντάξει', warning: 'προειδοποίηση', error: 'σφάλμα' },
    parts: { database: 'Βάση δεδομένων', hubspot: 'HubSpot', forms: 'Φόρμες και email' },
    issues: 'Προβλήματα που εντοπίστηκαν:',
    open: 'Δείτε την κατάσταση του συστήματος',
    hint: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
  },
  it: {
    subject: 'Sistema di {site}: {state}',
    change: 'Lo stato del sistema è passato da «{before}» a «{state}» ({time}).',
    more: 'È stato rilevato un nuovo problema. Lo stato del sistema resta «{state}» ({time}).',
    line: '{part}: {state}',
    states: { healthy: 'regolare', warning: 'avviso', error: 'errore' },
    parts: { database: 'Database', hubspot: 'HubSpot', forms: 'Moduli ed e-mail' },
    issues: 'Problemi rilevati:',
    open: 'Vedi lo stato del sistema',
    hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  },
  de: {
    subject: 'System von {site}: {state}',
    change: 'Der Zustand des Systems hat sich von „{before}“ zu „{state}“ geändert ({time}).',
    more: 'Ein weiteres Problem wurde gefunden. Der Zustand des Systems ist weiterhin „{state}“ ({time}).',
    line: '{part}: {state}',
    states: { healthy: 'in Ordnung', warning: 'Warnung', error: 'Fehler' },
    parts: { database: 'Datenbank', hubspot: 'HubSpot', forms: 'Formulare und E-Mail' },
    issues: 'Gefundene Probleme:',
    open: 'Zustand des Systems ansehen',
    hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  },
}
