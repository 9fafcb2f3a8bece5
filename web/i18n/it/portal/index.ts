import type { NamespacePortalTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import account from './account.js'
import business from './business.js'
import catalogue from './catalogue.js'
import emailAddress from './email-address.js'
import entrance from './entrance.js'
import firstTime from './first-time.js'
import recoveryCodes from './recovery-codes.js'
import request from './request.js'
import undo from './undo.js'

const it_portal = {
  client: {
    title: 'Area clienti',
    intro: 'Per i dettaglianti, i ristoranti e i distributori che comprano da noi.',
  },
  admin: {
    title: 'Area di amministrazione',
    intro: 'Per il personale che gestisce questo sito.',
  },
  door: {
    title: 'Benvenuti',
    intro: 'Un solo accesso, per i clienti e per il personale.',
  },
  dashboard: {
    title: 'Area clienti',
    welcome: 'Benvenuti',
    account: 'Sicurezza dell’account',
    signOut: 'Esci',
    cards: {
      orders: {
        title: 'Ordini',
        text: 'Qui troverete gli ordini in corso e quelli passati. Fino ad allora il vostro referente vi terrà aggiornati.',
      },
      analytics: {
        title: 'Statistiche',
        text: 'Dopo i primi ordini vedrete qui, in grafici, che cosa comprate e come si vende.',
      },
      documents: {
        title: 'Documenti',
        text: 'Listini, certificati e documenti doganali saranno raccolti qui, pronti da scaricare.',
      },
    },
    services: {
      title: 'I vostri servizi B2B',
      text: 'Campioni, private label, una consegna da spostare: {name} e il suo team seguono la vostra azienda.',
      contact: 'Contatta il referente',
    },
  },
  form: {
    required: 'Compilate questo campo.',
    choose: 'Scegliete una delle opzioni.',
    email: 'Inserite un indirizzo e-mail come nome@azienda.com.',
    url: 'Inserite un indirizzo web come azienda.com.',
    code: 'Il codice ha sei cifre.',
    optional: 'facoltativo',
    offline: 'Nessuna connessione a Internet. Riprovate quando sarete di nuovo online.',
    show: 'Mostra',
    hide: 'Nascondi',
    showPassword: 'Mostra la password',
    hidePassword: 'Nascondi la password',
  },
  rule: {
    label: 'Requisiti della password',
    characters: 'Almeno 8 caratteri',
    uppercase: 'Una lettera maiuscola',
    special: 'Un carattere speciale',
    met: 'soddisfatto',
    unmet: 'La password non soddisfa i requisiti.',
  },
  failure: {
    unexpected: 'Si è verificato un errore imprevisto.',
    unreachable: 'Il server non è raggiungibile. Controllate la connessione e riprovate.',
    tooMany: 'Troppi tentativi in poco tempo. Attendete un minuto e riprovate.',
    captcha: 'Il controllo di sicurezza non è stato superato. Riprovate.',
    tooManyPasswords:
      'Troppe password errate. Riprovate più tardi, oppure usate «Password dimenticata?» per accedere subito via e-mail.',
    tooManyMailedCodes: 'Troppi codici errati. Aprite invece il link ricevuto via e-mail.',
    tooManySteps:
      'Troppi codici errati. Riprovate più tardi, oppure usate «Password dimenticata?» e poi inserite di nuovo il codice.',
    code: 'Il codice è errato o scaduto. Riprovate.',
    weak: 'Questa password è troppo facile da indovinare. Sceglietene un’altra.',
    same: 'La nuova password è uguale a quella attuale. Sceglietene un’altra.',
    current: 'Questa non è la vostra password attuale. Riprovate.',
    nameTaken: 'Avete già un’app con questo nome. Scegliete un altro nome.',
    factors: 'Avete già il numero massimo di app. Rimuovetene prima una.',
    linked: 'Questo account è già collegato a un utente.',
    lastIdentity: 'È il vostro unico modo di accedere, quindi non potete rimuoverlo.',
    session: 'Il vostro accesso è terminato. Accedete di nuovo.',
    noSms: 'Al momento non è possibile inviare SMS. Usate un altro metodo.',
    phoneTaken: 'Questo telefono è già configurato.',
  },
  ...entrance,
  business,
  catalogue,
  request,
  account,
  emailAddress,
  firstTime,
  recoveryCodes,
  undo,
} satisfies NamespacePortalTranslation

export default it_portal
