import type { NamespaceArticleTariffsTranslation } from '../../i18n-types.ts'

const it_articleTariffs = {
  body: `Chi chiede quanto si paga di dazio sull’olio d’oliva vuole un numero. La risposta onesta è un metodo. L’aliquota dipende da che cosa è esattamente il prodotto, da dove è stato fatto, dal Paese e dal giorno in cui entra. In Canada, per la maggior parte degli alimenti mediterranei, è stabile da tempo; negli Stati Uniti è cambiata più volte tra il 2025 e il 2026. Questo articolo spiega il meccanismo e tace di proposito le aliquote di oggi: prima di ordinare, controllate la tariffa doganale in vigore.

## Prima di tutto il codice

Ogni prodotto che passa una frontiera viene classificato secondo il Sistema armonizzato (SA; HS nella sigla inglese). Le prime sei cifre sono uguali quasi in tutto il mondo; dopo quelle, ogni Paese aggiunge le proprie. Gli oli d’oliva vergini ed extra vergini stanno alla voce 1509, le olive da tavola pronte per il consumo alla 2005, il miele alla 0409, i formaggi alla 0406, il vino alla 2204. Piccole differenze spostano un prodotto da una riga all’altra: la capacità del recipiente, se un formaggio è grattugiato, se una pasta di olive è considerata una salsa.

Fatevi indicare il codice nel preventivo e chiedete chi l’ha scelto. Se la scelta è dubbia, entrambi i Paesi rispondono in anticipo e per iscritto. La Canada Border Services Agency (CBSA), l’agenzia doganale canadese, emette decisioni anticipate; la U.S. Customs and Border Protection (CBP), la dogana degli Stati Uniti, emette decisioni vincolanti e le pubblica, così potete leggere come sono stati trattati prodotti simili. Una decisione richiede settimane, in Canada fino a quattro mesi; un codice sbagliato può costare anni di dazi non versati, con gli interessi.

## L’origine è dove si produce, non da dove si spedisce

Il dazio dipende dal Paese di origine. Un olio franto in Grecia e imbottigliato in Italia non diventa italiano per la dogana solo perché la fattura è stata emessa a Genova. Né un olio greco diventa canadese perché è rimasto in un magazzino dell’Ontario. Il CUSMA, l’accordo tra Canada, Stati Uniti e Messico, favorisce le merci originarie del Nord America secondo le regole dell’accordo stesso. Un olio europeo che in Canada viene soltanto immagazzinato, rietichettato o riconfezionato non vi rientra, ed entra negli Stati Uniti con l’aliquota che quel giorno si applica alla sua origine europea.

Per le merci dell’Unione europea che entrano in Canada l’accordo da conoscere è il CETA, applicato in via provvisoria dal settembre 2017. Ha abolito i dazi canadesi sulla maggior parte degli alimenti dell’Unione. Per avvalersene servono tre cose:

- Merci che soddisfano la regola di origine prevista per il loro codice, per esempio perché interamente ottenute nell’Unione.
- Una dichiarazione di origine, con la formula prescritta, sulla fattura o su un altro documento commerciale. Per le spedizioni di valore superiore a 6.000 euro l’esportatore deve essere registrato a questo scopo.
- Un trasporto senza ulteriori lavorazioni lungo il percorso. Il trasbordo in un Paese terzo è ammesso, purché le merci restino sotto vigilanza doganale.

Senza la dichiarazione l’importatore paga l’aliquota della nazione più favorita, detta NPF (in inglese MFN). Per alcune voci questa aliquota è già zero, come in Canada da tempo per l’olio d’oliva; per altre no, e per i formaggi fuori contingente è proibitiva. Le merci di Paesi esterni all’Unione, per esempio Turchia o Tunisia, vanno verificate a parte.

## Perché negli Stati Uniti le aliquote cambiano

La tariffa statunitense prevede per ogni voce un’aliquota di base. Vi si possono aggiungere dazi supplementari, imposti in forza di leggi diverse, alcuni per Paese, altri per prodotto. Dall’ottobre 2019 al marzo 2021 una controversia sugli aiuti all’industria aeronautica ha portato a un dazio aggiuntivo del 25% su determinati formaggi e vini europei e su oli d’oliva spagnoli. Nel 2025 sono stati imposti dazi supplementari sulle merci di quasi tutti i Paesi, in base a una legge sui poteri di emergenza. Nel febbraio 2026 la Corte suprema ha stabilito che quella legge non autorizza dazi, e da allora si è fatto ricorso ad altre leggi. Si aggiungono poi le misure di difesa commerciale: le olive nere mature spagnole e alcuni tipi di pasta italiana sono stati soggetti a dazi antidumping e compensativi, che variano da un esportatore all’altro.

L’aliquota applicabile è quella in vigore quando la merce viene dichiarata all’importazione, non quella in vigore quando avete firmato.

## Chi paga, e su quale valore

L’importatore registrato, cioè chi figura come importatore davanti alla dogana, è debitore del dazio, risponde di codice, valore e origine e conserva i documenti: in Canada per sei anni, negli Stati Uniti di regola per cinque. In Canada gli serve inoltre un conto in CARM, il sistema contabile dell’agenzia doganale, e una garanzia finanziaria propria se la merce deve essere svincolata prima del pagamento.

Entrambi i Paesi partono di norma dal prezzo pagato per le merci e ne escludono nolo e assicurazione internazionali, se indicati separatamente. Un conto semplice mostra l’effetto di un dazio su un prezzo. Su merci per 10.000 dollari, un dazio del 10% ammonta a 1.000 dollari. Se grossista e dettagliante applicano ciascuno la percentuale abituale a un costo che comprende il dazio, il prezzo allo scaffale aumenta più del dazio. Concordate prima se i margini si calcolano in percentuale o in dollari.

## Che cosa potete fare

- Scrivete nell’ordine codice, origine e aliquota ipotizzata, e precisate chi si fa carico di un’eventuale variazione dell’aliquota.
- Procuratevi la dichiarazione di origine prima che la nave salpi, non dopo lo sbarco.
- Se i tempi sono incerti, informatevi presso il vostro spedizioniere doganale su un deposito doganale o una zona franca.
- Se la merce prosegue verso un Paese terzo, informatevi sul rimborso dei dazi alla riesportazione, il cosiddetto drawback. Canada e Stati Uniti restituiscono il dazio su determinate merci riesportate, con termini, esclusioni e molta burocrazia.
- Non lasciate decadere i vostri diritti: quando un dazio è contestato o una preferenza non è stata chiesta, i rimborsi hanno scadenze che differiscono tra i due Paesi.

Tutto questo non sostituisce uno spedizioniere doganale. Vi permette di fare le domande giuste finché l’ordine si può ancora cambiare.`,
} satisfies NamespaceArticleTariffsTranslation

export default it_articleTariffs
