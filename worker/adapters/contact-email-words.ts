import type { Industry } from '#contract/form-options.ts'
import type { Locale } from '#contract/locales.ts'

type Words = {
  /** Subjects. `{start}` is replaced by the first words of the message. */
  message: string
  request: string
  name: string
  email: string
  language: string
  phone: string
  /** Labels of the fields of a request for access, by their HubSpot names. */
  fields: Record<'company' | 'jobtitle' | 'company_size' | 'industry' | 'website', string>
  industries: Record<Industry, string>
  /** Reason why the mail is sent although HubSpot is configured. */
  notAtHubSpot: string
  openMessage: string
  openMessages: string
  /** Summary mail when too many submissions arrive; `{n}` is the number in the last hour. */
  many: { subject: string; text: string }
  openRequest: string
  hint: string
  reply: string
}

/** Texts of mails to the office, in the office's language (STAFF_LOCALE). */
export const contactEmailWords: Record<Locale, Words> = {
  en: {
    message: 'Message from {name}: {start}',
    request: 'Request for access: {company} ({name})',
    name: 'Name',
    email: 'Email',
    language: 'Language',
    phone: 'Phone',
    fields: {
      company: 'Company',
      jobtitle: 'Role',
      company_size: 'Company size',
      industry: 'Industry',
      website: 'Website',
    },
    industries: {
      retail: 'Retail',
      foodservice: 'Food service',
      wholesale: 'Wholesale',
      distribution: 'Distribution',
      manufacturing: 'Manufacturing',
      other: 'Other',
    },
    notAtHubSpot: 'This did not reach HubSpot: {detail}',
    openMessage: 'Open the message',
    openMessages: 'See the messages',
    many: {
      subject: 'Website messages in the last hour: {n}',
      text: 'Messages received from the website in the last hour: {n}. To keep this mailbox from filling up, we have paused emails for single messages. You can read all of them in the admin portal.',
    },
    openRequest: 'Decide on the request',
    hint: 'If the button does not work, copy this address into your browser:',
    reply: 'A reply to this email goes to {email}.',
  },
  fr: {
    message: '{name} vous écrit : {start}',
    request: 'Demande d’accès : {company} ({name})',
    name: 'Nom',
    email: 'Courriel',
    language: 'Langue',
    phone: 'Téléphone',
    fields: {
      company: 'Entreprise',
      jobtitle: 'Fonction',
      company_size: 'Taille de l’entreprise',
      industry: 'Secteur d’activité',
      website: 'Site Web',
    },
    industries: {
      retail: 'Commerce de détail',
      foodservice: 'Services alimentaires',
      wholesale: 'Commerce de gros',
      distribution: 'Distribution',
      manufacturing: 'Fabrication',
      other: 'Autre',
    },
    notAtHubSpot: 'Cet envoi n’est pas parvenu à HubSpot : {detail}',
    openMessage: 'Ouvrir le message',
    openMessages: 'Voir les messages',
    many: {
      subject: 'Messages du site dans la dernière heure : {n}',
      text: 'Messages reçus du site dans la dernière heure : {n}. Pour ne pas encombrer cette boîte, nous avons suspendu les courriels individuels. Vous pouvez tous les lire dans le portail d’administration.',
    },
    openRequest: 'Traiter la demande',
    hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    reply: 'Toute réponse à ce courriel ira à {email}.',
  },
  el: {
    message: 'Μήνυμα από {name}: {start}',
    request: 'Αίτημα πρόσβασης: {company} ({name})',
    name: 'Όνομα',
    email: 'Email',
    language: 'Γλώσσα',
    phone: 'Τηλέφωνο',
    fields: {
      company: 'Επιχείρηση',
      jobtitle: 'Θέση',
      company_size: 'Μέγεθος επιχείρησης',
      industry: 'Κλάδος',
      website: 'Ιστότοπος',
    },
    industries: {
      retail: 'Λιανική πώληση',
      foodservice: 'Εστίαση',
      wholesale: 'Χονδρική πώληση',
      distribution: 'Διανομή',
      manufacturing: 'Παραγωγή',
      other: 'Άλλο',
    },
    notAtHubSpot: 'Δεν έφτασε στο HubSpot: {detail}',
    openMessage: 'Άνοιγμα του μηνύματος',
    openMessages: 'Δείτε τα μηνύματα',
    many: {
      subject: 'Μηνύματα από τον ιστότοπο την τελευταία ώρα: {n}',
      text: 'Μηνύματα που ήρθαν από τον ιστότοπο την τελευταία ώρα: {n}. Για να μη γεμίσουν τα εισερχόμενά σας, σταματήσαμε προσωρινά τα email για κάθε μήνυμα. Μπορείτε να τα διαβάσετε όλα στην πύλη διαχείρισης.',
    },
    openRequest: 'Εξέταση του αιτήματος',
    hint: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
    reply: 'Η απάντηση σε αυτό το email πηγαίνει στη διεύθυνση {email}.',
  },
  it: {
    message: 'Messaggio di {name}: {start}',
    request: 'Richiesta di accesso: {company} ({name})',
    name: 'Nome',
    email: 'E-mail',
    language: 'Lingua',
    phone: 'Telefono',
    fields: {
      company: 'Azienda',
      jobtitle: 'Ruolo',
      company_size: 'Dimensioni dell’azienda',
      industry: 'Settore',
      website: 'Sito web',
    },
    industries: {
      retail: 'Vendita al dettaglio',
      foodservice: 'Ristorazione',
      wholesale: 'Ingrosso',
      distribution: 'Distribuzione',
      manufacturing: 'Produzione',
      other: 'Altro',
    },
    notAtHubSpot: 'Non è arrivato a HubSpot: {detail}',
    openMessage: 'Apri il messaggio',
    openMessages: 'Vedi i messaggi',
    many: {
      subject: 'Messaggi dal sito nell’ultima ora: {n}',
      text: 'Messaggi ricevuti dal sito nell’ultima ora: {n}. Per non riempire questa casella, abbiamo sospeso le e-mail per i singoli messaggi. Potete leggerli tutti nell’area di amministrazione.',
    },
    openRequest: 'Esamina la richiesta',
    hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
    reply: 'Le risposte a questa e-mail arrivano a {email}.',
  },
  de: {
    message: 'Nachricht von {name}: {start}',
    request: 'Zugangsanfrage: {company} ({name})',
    name: 'Name',
    email: 'E-Mail',
    language: 'Sprache',
    phone: 'Telefon',
    fields: {
      company: 'Unternehmen',
      jobtitle: 'Funktion',
      company_size: 'Unternehmensgröße',
      industry: 'Branche',
      website: 'Website',
    },
    industries: {
      retail: 'Einzelhandel',
      foodservice: 'Gastronomie',
      wholesale: 'Großhandel',
      distribution: 'Vertrieb',
      manufacturing: 'Herstellung',
      other: 'Andere',
    },
    notAtHubSpot: 'Nicht bei HubSpot angekommen: {detail}',
    openMessage: 'Nachricht öffnen',
    openMessages: 'Nachrichten ansehen',
    many: {
      subject: 'Nachrichten von der Website in der letzten Stunde: {n}',
      text: 'In der letzten Stunde über die Website eingegangene Nachrichten: {n}. Damit dieses Postfach nicht überläuft, senden wir vorerst keine einzelnen E-Mails. Alle Nachrichten stehen in der Verwaltung.',
    },
    openRequest: 'Über die Anfrage entscheiden',
    hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    reply: 'Eine Antwort auf diese E-Mail geht an {email}.',
  },
}
