import type { NamespaceStaffTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import businesses from './businesses.js'
import catalogue from './catalogue.js'
import imports from './imports.js'
import documents from './documents.js'
import lots from './lots.js'
import clientOrders from './client-orders.js'
import recalls from './recalls.js'
import requests from './requests.js'
import notifications from './notifications.js'
import submissions from './submissions.js'
import editConflict from './edit-conflict.js'
import terms from './terms.js'
import users from './users.js'

const it_staff = {
  list: {
    search: 'Cerca',
    all: 'Tutti',
    more: 'Mostra altri',
    shown: 'In elenco: {n}',
    empty: 'Qui non c’è ancora nulla.',
    noMatch: 'Nessun risultato per questa ricerca.',
    reset: 'Azzera la ricerca',
    open: 'Apri {name}',
    never: 'Mai',
    unknown: 'un utente sconosciuto',
    erased: 'Dati personali cancellati',
    language: 'Lingua',
    history: 'Cronologia',
    noHistory: 'Ancora nulla.',
    by: 'da {name}',
    applicant: 'chi ha fatto richiesta',
    sure: 'Volete continuare?',
    saved: 'Fatto.',
  },
  actions: {
    'user/role-changed': 'Ruolo modificato',
    'user/suspended': 'Account sospeso',
    'user/reinstated': 'Account riattivato',
    'user/sessions-ended': 'Accessi chiusi',
    'user/invited': 'Invito inviato',
    'user/password-reset-sent': 'Link per reimpostare la password inviato',
    'user/factors-removed': 'Verifica in due passaggi disattivata',
    'access-request/approved': 'Richiesta approvata',
    'access-request/refused': 'Richiesta rifiutata',
    'access-request/more-information': 'Domanda inviata',
    'access-request/answered': 'Risposta ricevuta',
    'access-request/withdrawn': 'Richiesta ritirata',
    'company/member-invited': 'Collega invitato',
    'company/terms-changed': 'Condizioni modificate',
    'company/price-list-given': 'Listino assegnato',
    'company/member-role-changed': 'Ruolo nell’azienda modificato',
    'company/member-removed': 'Rimozione dall’azienda',
    'product/created': 'Prodotto aggiunto',
    'product/changed': 'Prodotto modificato',
    'product/archived': 'Prodotto archiviato',
    'product/restored': 'Prodotto ripristinato',
    'products/imported': 'Prodotti importati',
    'price-list/created': 'Listino creato',
    'price-list/changed': 'Listino modificato',
    'price-list/archived': 'Listino archiviato',
    'price-list/restored': 'Listino ripristinato',
    'prices/changed': 'Prezzi modificati',
    'prices/imported': 'Prezzi importati',
    'lot/created': 'Lotto aggiunto',
    'lot/changed': 'Lotto modificato',
    'lot/available': 'Lotto sbloccato',
    'lot/held': 'Lotto bloccato',
    'lot/gone': 'Lotto esaurito',
    'recall/opened': 'Richiamo aperto',
    'recall/drilled': 'Esercitazione avviata',
    'recall/mailed-again': 'E-mail del richiamo inviate di nuovo',
    'recall/closed': 'Richiamo chiuso',
    'samples/archived': 'Esempi archiviati',
    'document/uploaded': 'Documento caricato',
    'document/changed': 'Documento modificato',
    'document/withdrawn': 'Documento ritirato',
    'orders/exported': 'Ordini esportati',
    'lots/exported': 'Movimenti dei lotti esportati',
    'submission/answered': 'Messaggio segnato come risposto',
    'submission/replied': 'Risposta inviata',
    'submission/assigned': 'Messaggio assegnato',
    'submission/unassigned': 'Assegnazione rimossa',
    'submission/done': 'Messaggio concluso',
    'submission/reopened': 'Messaggio segnato come da rispondere',
    'submission/sent-again': 'Messaggio inviato di nuovo',
    'submission/exported': 'Messaggi esportati',
    'mail/sent-again': 'E-mail inviata di nuovo',
    'mail/dismissed': 'E-mail non recapitata eliminata',
    'flag-previews/ended': 'Link di anteprima disattivati',
    'picture/uploaded': 'Immagine caricata',
    'picture/described': 'Immagine descritta',
    'picture/deleted': 'Immagine eliminata',
    'content/review-asked': 'Revisione di un testo richiesta',
    'content/approved': 'Testo approvato',
    'content/returned': 'Testo rimandato',
    'redirect/set': 'Reindirizzamento impostato',
    'redirect/removed': 'Reindirizzamento eliminato',
  },
  tabs: {
    label: 'Sezioni della schermata',
    requests: 'Richieste',
    businesses: 'Aziende',
  },
  refused: {
    'user/unknown': 'Questo utente non esiste più.',
    'user/exists': 'Esiste già un account con questo indirizzo: lo trovate nell’elenco.',
    'user/last-admin': 'È l’ultimo amministratore che può accedere. Nominatene prima un altro.',
    'user/version-conflict': 'L’indirizzo di accesso di questo account è cambiato. Controllatelo.',
    'user/own-account': 'Non potete farlo con il vostro account.',
    'user/suspended': 'L’account di questa persona è sospeso. Prima riattivatelo.',
    'user/not-invited': 'L’invito è già stato accettato.',
    'user/no-factor': 'Questo account non usa la verifica in due passaggi.',
    'access-request/unknown': 'Questa richiesta non esiste più.',
    'access-request/version-conflict':
      'Questa richiesta è cambiata. Controllate la nuova versione.',
    'access-request/erased':
      'I dati personali di questa richiesta sono stati cancellati: non è possibile avvisare nessuno.',
    'company/unknown': 'Questa azienda non esiste più.',
    'user/email-unverified':
      'L’indirizzo di questo amministratore è cambiato e non è ancora del tutto confermato. Chiedetegli di scegliere una nuova password con «Password dimenticata?», poi riprovate.',
    'user/role-version-conflict':
      'Qualcun altro ha cambiato questo ruolo. Controllate il ruolo attuale e scegliete di nuovo.',
    'company/already-member': 'Questa persona fa già parte dell’azienda.',
    'company/member-version-conflict':
      'Il ruolo di questa persona nell’azienda è cambiato. Controllatelo.',
    'terms/version-conflict':
      'Qualcun altro ha modificato queste condizioni. Non è stato salvato nulla. Controllate la nuova versione.',
    'terms/no-manager': 'Il referente può essere solo un amministratore.',
    'product/unknown': 'Questo prodotto non esiste più.',
    'product/sku-taken': 'Un altro prodotto ha già questo codice.',
    'product/version-conflict':
      'Qualcun altro ha modificato questo prodotto. Non è stato salvato nulla. Controllate la nuova versione.',
    'price-list/unknown': 'Questo listino non esiste più.',
    'price-list/version-conflict':
      'Qualcun altro ha modificato questo listino. Non è stato salvato nulla. Controllate la nuova versione.',
    'price-list/currency-mismatch':
      'Questo listino è archiviato, oppure è in una valuta diversa da quella delle condizioni dell’azienda.',
    'import/version-conflict':
      'I dati sono cambiati da quando avete controllato il file. Non è stato importato nulla. Controllate di nuovo il file.',
    'order/unknown': 'Questo ordine non esiste più, o il cliente lo ha ritirato.',
    'order/version-conflict':
      'Questo ordine è cambiato. Non è stato inviato nulla. Controllate la nuova versione.',
    'order/no-list-price':
      'Un prodotto non ha un prezzo nel listino di questa azienda. Inseritene uno.',
    'order/no-such-product':
      'Nessun prodotto in vendita ha questo codice, oppure il prodotto non ha ancora un peso.',
    'order/nothing-left': 'L’ordine resterebbe vuoto. Rifiutatelo.',
    'order/not-shippable':
      'L’ordine non si può spedire così com’è. Controllate ciò che è segnalato.',
    'lot/unknown': 'Non troviamo questo lotto.',
    'lot/code-taken': 'Il prodotto ha già un lotto con questo numero.',
    'lot/version-conflict':
      'Qualcun altro ha modificato questo lotto. Non è stato salvato nulla. Controllate la nuova versione.',
    'recall/unknown': 'Non troviamo questo richiamo.',
    'recall/version-conflict':
      'Qualcun altro ha modificato questo richiamo. Ecco la versione più recente.',
    'recall/lot-recalled': 'Uno dei lotti fa già parte di un richiamo in corso.',
    'recall/not-confirmed': 'Per confermare, scrivete il numero del primo lotto.',
    'recall/mails-due':
      'Le e-mail del richiamo sono ancora in preparazione. Riprovate tra un minuto.',
    'document/unknown': 'Non troviamo questo documento.',
    'document/no-length':
      'Il vostro browser non ha indicato le dimensioni del file. Provate con un altro browser.',
    'document/too-large': 'Il file supera i 10 MB.',
    'document/unusable': 'Si possono caricare solo file PDF, JPEG e PNG.',
    'document/broken': 'Il file è arrivato incompleto. Caricatelo di nuovo.',
    'document/no-such-place': 'L’elemento a cui si riferisce il documento non esiste più.',
    'document/taken':
      'Con questo modulo è già stato caricato un altro file. Scegliete di nuovo il vostro.',
    'document/version-conflict':
      'Un collega ha modificato questo documento. Controllate la nuova versione.',
    'document/storage-failed':
      'L’archivio dei documenti non è raggiungibile al momento. Riprovate tra qualche minuto.',
    'submission/unknown': 'Questo messaggio non esiste più.',
    'submission/version-conflict':
      'Un collega vi ha preceduto. Controllate la cronologia qui sotto prima di continuare.',
    'submission/no-colleague': 'Questa persona non è più amministratore. Sceglietene un’altra.',
    'submission/not-sendable':
      'Il messaggio è in corso di invio, oppure il suo contenuto è stato cancellato.',
    'mail/unknown': 'Questa e-mail è già stata gestita.',
    'mail/not-sendable':
      'Questa e-mail non può più essere inviata: i link sono scaduti, oppure non è più leggibile.',
    'settings/version-conflict':
      'Qualcun altro ha modificato questa impostazione. Non è stato salvato nulla. Controllate la nuova versione.',
    'settings/locked': 'Questo valore è stabilito dal team tecnico e qui non si può modificare.',
    'settings/link-expired': 'Questo link è scaduto, oppure ne è stato inviato uno più recente.',
    'content/unknown': 'Non troviamo questo testo.',
    'content/version-conflict':
      'Qualcun altro ha modificato questo testo. Non è stato salvato nulla. Controllate la nuova versione.',
    'content/slug-taken': 'Un altro testo ha già questo indirizzo. Sceglietene uno diverso.',
    'content/incomplete': 'Manca il titolo, il riassunto o il testo.',
    'content/undescribed':
      'A un’immagine manca la descrizione in una delle lingue in cui comparirebbe. Scrivete che cosa mostra o segnatela come decorativa.',
    'picture/unknown': 'Questa immagine non esiste più.',
    'picture/in-use':
      'Questa immagine è usata in un testo o in una bozza, oppure come copertina. Toglietela prima da lì.',
    'picture/unusable': 'Questo file non è un’immagine utilizzabile. Sceglietene un altro.',
    'picture/too-large': 'Questa immagine è troppo grande. Sceglietene una più piccola.',
    'picture/storage-failed': 'Non è stato possibile salvare l’immagine. È ancora qui: riprovate.',
    'content/second-person':
      'Questo testo deve essere pubblicato, o prima approvato, da un’altra persona.',
    'content/own-text': 'Non potete rivedere un testo scritto da voi.',
    'redirect/is-page': 'A questo indirizzo c’è già una pagina. Sceglietene un altro.',
    'redirect/no-page': 'Nessuna pagina di questo sito ha questo indirizzo. Controllatelo.',
    'redirect/version-conflict':
      'Qualcun altro ha modificato questo reindirizzamento. Controllate la nuova versione.',
    'account/proof-needed': 'Confermate prima la vostra identità.',
    'account/password-wrong': 'La password è errata.',
    'account/no-password':
      'Questo account non ha una password. Accedete di nuovo con la verifica in due passaggi, oppure scegliete una password in «Sicurezza dell’account».',
  },
  users,
  recalls,
  requests,
  businesses,
  terms,
  editConflict,
  catalogue,
  imports,
  documents,
  lots,
  packingSlip: {
    title: 'Distinta di imballaggio',
    print: 'Stampa',
    from: 'Mittente',
    to: 'Consegnare a',
    po: 'Vostro numero d’ordine (PO)',
    delivery: 'Consegna',
    shipped: 'Spedito il',
    reference: 'Riferimento',
    goods: 'Merce',
    lots: 'Lotto (cartoni)',
    cases: 'Cartoni',
    pieces: 'Pezzi',
    net: 'Peso netto',
    gross: 'Peso lordo',
    total: 'Totale',
    bestBefore: 'Da consumarsi preferibilmente entro: {day}',
  },
  clientOrders,
  submissions,
  notifications,
} satisfies NamespaceStaffTranslation

export default it_staff
