import type { NamespaceLegalTranslation } from '../../i18n-types.ts'

const it_legal = {
  effective: 'Data di entrata in vigore: {date}',
  print: 'Stampa questa pagina',
  privacy: {
    title: 'Informativa sulla privacy',
    intro:
      'Questa informativa dice che cosa il sito viene a sapere di voi e perché, chi altro lo riceve, per quanto tempo lo conserviamo e che cosa potete chiederci. In breve: qui potete leggere tutto senza essere seguiti né riconosciuti, e ciò che ci inviate serve a rispondervi.',
    body: `## Chi siamo

Meltemi Imports Inc., con sede a Ottawa, Ontario, Canada, è titolare del trattamento dei dati personali qui descritti. La persona incaricata della protezione dei dati personali è la fondatrice dell’azienda. L’indirizzo e-mail e l’indirizzo postale si trovano in fondo a questa pagina.

## Che cosa riceve il server

Quando aprite una pagina, il nostro server riceve ciò che riceve qualunque server web: il vostro indirizzo IP, la pagina richiesta e una descrizione del browser. La rete su cui funziona il server ricava anche il Paese da cui vi collegate, che usiamo soltanto per proporre una valuta e che non conserviamo. L’indirizzo IP serve inoltre a limitare il numero di tentativi nei moduli e nelle pagine di accesso. Non lo usiamo per riconoscervi a una visita successiva.

Il nostro server conta inoltre quante volte si apre ogni pagina, ogni feed e ogni copia testuale, per giorno e lingua, e quali indirizzi non portano da nessuna parte. Questi conteggi non contengono indirizzi IP, Paesi, descrizioni del browser né identificativi: dicono quanto si legge, non chi legge. Li conserviamo per 25 mesi, e gli indirizzi che non portano da nessuna parte per 30 giorni.

## Cookie e memoria locale

- La risposta data al banner dei cookie resta nella memoria locale del browser, sotto il nome cookie-consent, come accettazione o rifiuto, insieme alla versione di questa informativa che avete accettato. Rimane sul vostro dispositivo finché non la modificate o la cancellate.
- Se accedete a un’area riservata, il browser memorizza ciò che serve a mantenere l’accesso. L’area di amministrazione ricorda inoltre per sette giorni, in un cookie, se il suo menu laterale è aperto.
- Ciò che avete scritto nel modulo di contatto o nella richiesta di accesso per le aziende e non avete ancora inviato resta nella memoria di sessione del browser finché non lo inviate o non chiudete la scheda. Le password ne sono escluse.
- Prima che accettiate non viene memorizzato nient’altro, e fino a quel momento il browser non invia alcuna richiesta a terzi. L’unica eccezione è il controllo di sicurezza delle pagine di accesso, dove è attivo: si veda «Moduli, e-mail e telefono».

Potete cambiare la risposta in qualsiasi momento da «Impostazioni dei cookie», in fondo a ogni pagina. Rifiutare non vi costa nulla: tutte le pagine e tutti i moduli funzionano allo stesso modo.

## Statistiche, solo dopo il vostro consenso

Dopo che avete accettato, ogni pagina che aprite viene segnalata al nostro server, che conta le visualizzazioni per giorno, pagina e lingua. La prima segnalazione indica anche il sito da cui siete arrivati: ne conserviamo soltanto il nome, conteggiato per giorno e lingua. Rileviamo inoltre se un modulo è stato visto e se qualcuno ha iniziato a compilarlo, mai ciò che scrive. Conserviamo questi conteggi per 25 mesi. Se è collegato un servizio esterno di statistica, il server gli inoltra la visualizzazione della pagina e il nome di quel sito, senza il vostro indirizzo IP, senza descrizione del browser, senza cookie o altro identificativo che gli permetta di riconoscervi. Non creiamo profili.

## Finestra di chat, solo dopo il vostro consenso

Il sito può offrire una finestra di chat di HubSpot. Dove è attiva, si carica solo dopo che avete accettato. HubSpot riceve allora il vostro indirizzo IP e ciò che scrivete, e imposta cookie propri, tra cui uno di nome hubspotutk, con il quale riconosce il vostro browser e le pagine che aprite. Se in seguito ci inviate un modulo, questo valore può essere allegato all’invio. Se non avete accettato, non viene allegato. Se revocate il consenso, cancelliamo questi cookie e la pagina si ricarica senza HubSpot.

## Moduli, e-mail e telefono

Il modulo di contatto chiede nome, indirizzo e-mail, messaggio e, se volete, un numero di telefono. La richiesta di accesso per le aziende chiede anche azienda, ruolo, dimensioni dell’azienda, settore, sito web ed esigenze. Usiamo questi dati per rispondervi, per decidere sull’accesso e per preparare un rapporto commerciale.

Ogni messaggio viene prima salvato nel nostro database, perché non vada perduto, e poi consegnato al nostro sistema di gestione dei clienti presso HubSpot o, se non è possibile, alla nostra casella di posta. I moduli possono essere protetti dagli abusi automatizzati con un controllo di sicurezza eseguito presso Cloudflare. Nel modulo di contatto e nella richiesta di accesso per le aziende il controllo si carica solo dopo che avete accettato. Dove è attivo, senza di esso non è possibile accedere, creare un account, reimpostare la password o chiedere un codice via e-mail: lì è strettamente necessario per la sicurezza e si carica appena cominciate a compilare il modulo, qualunque sia stata la vostra risposta al banner. Cloudflare riceve allora il vostro indirizzo IP e dati tecnici sul browser, e li usa per distinguere le persone dai programmi.

## Account delle aree riservate

Per un account conserviamo indirizzo e-mail, nome, azienda, ruolo, data e ora degli accessi e sessioni attive. Le password sono conservate soltanto sotto forma di hash con salt, dai quali non si possono ricavare. Se aggiungete un secondo passaggio o accedete tramite un altro servizio, conserviamo ciò che serve a questo scopo. Le modifiche effettuate nell’area di amministrazione vengono registrate con autore e ora.

## Per quanto tempo conserviamo i dati

I dati personali contenuti nei moduli consegnati vengono cancellati dal nostro database {days} {{giorno|giorni}} dopo la consegna; resta soltanto l’annotazione della consegna, senza quei dati. I messaggi che non è stato possibile consegnare si conservano finché la consegna non riesce. Una richiesta di accesso per le aziende si conserva finché non è decisa e finché dura l’accesso, ma senza una decisione non oltre un anno dall’ultima attività; se è rifiutata o ritirata, i dati personali che contiene vengono cancellati {days} {{giorno|giorni}} dopo. Le copie nel nostro sistema di gestione dei clienti e nella casella di posta, così come gli account, si conservano finché lo richiedono la pratica, il rapporto commerciale o la legge, e poi vengono eliminati.

## Chi altro riceve i dati

Non vendiamo dati personali. Li trattano per nostro conto alcuni fornitori di servizi: Cloudflare, che gestisce server, database e invio delle e-mail, e HubSpot, per le richieste e la chat; inoltre, dove sono collegati, un servizio di statistica e un servizio che invia codici di accesso per telefono. Le autorità ricevono dati solo quando lo impone la legge.

Questi fornitori operano in più Paesi, tra cui gli Stati Uniti. I vostri dati possono quindi essere trattati fuori dal Québec e fuori dal Canada, dove valgono altre leggi. Prima di tali trasferimenti valutiamo la protezione garantita e vincoliamo i fornitori per contratto.

## I vostri diritti

In base alla legge canadese sulla protezione dei dati personali e sui documenti elettronici (PIPEDA) potete chiedere quali dati conserviamo su di voi, farli correggere e revocare il vostro consenso. Se siete in Québec, la cosiddetta Legge 25 vi consente inoltre di ricevere in un formato di uso comune i dati informatizzati che ci avete fornito e di chiedere che non vengano più diffusi. Se siete nell’Unione europea e si applica il regolamento generale sulla protezione dei dati (GDPR), potete chiedere anche la cancellazione, la limitazione del trattamento e la portabilità, e opporvi al trattamento. In tal caso ci basiamo sul vostro consenso, su misure precontrattuali o sul nostro legittimo interesse a rispondervi e a mantenere sicuro il sito.

Rispondiamo entro 30 giorni e non prendiamo decisioni esclusivamente automatizzate. Potete presentare reclamo all’Office of the Privacy Commissioner of Canada, il commissariato canadese per la privacy, alla Commission d’accès à l’information, l’autorità competente in Québec, oppure all’autorità di controllo del vostro Paese.

## E-mail commerciali

Se ci scrivete, non venite iscritti a nulla. Inviamo messaggi commerciali solo nei modi consentiti dalla legge canadese antispam (CASL), con il nostro nome, il nostro indirizzo e un sistema funzionante per annullare l’iscrizione.

## Minori

Questo sito si rivolge alle imprese. Non raccogliamo consapevolmente dati di persone di età inferiore ai 14 anni.

## Sicurezza

Le connessioni sono cifrate, l’accesso è limitato a chi ne ha bisogno e le autorizzazioni vengono verificate sul server a ogni richiesta. Se un incidente comporta un rischio di pregiudizio grave o di danno significativo, ne informiamo le persone interessate e le autorità, come prescrive la legge.

## Modifiche

Se questa informativa cambia, la nuova versione compare qui con la sua data. Quando una modifica riguarda il vostro consenso, ve lo chiediamo di nuovo.`,
    contact:
      'Per sapere quali dati conserviamo su di voi, per farli correggere o cancellare o per revocare il vostro consenso, scrivete alla persona responsabile della privacy all’indirizzo qui sotto.',
  },
  terms: {
    title: 'Condizioni d’uso',
    intro:
      'Queste condizioni valgono per il presente sito web e per le sue aree riservate. La vendita di merci è regolata dal preventivo o dall’accordo concluso con voi, non da questa pagina.',
    body: `## Chi siamo e che cosa regolano queste condizioni

Questo sito è gestito da Meltemi Imports Inc., con sede a Ottawa, Ontario, Canada. Usandolo accettate le presenti condizioni. Se lo usate per conto di un’azienda, confermate di essere autorizzati ad agire in suo nome.

## Informazioni, non un’offerta

I testi di questo sito descrivono in generale i nostri prodotti e servizi. Non costituiscono un’offerta: disponibilità, formati e prezzi risultano dal preventivo o dall’accordo concluso con voi. I prodotti cambiano con il raccolto, e i disegni sono puramente illustrativi. Per ingredienti, allergeni e valori nutrizionali fa fede l’etichetta del prodotto che avete in mano.

Notizie e articoli forniscono informazioni generali, aggiornate alla data di pubblicazione. Le norme su dogane, etichettatura e sicurezza degli alimenti cambiano e si applicano in modo diverso da caso a caso. Quello che leggete qui non è una consulenza legale, fiscale o doganale. Prima di agire di conseguenza, verificate le norme in vigore o rivolgetevi a un professionista.

## Account delle aree riservate

L’accesso per le aziende viene concesso su richiesta e a nostra discrezione. I dati indicati in una richiesta devono essere veritieri e completi. Gli account sono personali: tenete segreta la password, non condividetela e avvisateci subito se pensate che qualcun altro abbia usato il vostro account. Possiamo limitare, sospendere o revocare l’accesso se queste condizioni vengono violate, se un account mette in pericolo la sicurezza del sito o quando il rapporto commerciale finisce. I prezzi e i documenti mostrati in un’area riservata sono confidenziali.

## Uso corretto

Vi impegnate a non:

- tentare di accedere ad account, dati o funzioni non destinati a voi;
- disturbare il funzionamento del sito, per esempio sovraccaricandolo o inviando codice dannoso;
- inviare moduli sotto falsa identità o messaggi pubblicitari non richiesti;
- presentare i contenuti come vostri o usarli per trarre in inganno altri.

I motori di ricerca e altri programmi possono leggere le pagine pubbliche entro i limiti fissati nel nostro file robots.txt. Se trovate una falla di sicurezza, vi preghiamo di segnalarla a noi prima di parlarne ad altri.

## Contenuti e marchi

Testi, illustrazioni, nomi e marchi di questo sito appartengono a noi o a chi ce ne concede l’uso. Potete rimandare con un link a qualsiasi pagina, citarla indicando la fonte e stampare o salvare pagine per la vostra attività. Per riprodurre di più, chiedete prima. Ciò che ci inviate tramite un modulo resta vostro; ci autorizzate a usarlo per dare seguito alla vostra richiesta.

## Altri servizi

Alcune funzioni provengono da altri fornitori, come la finestra di chat, che compare solo dopo il vostro consenso. A ciò che fanno si applicano le loro condizioni. Li scegliamo con cura ma non li controlliamo, e i link ad altri siti non costituiscono una raccomandazione.

## Disponibilità e responsabilità

Ci adoperiamo perché il sito sia disponibile e i suoi contenuti siano esatti, ma lo offriamo così com’è e possiamo modificarne o eliminarne qualunque parte. Nei limiti consentiti dalla legge non prestiamo alcuna garanzia sul sito e non rispondiamo di danni indiretti o consequenziali, di mancato guadagno o di perdita di dati derivanti dal suo uso. Nulla di quanto qui scritto esclude o limita responsabilità che la legge non consente di escludere o limitare, e nulla vi toglie i diritti che la legge della vostra provincia vi riconosce come consumatori.

## Privacy

La nostra informativa sulla privacy spiega come trattiamo i dati personali. Il link si trova in fondo a ogni pagina.

## Lingue

Il sito esiste in più lingue. Ci adoperiamo perché tutte le versioni dicano la stessa cosa. In caso di differenze prevale la versione inglese, salvo che la legge, in particolare quella del Québec, dia la precedenza a quella francese.

## Legge e foro

Le presenti condizioni sono regolate dalle leggi dell’Ontario e dalle leggi federali canadesi ivi applicabili, senza riguardo alle norme che porterebbero ad applicare un’altra legge. A esse non si applica la Convenzione delle Nazioni Unite sui contratti di compravendita internazionale di merci. Per ogni controversia sono competenti i tribunali dell’Ontario con sede a Ottawa, salvo che norme imperative vi riconoscano il diritto a un altro foro.

## Modifiche

Possiamo modificare le presenti condizioni. La versione qui pubblicata, con la sua data, si applica all’uso del sito da quella data in poi. Se una clausola non è valida, le altre restano in vigore.`,
    contact:
      'Se qualche punto di queste condizioni non fosse chiaro, scriveteci all’indirizzo qui sotto.',
  },
} satisfies NamespaceLegalTranslation

export default it_legal
