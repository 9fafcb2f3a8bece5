import type { NamespaceArticleLabelsTranslation } from '../../i18n-types.ts'

const it_articleLabels = {
  body: `Sull’etichetta di un formaggio o di un’oliva del Mediterraneo venduti in Canada si incontrano due sistemi di norme. L’uno protegge il nome in virtù del luogo da cui proviene l’alimento. L’altro garantisce che il consumatore canadese sappia, in inglese e in francese, che cosa c’è dentro. Un’etichetta può essere in regola con l’uno e non con l’altro.

## Che cosa significano i tre marchi europei

- Denominazione di origine protetta, DOP: produzione, trasformazione ed elaborazione avvengono in una sola zona con un metodo riconosciuto, e a quella zona il prodotto deve le sue qualità.
- Indicazione geografica protetta, IGP: almeno una fase si svolge nella zona, alla quale è legata una qualità o la reputazione.
- Specialità tradizionale garantita, STG: una ricetta o un metodo tradizionale, senza legame con un luogo.

Quando un produttore vi offre un prodotto DOP, chiedete il certificato e verificate che copra il prodotto, il produttore e, dove il disciplinare lo prevede, il confezionamento. Alcuni disciplinari ammettono il taglio, la grattugiatura o l’imbottigliamento solo all’interno della zona.

## Come il Canada protegge i nomi

In base al CETA, l’accordo economico e commerciale con l’Unione europea, il Canada protegge un elenco di oltre 140 nomi di alimenti europei, che si aggiungono ai nomi di vini e bevande spiritose già protetti in precedenza. Per la maggior parte la regola è semplice: un prodotto che non viene da quel luogo non può usarne il nome, neppure tradotto o accompagnato da parole come «stile». Vi sono eccezioni, negoziate nome per nome. Alcuni termini, come parmesan in inglese e in francese, restano liberi, mentre il nome originale completo è protetto. I nomi fuori elenco non godono di questa protezione.

Cinque nomi di formaggi hanno una regola propria: Asiago, Feta, Fontina, Gorgonzola e Munster. Chi li usava già in commercio in Canada prima del 18 ottobre 2013 può continuare. Chi è arrivato dopo può usarli per un formaggio di altra provenienza solo insieme a un’espressione come «genere», «tipo», «stile» o «imitazione», e con un’indicazione leggibile del luogo da cui il prodotto proviene. Chi fa la spesa può quindi trovare la feta DOP, fatta in Grecia con latte di pecora, con o senza latte di capra, accanto a una feta fatta in Canada con latte vaccino: sono lecite entrambe. Se importate la prima, la parola da sola non ne spiegherà il prezzo. In etichetta indicate latte, origine e stagionatura.

Negli Stati Uniti funziona diversamente. Non c’è un elenco del genere, molti nomi di formaggi sono considerati generici e l’origine si tutela soprattutto con i marchi di certificazione.

## Che cosa deve riportare un’etichetta canadese

Sulla maggior parte degli alimenti preimballati per la vendita al dettaglio deve figurare quanto segue. I dettagli si trovano in due regolamenti, quello su alimenti e farmaci e quello sulla sicurezza degli alimenti, e negli orientamenti della Canadian Food Inspection Agency (CFIA), l’agenzia canadese di ispezione degli alimenti.

- La denominazione comune dell’alimento, in entrambe le lingue, sul lato principale.
- La quantità netta in unità metriche, con caratteri la cui altezza cresce con le dimensioni della confezione.
- L’elenco degli ingredienti in ordine decrescente, con la dichiarazione degli allergeni prioritari, delle fonti di glutine e dei solfiti aggiunti.
- La tabella nutrizionale nel formato canadese. Quella europea o statunitense non la sostituisce.
- Nome e sede principale dell’azienda responsabile. Se per un alimento prodotto interamente all’estero è indicato il solo importatore canadese, il nome va preceduto dalle parole «importato da» o «importato per», oppure compare accanto al Paese di origine.
- Il Paese di origine per gli alimenti per cui è obbligatorio, tra cui formaggi, miele e vino.
- Il termine minimo di conservazione con le relative istruzioni, se l’alimento dura 90 giorni o meno.
- Un codice di lotto, perché il prodotto si possa rintracciare e richiamare.

Alcuni alimenti hanno indicazioni proprie. Per i formaggi si dichiarano materia grassa del latte e umidità. Il miele ha le sue categorie. Le indicazioni obbligatorie figurano in inglese e in francese; nome e indirizzo dell’azienda possono essere in una sola delle due lingue. Il Québec va oltre, con la sua Carta della lingua francese: a nessun’altra lingua si può dare più risalto che al francese. Dal giugno 2025 le sue regole si estendono anche alle parole generiche o descrittive contenute nei marchi apposti sui prodotti, con periodi transitori per le scorte esistenti.

## Il simbolo sul fronte

Dal 1° gennaio 2026 molti alimenti preimballati ricchi di grassi saturi, zuccheri o sodio devono recare sul fronte un simbolo nutrizionale. La soglia generale è il 15% del valore giornaliero, con livelli diversi per gli alimenti che si mangiano in porzioni molto piccole e per i piatti principali. Olive in salamoia, tapenade e creme salate da spalmare meritano un calcolo, per via del sodio. Vi sono esenzioni: i dolcificanti di un solo ingrediente, come il miele, non recano il simbolo, gli oli vegetali hanno un’esenzione condizionata per i grassi saturi e i formaggi possono essere esentati a seconda del calcio che contengono. Fate i conti per il vostro prodotto e conservateli agli atti.

## Licenza e documenti dietro l’etichetta

All’importatore occorre una licenza ai sensi del regolamento canadese sulla sicurezza degli alimenti (Safe Food for Canadians Regulations), valida il giorno dell’importazione e dichiarata con la spedizione, e nella maggior parte dei casi un piano scritto di controllo preventivo. Le registrazioni per la rintracciabilità coprono un passaggio a monte e uno a valle, e si conservano per due anni.

## In che ordine procedere per risparmiare

- Partite dalla ricetta e dalla scheda tecnica, firmate dal produttore.
- Calcolate i valori nutrizionali e verificate il simbolo frontale prima di passare alla grafica.
- Scrivete insieme le due lingue; il francese occupa più spazio.
- Scegliete per tempo tra un’etichetta stampata per il Canada e un adesivo aggiunto. L’adesivo può bastare, se il risultato è completo e leggibile.
- A chi deve approvare mandate la grafica definitiva, non un file di testo.

Norme e orientamenti cambiano. Usate questo articolo per orientarvi: fa fede lo strumento di etichettatura della CFIA, nella versione attuale.`,
} satisfies NamespaceArticleLabelsTranslation

export default it_articleLabels
