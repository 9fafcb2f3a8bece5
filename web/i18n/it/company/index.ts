import type { NamespaceCompanyTranslation } from '../../i18n-types.ts'

const it_company = {
  teams: {
    eyebrow: 'Chi siamo',
    title: 'Le persone che rispondono al telefono',
    intro1:
      'Nel nostro ufficio di Ottawa acquisti, conformità, marchi e logistica lavorano a portata di voce, e non per caso. Un dubbio su un’etichetta cambia un prezzo, un prezzo cambia un pallet, e nessuno dovrebbe venirlo a sapere una settimana dopo. Quando telefonate, vi risponde qualcuno che conosce il vostro ordine, o che può voltarsi e chiedere al collega che lo segue.',
    intro2:
      'Restiamo in pochi perché si veda sempre chi risponde di che cosa. Chi assaggia un olio parla anche con il frantoio; chi approva un’etichetta ascolta anche il negozio che la vende. Per voi significa pochi passaggi di mano e risposte brevi, anche quando la risposta è no. Volete sapere chi seguirebbe la vostra azienda, o se conosciamo una regione o un prodotto abbastanza da esservi utili? Chiedetecelo.',
    cta: 'Parlate con noi',
  },
  partnerships: {
    eyebrow: 'Partner',
    title: 'Alleati sulle due sponde',
    intro1:
      'A chi produce olio, miele, formaggi, vini o erbe nel Mediterraneo offriamo un importatore, una squadra per il marchio e un paio d’occhi sul mercato. Cerchiamo un’origine chiara, documenti in regola e volumi che si possano ripetere anche dopo un’annata scarsa. Prima vengono i campioni; di esclusiva si parla più avanti, quando ognuno sa come lavora l’altro.',
    intro2:
      'Con chi vende o serve alimenti in Canada o negli Stati Uniti costruiamo un assortimento: un solo articolo per il banco dei formaggi, una linea a marchio proprio per una catena, una selezione per un gruppo di ristoranti. Di margini, cartoni e tempi di consegna parliamo apertamente fin dall’inizio, perché da questi tre dipende se un buon prodotto resta. Raccontateci a che punto siete, e vi diremo con franchezza se siamo il partner giusto.',
    cta: 'Proponete una collaborazione',
  },
  solutions: {
    eyebrow: 'Soluzioni',
    title: 'Pensate a partire da ciò che vendete',
    intro1:
      'Una catena di supermercati, un ristorante e un distributore possono comprare lo stesso olio e avere bisogno di tre cose diverse. La catena vuole un codice a barre, un cartone pronto per lo scaffale e un calendario di promozioni. Il ristorante vuole una latta che versi bene e un prezzo che regga tutta la stagione. Il distributore vuole pallet misti e una scheda che i venditori usino davvero.',
    intro2:
      'Per questo non vendiamo pacchetti. Partiamo dal vostro scaffale, dal vostro menù o dalla vostra zona e mettiamo insieme i servizi necessari, dalla selezione e dalle etichette fino al trasporto e al marchio, con compiti e tempi messi per iscritto. Le quattro fasi qui sotto seguono l’ordine consueto. Alcuni progetti le richiedono tutte, altri solo l’ultima: per capirlo basta un primo colloquio, che non costa nulla.',
    steps: {
      consultation: {
        name: 'Consulenza',
        text: 'Ascoltiamo: che cosa si vende oggi, che cosa manca, quali margini e quali date di consegna dovete rispettare.',
      },
      planning: {
        name: 'Pianificazione',
        text: 'Ricevete un piano breve: prodotti, costi a destino, lavoro sulle etichette, tempi, e chi fa che cosa.',
      },
      implementation: {
        name: 'Realizzazione',
        text: 'Ordiniamo, etichettiamo, spediamo e sdoganiamo la merce, poi prepariamo al lancio personale e materiale di vendita.',
      },
      optimization: {
        name: 'Ottimizzazione',
        text: 'Esaminiamo con voi i risultati, togliamo ciò che resta fermo e rafforziamo ciò che si muove.',
      },
    },
    cta: 'Descrivete il vostro progetto',
  },
} satisfies NamespaceCompanyTranslation

export default it_company
