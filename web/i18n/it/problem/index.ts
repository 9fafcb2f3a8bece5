import type { NamespaceProblemTranslation } from '../../i18n-types.ts'

const it_problem = {
  'request/not-json':
    'Qualcosa non ha funzionato durante l’invio. Ricaricate la pagina e riprovate.',
  'request/address-too-long': 'L’indirizzo è troppo lungo. Accorciatelo e riprovate.',
  'request/too-large': 'Il contenuto è troppo grande. Riducetelo e riprovate.',
  'request/invalid': 'Alcuni dati mancano o non sono validi. Controllateli e riprovate.',
  'request/not-found':
    'Non troviamo questo elemento. Forse è stato eliminato. Ricaricate la pagina.',
  'request/rate-limited': 'Troppi tentativi in poco tempo. Attendete un minuto e riprovate.',
  'request/wrong-origin':
    'La richiesta proveniva da un altro sito ed è stata respinta. Ricaricate la pagina e riprovate.',
  'auth/no-token': 'Accedete per continuare.',
  'auth/token-invalid': 'Il vostro accesso non è più valido. Accedete di nuovo.',
  'auth/forbidden': 'Il vostro account non è abilitato a questa operazione.',
  'auth/session-gone': 'Il vostro accesso è terminato. Accedete di nuovo.',
  'auth/second-factor-needed': 'Completate prima la verifica in due passaggi.',
  'auth/second-factor-required-first':
    'Configurate prima la verifica in due passaggi in «Sicurezza dell’account».',
  'auth/password-due': 'Scegliete prima la nuova password.',
  'auth/second-factor-too-old':
    'Per confermare la vostra identità, completate di nuovo la verifica in due passaggi.',
  'auth/recovery-code-wrong':
    'Questo codice di recupero è errato o è già stato usato. Controllatelo o usatene un altro.',
  'simple-admin/incorrect-password': 'Password errata',
  'idempotency/key-missing': 'La richiesta era incompleta. Ricaricate la pagina e riprovate.',
  'idempotency/key-reused':
    'Questo modulo è già stato inviato con un altro contenuto. Ricaricate la pagina e riprovate.',
  'forms/storage-failed':
    'Si è verificato un errore durante l’invio. Riprovate o contattateci direttamente.',
  'flag/unknown': 'Questo flag non esiste più. Aggiornate l’elenco.',
  'flag/version-conflict': 'Qualcun altro ha modificato questo flag. L’elenco è stato aggiornato.',
  'server/database-unavailable': 'Al momento il database non è raggiungibile. Riprovate tra poco.',
  'server/setting-missing': 'Questa funzione non è ancora configurata. Contattateci.',
  'server/unexpected': 'Si è verificato un errore sul nostro server. Riprovate.',
  'network/unreachable': 'Il server non è raggiungibile. Controllate la connessione e riprovate.',
} satisfies NamespaceProblemTranslation

export default it_problem
