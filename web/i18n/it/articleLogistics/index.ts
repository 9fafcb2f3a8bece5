import type { NamespaceArticleLogisticsTranslation } from '../../i18n-types.ts'

const it_articleLogistics = {
  body: `Tra il caseificio e la vostra banchina di scarico una spedizione di formaggi passa per molte mani: il produttore, un trasportatore, un consolidatore, un terminal, una compagnia di navigazione, un secondo terminal, uno spedizioniere doganale, un secondo trasportatore. Ognuno è attento alla propria parte. La merce si perde nei passaggi di mano. Una buona logistica significa sapere chi risponde di ciascun passaggio, e poter dimostrare che cosa è successo in quel momento.

## Prima la resa, poi il prezzo

Gli Incoterms 2020 stabiliscono chi organizza il trasporto, dove passa il rischio e chi sdogana. Non dicono quando passa la proprietà né quando si paga. Un prezzo senza termine di resa e senza un luogo indicato non è un prezzo.

- FCA, franco vettore: il venditore sdogana la merce all’esportazione e la consegna al vostro vettore in un luogo convenuto. Si adatta bene ai container, che si consegnano in un terminal o in un magazzino e non sotto bordo.
- FOB, franco a bordo: il rischio passa quando la merce è a bordo. È nato per merce caricata direttamente sulla nave. Per i container non dice chi sopporta il rischio nei giorni passati al terminal.
- CIF, costo, assicurazione e nolo: il venditore paga il nolo e un’assicurazione di base fino al porto di destinazione, ma il rischio è già vostro non appena la merce è a bordo. L’assicurazione richiesta è minima.
- DAP, reso al luogo di destinazione: il venditore porta la merce al vostro indirizzo a proprio rischio. A voi restano lo sdoganamento all’importazione, i dazi e le imposte.

Con FCA il vettore lo scegliete voi e vedete il nolo reale. Con CIF o DAP avete meno lavoro e meno controllo. Per la merce refrigerata il controllo di solito vale la fatica. Con DDP, reso sdoganato, in cui il venditore paga anche il dazio, qualcuno deve pur sempre essere l’importatore registrato, con le licenze che gli alimenti richiedono, e un caseificio di montagna di rado può esserlo.

## La temperatura è un dato registrato, non una promessa

Un container refrigerato, in gergo «reefer», mantiene una temperatura; non è costruito per raffreddare merce calda. I formaggi devono essere freddi al cuore prima del carico, e del container vanno messe a verbale l’ispezione e la temperatura impostata. Concordate per iscritto:

- La temperatura impostata, in gradi Celsius, per ciascun prodotto. La maggior parte dei formaggi freschi e in salamoia viaggia appena sopra lo zero; i formaggi duri tollerano qualcosa di più. Chiedete al caseificio, non al vettore.
- L’apertura della ventilazione e l’umidità, se hanno importanza.
- I registratori di temperatura: almeno uno vicino alle porte e uno nel cuore del carico, attivati prima che le porte si chiudano, con i numeri di serie sulla distinta dei colli.
- Di quanto la temperatura può scostarsi, che cosa si fa se lo scostamento è maggiore, e chi decide.

Leggete i dati dei registratori prima di firmare la consegna. Se qualcosa non va, scrivetelo sul documento di consegna, fotografate, informate il giorno stesso vettore e assicuratore e tenete la merce separata.

Olio, miele e olive non hanno bisogno del container refrigerato in ogni stagione, ma non amano gli estremi. Al freddo l’olio d’oliva si intorbida e si rapprende, e torna limpido se lo si scalda dolcemente; il caldo invece lo danneggia per sempre. Un rivestimento isolante, lo stivaggio sotto coperta, una partenza successiva o un refrigerato a temperatura moderata costano tutti meno di un olio spento. Al freddo il miele cristallizza: è innocuo, ma al negozio va spiegato.

## Il tempo, e quanto costa

Dal Mediterraneo orientale a Montréal o ad Halifax calcolate diverse settimane da porto a porto, e di più se il container cambia nave. Aggiungete il ritiro, l’attesa della partenza, lo sdoganamento, un eventuale controllo e il tratto su strada. Noi programmiamo in settimane e promettiamo intervalli, non date.

Due addebiti sorprendono chi è alle prime armi. Il demurrage, o sosta, si paga quando un container pieno rimane al terminal oltre i giorni di franchigia. La detention, detta anche per diem, si paga quando trattenete il container troppo a lungo fuori dal terminal. Entrambi crescono di giorno in giorno, e un blocco in dogana di rado ferma il conteggio. I rimedi sono documenti pronti prima dell’arrivo, un appuntamento in magazzino e una franchigia concordata quando si prenota il nolo.

## I documenti che precedono la merce

- Fattura commerciale con codice SA, origine, resa e valuta, e distinta dei colli con lotti e pesi.
- Polizza di carico o lettera di trasporto marittimo, con i nomi scritti come nelle licenze.
- Dichiarazione di origine, se si chiede una preferenza tariffaria.
- Certificato sanitario per i formaggi e gli altri prodotti di origine animale, dove è richiesto.
- Per gli Stati Uniti: registrazione dello stabilimento del produttore presso la FDA, l’agenzia statunitense per gli alimenti e i farmaci, notifica preventiva prima dell’arrivo e, da parte dell’importatore, un programma di verifica dei fornitori esteri (FSVP). Via mare, la dichiarazione di sicurezza va presentata 24 ore prima del carico.
- Per il Canada: numero della licenza per la sicurezza degli alimenti (Safe Food for Canadians), un permesso dove si applica un contingente, e la dichiarazione anticipata del carico da parte del vettore.
- Pallet di legno con il marchio ISPM 15. Un solo pallet senza marchio può far respingere l’intero carico.

## Un’assicurazione come si deve

La responsabilità del vettore è limitata, spesso in base al peso, e prevede molte esclusioni. Un’assicurazione sulle merci ad ampia copertura, con una garanzia sulla refrigerazione che copra guasti e scostamenti di temperatura, costa poco rispetto alla merce. Copre anche l’avaria generale, per la quale i proprietari del carico partecipano alle spese per salvare una nave, anche se la loro merce è arrivata intatta.

## I piccoli ordini

Un pallet che riempie l’angolo di un container condiviso viene movimentato più spesso e deve aspettare gli altri. Noi componiamo i pallet misti nel Paese d’origine, in modo che i formaggi viaggino con i formaggi e l’olio con l’olio. Se il vostro volume è piccolo, ordinate meno spesso e con più anticipo, e scegliete prodotti a lunga conservazione. Noli, rotte e norme cambiano: prima di ordinare, verificate quelli attuali con il vostro spedizioniere.`,
} satisfies NamespaceArticleLogisticsTranslation

export default it_articleLogistics
