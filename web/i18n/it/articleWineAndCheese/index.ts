import type { NamespaceArticleWineAndCheeseTranslation } from '../../i18n-types.ts'

const it_articleWineAndCheese = {
  body: `Vino e formaggio hanno in comune la tavola e poco altro. Per chi importa, ciascuno ha regole proprie e un’autorità che le applica. Conviene conoscerle presto: su date e prezzi decidono più del produttore.

## Formaggi in Canada: il contingente

Il Canada protegge i propri produttori di latte con un sistema di gestione dell’offerta. I formaggi si possono importare con dazio basso o nullo solo entro contingenti tariffari. Oltre quei limiti il dazio è del 245,5% per la maggior parte dei formaggi, e il discorso finisce lì.

Esistono più contingenti, uno accanto all’altro. Il più antico deriva dall’Organizzazione mondiale del commercio e ha una quota riservata all’Unione europea. Il CETA, l’accordo economico e commerciale tra Canada e Unione europea, ne ha aggiunti due per i formaggi dell’Unione, uno per formaggi di ogni tipo e uno per formaggi destinati all’industria, cresciuti per tappe fino a raggiungere, nel 2022, 16.000 e 1.700 tonnellate l’anno. Entro questi limiti i formaggi entrano in esenzione da dazio. Global Affairs Canada, il ministero canadese degli Esteri e del Commercio internazionale, ripartisce il contingente tra le aziende canadesi che ne hanno i requisiti, come produttori di formaggio, distributori e dettaglianti, per un anno solare alla volta. Per ogni spedizione occorre poi un permesso d’importazione. Le aziende presentano domanda l’autunno precedente, la quota che non verrà usata va restituita entro una data stabilita, e chi ne usa troppo poca rischia di riceverne meno l’anno successivo.

Per chi compra ne derivano tre conseguenze:

- Il volume si decide in autunno per l’anno dopo. Dite al vostro importatore prima, e non dopo, quanto vi serve.
- Il contingente ha un valore in sé. Un chilo di formaggio economico ne consuma quanto un chilo di formaggio pregiato; perciò un formaggio migliore ne sopporta più facilmente il costo.
- Un formaggio nuovo ne scalza un altro.

All’importatore occorre inoltre una licenza per la sicurezza degli alimenti (Safe Food for Canadians), e le etichette riportano materia grassa del latte e umidità oltre alle consuete indicazioni in due lingue. I formaggi a latte crudo, di regola, devono essere stati conservati per almeno 60 giorni a una temperatura di 2 gradi Celsius o superiore.

## Formaggi negli Stati Uniti

Molti formaggi di latte vaccino ricadono nei contingenti lattiero-caseari statunitensi e nelle licenze del Dipartimento dell’agricoltura, con un dazio più alto fuori contingente. I formaggi del tutto privi di latte vaccino, e quindi molti pecorini, il Manchego e la feta DOP, restano in genere fuori da quei contingenti, ma non dai dazi ordinari o supplementari. Anche qui per i formaggi a latte crudo vale una regola dei 60 giorni. La Food and Drug Administration (FDA), l’agenzia statunitense per gli alimenti e i farmaci, esige la registrazione del caseificio, la notifica preventiva di ogni spedizione e un programma di verifica dei fornitori esteri (FSVP) da parte dell’importatore statunitense.

## Vino in Canada: i monopoli degli alcolici

In Canada il vino si importa tramite il monopolio degli alcolici della provincia di destinazione. Sulla carta l’importatore è il monopolio, o un organismo che agisce per suo conto, anche dove a vendere le bottiglie sono negozi privati. Il produttore è rappresentato da un agente, che presenta i vini, gestisce gli ordini e risponde alle domande, ma non decide che cosa compra il monopolio. Le vie d’ingresso sono di solito tre:

- Inserimento generale in listino: il monopolio compra per i propri negozi dopo una gara o un invito a presentare prodotti. Volumi grandi, date fisse, obiettivi di vendita.
- Uscita speciale o stagionale: partite più piccole, una tantum o ricorrenti.
- Ordine privato: ristoranti e consumatori comprano a cartoni tramite un agente, senza che il vino abbia un posto nei negozi.

Nomi dei canali, spese, quantità minime e requisiti di laboratorio cambiano da una provincia all’altra; un inserimento in Ontario, quindi, non dice nulla sul Québec. Nel prezzo di un vino europeo il dazio è la parte minore; accisa federale, ricarico provinciale, prelievi e cauzioni sono quella maggiore. Prima di innamorarvi di un vino, chiedete all’agente il calcolo completo, dal prezzo in cantina allo scaffale. L’etichetta deve riportare denominazione comune, volume, titolo alcolometrico, Paese di origine e soggetto responsabile, nelle due lingue dove è richiesto, e la dichiarazione dei solfiti a partire da 10 parti per milione.

## Vino negli Stati Uniti: tre livelli

Dopo il proibizionismo gli Stati separarono produttori e importatori, grossisti e dettaglianti. L’importatore vende in ogni Stato a un grossista autorizzato, il grossista vende a negozi e ristoranti, e nella maggior parte degli Stati nessuno può saltare un passaggio. Alcuni Stati sono essi stessi grossisti o dettaglianti. In molti un accordo con un grossista è difficile da sciogliere; scegliete quindi con calma.

A livello federale all’importatore occorre un’autorizzazione di base dell’Alcohol and Tobacco Tax and Trade Bureau (TTB), l’ufficio federale per le imposte e il commercio di alcol e tabacco. Ogni etichetta deve ottenere prima dell’importazione un certificato di approvazione, detto COLA, e riportare l’avvertenza sanitaria governativa, la dichiarazione dei solfiti, il titolo alcolometrico, il contenuto netto, nome e indirizzo dell’importatore. La notifica preventiva alla Food and Drug Administration vale anche per il vino, e così pure la registrazione della cantina; le bevande alcoliche, invece, sono esentate a determinate condizioni dalla maggior parte delle regole sulla verifica dei fornitori. Seguono la registrazione del marchio e, in alcuni Stati, i prezzi depositati e pubblicati. Il vino viene spesso trascinato nelle controversie commerciali: stabilite dunque in anticipo chi si fa carico di un dazio supplementare.

## L’aceto non è vino

L’aceto di vino e l’Aceto Balsamico di Modena viaggiano con gli altri alimentari. Non hanno bisogno né di monopoli né di livelli, solo delle normali etichette alimentari. Un assortimento può quindi cominciare con aceto, olio e olive, mentre vini e formaggi aspettano monopolio e contingente.

## Un calendario che funziona

- Settembre e ottobre: si concordano i volumi di formaggio, al più tardi entro la fine di ottobre, e si scelgono i vini con l’agente.
- Novembre e dicembre: domande di contingente e approvazione delle etichette; campioni a monopoli e grossisti.
- Inverno: primi formaggi nel nuovo anno contingentale, con il fresco.
- Primavera: i vini sbarcano prima della stagione dei tavoli all’aperto, mai nel caldo di luglio.

Contingenti, ricarichi e procedure vengono rivisti spesso, e ogni provincia e ogni Stato ha i propri. Prima di ordinare, controllate gli avvisi in vigore.`,
} satisfies NamespaceArticleWineAndCheeseTranslation

export default it_articleWineAndCheese
