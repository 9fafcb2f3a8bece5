import type { NamespaceArticleRetailLaunchTranslation } from '../../i18n-types.ts'

const it_articleRetailLaunch = {
  body: `Un prodotto nuovo deve il suo posto sullo scaffale a una persona e lo mantiene grazie a un numero. La persona è il responsabile acquisti della categoria, che ci crede. Il numero è quante unità escono dallo scaffale per negozio e per settimana. Tra la prima consegna e la prima occhiata seria a quel numero passano circa dodici settimane, e il loro esito si decide in gran parte prima.

## Prima di tutto il calendario

Le catene riesaminano ogni categoria a date fisse, spesso una o due volte l’anno. Il nuovo planogramma, cioè il disegno che assegna a ogni prodotto scaffale, altezza e numero di facing, segue mesi dopo. Se perdete la revisione degli oli, aspetterete la successiva, per quanto buono sia l’olio. Perciò la prima domanda al responsabile acquisti non è se il prodotto gli piace, ma quando si riesamina la categoria, per quando servono i campioni e quando si riallestiscono gli scaffali. Dal riallestimento contate a ritroso: consegna al centro di distribuzione, trasporto marittimo, approvazione dell’etichetta, raccolto. Per entrare in un riallestimento di primavera bisogna spesso decidere l’estate precedente.

I negozi indipendenti e le gastronomie decidono più in fretta e possono fornirvi la prova che il prodotto si vende.

## Presentatevi con il prodotto completo

- Un codice a barre che si legga: un GTIN registrato a nome del titolare del marchio, uno per l’unità e un altro per il cartone.
- Cartoni della misura adatta allo scaffale. Dodici vasetti a vendita lenta sono la scorta di un anno per un negozio piccolo; sei girano prima.
- Pesi, dimensioni, durata e conservazione nel data pool usato dal dettagliante, identici a quelli sulla confezione.
- Un prezzo calcolato a ritroso dallo scaffale: prezzo al pubblico, margine del negozio, margine del distributore, promozioni, costo a destino. Se il conto torna solo senza promozioni, non torna.
- Una scheda di vendita di una pagina: che cos’è il prodotto, chi lo compra, che cosa sostituisce, quanto costa.

Che cosa sostituisce è la riga più difficile. Chi aggiunge un prodotto ne toglie un altro; dite quale, e perché dopo la categoria rende di più.

## Contributi e trattenute

Le grandi catene possono chiedere contributi di inserimento, merce gratuita per il primo allestimento, contributi per volantini e programmi fedeltà, e penali per consegne tardive o incomplete. Mettete per iscritto ogni voce, con un importo, un periodo e un tetto. In Canada il Grocery Code of Conduct, il codice di condotta del settore alimentare, facoltativo, a cui le maggiori catene si sono impegnate ad aderire e che è pienamente operativo dal gennaio 2026, chiede accordi scritti e chiari e offre un modo per risolvere le controversie. Non fissa né prezzi né contributi. Negli Stati Uniti le prassi cambiano da catena a catena e da categoria a categoria.

Leggete ogni trattenuta su ogni distinta di pagamento. Alcune sono concordate, altre sono errori, e il tempo per contestarle è limitato.

## La rotazione, e come leggerla

La rotazione è il numero di unità vendute per negozio e per settimana, contate solo nei negozi dove il prodotto era davvero disponibile. Supponete che un olio sia inserito in quaranta negozi e venda 120 bottiglie in una settimana. Sembrano tre per negozio. Se dieci negozi non l’hanno mai esposto, gli altri trenta ne hanno vendute quattro ciascuno, e il rimedio è una visita a dieci negozi, non un prezzo più basso. Chiedete ogni settimana tre dati: negozi riforniti, unità vendute e prezzo allo scaffale. Poi confrontateli con quelli del prodotto più lento che il responsabile acquisti intende tenere. È quella la soglia da superare, e quasi tutti i responsabili acquisti, se lo chiedete, vi diranno più o meno dove si trova.

Una promozione alza la rotazione e poi lascia un vuoto, perché i clienti consumano ciò che hanno comprato. Prima di chiamarla un successo, guardate le quattro settimane dopo la promozione. Un prodotto che si muove solo con lo sconto vi ha detto qual è il suo prezzo.

## Degustazioni che si ripagano

Nessuno compra un olio piccante o un miele scuro di pino per una fotografia. Una degustazione di sabato, con qualcuno che è stato al frantoio o che almeno ha assaggiato accanto a chi c’è stato, fa vendere il giorno stesso e spiega il prezzo per mesi. Meglio pochi negozi forti che molti deboli. Accertatevi che sullo scaffale ci sia merce, e che ci sia una seconda esposizione vicino al tavolo. Fate prima una degustazione per il personale: chi sta al banco dei formaggi vende più di qualunque locandina. Contate le unità vendute quel giorno e nelle sei settimane successive, e confrontatele con quelle di negozi senza degustazione.

## Che cosa fare, settimana per settimana

- Settimane 1 e 2: visitate o chiamate ogni negozio. Il prodotto è sullo scaffale, al posto giusto, con il prezzo giusto?
- Settimane 3-6: degustazioni nei negozi più forti, fotografie da tutti i negozi, primi dati.
- Settimane 7 e 8: parlate con il responsabile acquisti prima che sia lui a parlare con voi. Mostrategli i negozi in cui il prodotto funziona e proponete un piano per gli altri.
- Settimane 9-12: riordinate in tempo per la traversata. Uno scaffale vuoto conta come zero vendite, qualunque ne sia la ragione.

## Sapere quando fermarsi

Alcuni prodotti sono giusti ma nel posto sbagliato: un olio da cucina tra gli articoli da regalo, un miele spalmabile tra gli zuccheri. Spostarli aiuta. Altri sono giusti ma troppo cari per il negozio. Può servire un vasetto più piccolo. Altri ancora, semplicemente, lì non li vuole nessuno, e la cosa corretta è toglierli di comune accordo, vendere le rimanenze senza rovinare il prezzo altrove e conservare la fiducia del responsabile acquisti per la volta successiva. Un lancio che finisce bene in tre mesi costa meno di uno che si spegne nell’arco di un anno.`,
} satisfies NamespaceArticleRetailLaunchTranslation

export default it_articleRetailLaunch
