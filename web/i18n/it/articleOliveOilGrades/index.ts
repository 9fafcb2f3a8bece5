import type { NamespaceArticleOliveOilGradesTranslation } from '../../i18n-types.ts'

const it_articleOliveOilGrades = {
  body: `Extra vergine è una delle poche espressioni in etichetta che hanno dietro un numero, anzi un’intera tabella di numeri e un assaggio. Per leggere il certificato di analisi chi compra non ha bisogno di una laurea in chimica: basta un’idea di che cosa misura ogni riga e di quando è stato prelevato il campione.

## Le categorie in un minuto

Il Consiglio oleicolo internazionale (COI) e l’Unione europea definiscono le categorie in modo quasi identico. Gli oli vergini si ottengono dal frutto con soli procedimenti meccanici, senza solventi e senza raffinazione.

- Extra vergine: acidità libera non superiore allo 0,8%, nessun difetto sensoriale e un certo fruttato.
- Vergine: acidità libera non superiore al 2,0% e lievi difetti entro un limite.
- Lampante: oltre quei limiti; non è destinato alla tavola e va in raffineria.
- Olio d’oliva composto da oli d’oliva raffinati e oli d’oliva vergini: quello che in negozio si chiama spesso «puro» o «classico». La raffinazione toglie difetti, colore e quasi tutto il sapore; un po’ di olio vergine ne restituisce qualcosa.
- Olio di sansa di oliva: estratto con solvente da ciò che il frantoio lascia, poi raffinato e tagliato con olio vergine.

Negli Stati Uniti le norme di classificazione del Dipartimento dell’agricoltura (USDA) seguono limiti simili ma sono facoltative, e la California ha una norma propria, più severa, per l’olio dei suoi maggiori operatori. In Canada un olio adulterato o descritto in modo inesatto è considerato ingannevole per il consumatore, e per questo la Canadian Food Inspection Agency (CFIA), l’agenzia canadese di ispezione degli alimenti, campiona gli oli d’oliva. Parole come «leggero» o «puro» non indicano una categoria, e «leggero» non si riferisce mai alle calorie.

## L’acidità libera

È la quota di acidi grassi che si sono staccati dalla molecola dell’olio, espressa in acido oleico. Al gusto non si avverte. Aumenta quando le olive sono ammaccate, attaccate dalla mosca o lasciate nei sacchi prima della frangitura. Per l’extra vergine il limite è lo 0,8%; i produttori attenti stanno spesso ben sotto la metà. Un valore basso indica frutti sani e lavoro rapido. Sul sapore dice poco: anche un olio raffinato non ha quasi acidità libera.

## Il numero di perossidi

I perossidi sono i primi prodotti dell’ossidazione. Per l’olio extra vergine e per il vergine il limite è di 20 milliequivalenti di ossigeno attivo per chilogrammo. Un olio fresco e ben conservato sta di solito molto al di sotto. È un valore da prendere con cautela: cresce con l’aria, la luce e il caldo, ma più avanti nella vita di un olio i perossidi a loro volta si decompongono. Un olio vecchio può mostrare un valore modesto e odorare comunque di pastelli a cera.

## K232 e K270

Si misurano entrambi con la luce ultravioletta. Il K232, non superiore a 2,50 per l’extra vergine, riflette l’ossidazione iniziale. Il K270, non superiore a 0,22, riflette gli stadi successivi e cresce anche con la raffinazione. Il Delta K, non superiore a 0,01, aiuta a rivelare la presenza di olio raffinato in un olio vergine. Se il numero di perossidi è basso mentre il K270 è vicino al limite, probabilmente l’olio non è giovane o è stato lavorato al caldo. Leggete i tre valori insieme e confrontate il certificato del frantoio con quello di un campione prelevato dopo l’imbottigliamento.

## Il panel

La chimica da sola non fa un extra vergine. Un panel di assaggiatori addestrati, secondo il metodo del Consiglio oleicolo internazionale, annusa e assaggia l’olio alla cieca. Per ciascun difetto e per il fruttato si prende la mediana dei punteggi. L’extra vergine richiede una mediana dei difetti pari a 0 e una mediana del fruttato superiore a 0. I difetti più comuni hanno nomi schietti: riscaldo, da olive fermentate in mucchio; muffa, da frutti ammuffiti; avvinato o inacetito; rancido; morchia, dai depositi sul fondo. Amaro e piccante non sono difetti. Vengono dai fenoli, e i fenoli aiutano l’olio a conservarsi.

Alcuni laboratori aggiungono gli esteri etilici, che aumentano quando il frutto ha fermentato, e la composizione in acidi grassi e steroli, che serve a riconoscere altri oli. Gli indici noti come DAG (digliceridi) e PPP (pirofeofitine) rivelano invecchiamento e riscaldamento; sono previsti da alcune norme nazionali e private, non da tutte.

## Che cosa un certificato non può dirvi

Un certificato descrive un campione in un dato giorno. Prima di farci affidamento, ponete queste domande:

- A quale lotto si riferisce, e quel numero di lotto si trova sulla bottiglia o sulla latta?
- Quando è stato prelevato il campione, da quale serbatoio, prima o dopo la filtrazione e l’imbottigliamento?
- Il laboratorio è accreditato per questi metodi, e il panel è riconosciuto?
- Quando sono state raccolte le olive? Il termine minimo di conservazione dice fino a quando l’imbottigliatore garantisce il prodotto, non quando il frutto è stato colto. Secondo le norme dell’Unione europea la campagna di raccolta si può indicare solo se tutto l’olio proviene da quella campagna.
- Come è stato conservato e spedito l’olio? Serbatoi d’acciaio sotto gas inerte e un container al riparo dal caldo conservano ciò che il frantoio ha ottenuto.

Prudenza anche con le indicazioni sulla salute: quella che l’Unione europea autorizza per i polifenoli dell’olio d’oliva non vale in Canada né negli Stati Uniti.

## Come comprare con l’analisi in mano

Fissate limiti vostri, più severi di quelli di legge, e scriveteli nell’ordine: per esempio un’acidità e un K270 che lascino margine per un anno sullo scaffale. Di ogni lotto conservate al buio, dal giorno dello sbarco, un campione sigillato, con cui verificare ogni eventuale reclamo. Assaggiate con chi quell’olio lo venderà o lo userà in cucina, alla cieca e accanto a quello che usa ora. E programmate il volume in modo che si venda entro la stagione: anche la migliore analisi invecchia con l’olio. I limiti vengono rivisti di tanto in tanto; controllate quindi la norma in vigore.`,
} satisfies NamespaceArticleOliveOilGradesTranslation

export default it_articleOliveOilGrades
