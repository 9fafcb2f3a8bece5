import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const de_blog = {
  heading: 'Notizen für alle, die beruflich Lebensmittel einkaufen',
  intro:
    'Jeder Beitrag nimmt sich eine Frage aus dem Einkauf vor und beantwortet sie, soweit unsere Erfahrung reicht: mit nachvollziehbarem Rechenweg, mit der einschlägigen Vorschrift und mit dem Hinweis, wo Zweifel bleiben. Wo es um eine Vorschrift geht, ist der Beitrag nur der Einstieg; maßgeblich ist die Vorschrift selbst.',
  featured: 'Empfohlen',
  allArticles: 'Weitere Beiträge',
  readArticle: 'Beitrag lesen',
  readMore: 'Weiterlesen',
  minutes: '{minutes} Min. Lesezeit',
  by: 'von {author}',
  published: 'Veröffentlicht am {date}',
  share: 'Teilen',
  copied: 'Link kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren. Sie können ihn aus der Adresszeile übernehmen.',
  back: 'Zurück zum Blog',
  next: 'Als Nächstes lesen',
  author: 'Zur Person',
  feed: 'Blog als Feed (Atom)',
  cta: 'Frage einsenden',
  disclaimer:
    'Dieser Beitrag gibt allgemeine Informationen auf dem Stand der Veröffentlichung. Er ist keine Rechts- oder Zollberatung; prüfen Sie die geltenden Vorschriften, bevor Sie bestellen.',
  categories: {
    trade: 'Handel und Zölle',
    quality: 'Qualität',
    compliance: 'Etiketten und Vorschriften',
    logistics: 'Logistik',
    retail: 'Einzelhandel',
    wineAndCheese: 'Wein und Käse',
  },
  unknown: {
    title: 'Beitrag nicht gefunden',
    text: 'Vielleicht enthält die Adresse einen Tippfehler, oder der Beitrag ist umgezogen. Unten finden Sie stattdessen unseren Beitrag über Zölle; was es sonst noch zu lesen gibt, zeigt die Blogseite.',
  },
  articles: {
    tariffs: {
      title: 'Zölle auf mediterrane Lebensmittel: So entsteht Ihr Zollsatz',
      excerpt:
        'Ein Leitfaden für Einkäufer in Kanada und den USA: die Regeln hinter dem Zollsatz und die Unterlagen, die dazugehören.',
      description:
        'HS-Codes, Ursprung, CETA, CUSMA und wechselnde US-Zölle: wie der Zoll auf mediterrane Lebensmittel entsteht, wer ihn zahlt und was Sie vorab prüfen.',
    },
    oliveOilGrades: {
      title: 'Güteklassen von Olivenöl: ein Analysezertifikat lesen',
      excerpt:
        'Natives Olivenöl extra ist eine gesetzliche Güteklasse mit Grenzwerten, die ein Labor messen und ein Panel schmecken kann. Was freie Säure, Peroxidzahl, K232, K270 und der Median der Fehler dem Einkauf sagen und was sie verschweigen.',
      description:
        'Freie Säure, Peroxidzahl, K232, K270 und Panel: was eine Olivenölanalyse aussagt, was sie offenlässt und was Sie vor dem Kauf einer Charge fragen sollten.',
    },
    labels: {
      title: 'Etiketten für Kanada: g. U., g. g. A. und zwei Sprachen',
      excerpt:
        'Ein geschützter Name aus Europa und ein zweisprachiges Etikett für Kanada folgen verschiedenen Gesetzen und treffen sich auf einer kleinen Fläche. Was beide verlangen, warum Feta ein Sonderfall ist und wie Sie sich einen zweiten Druck sparen.',
      description:
        'Was g. U. und g. g. A. dank CETA in Kanada bedeuten, warum Feta ein Sonderfall ist und was ein zweisprachiges kanadisches Lebensmitteletikett tragen muss.',
    },
    retailLaunch: {
      title: 'Die ersten zwölf Wochen: ein Importprodukt im Handel',
      excerpt:
        'Wer gelistet ist, wird gemessen. Wie Sortimentsgespräche, Regalpläne, Listungsgebühren, Verkostungen und Abverkauf darüber entscheiden, ob ein importiertes Produkt ein Jahr nach der ersten Lieferung noch im Regal steht.',
      description:
        'Sortimentsgespräch, Regalplan, Listungsgebühr, Verkostung, Abverkauf: wie ein Importprodukt in Kanada und den USA startet und nach Woche 12 im Regal bleibt.',
    },
    logistics: {
      title: 'Von der Käserei zur Rampe: Transport ohne Überraschungen',
      excerpt:
        'Die meisten Verluste im Lebensmittelimport entstehen zwischen zwei Leuten, von denen jeder dachte, der andere habe gebucht, gekühlt oder versichert. Incoterms, Temperaturprotokolle und Hafengebühren, erklärt in der Reihenfolge, in der Sie ihnen begegnen.',
      description:
        'FCA oder FOB, Kühl- oder Trockencontainer, Demurrage oder Detention: Begriffe und Temperaturprotokolle, die Einkäufer mediterraner Lebensmittel kennen sollten.',
    },
    wineAndCheese: {
      title: 'Wein und Käse: ein Tisch, zwei Regelwerke',
      excerpt:
        'Öl und Oliven kommen ins Land wie andere Lebensmittel auch. Käse wartet auf ein Kontingent, und Wein muss in Kanada durch eine Alkoholbehörde, in den USA durch drei Handelsstufen. Was das für Ihre Termine und Ihren Preis bedeutet.',
      description:
        'Käsekontingente unter CETA, Alkoholbehörden der Provinzen, Dreistufensystem der USA, COLA, FDA: was der Import von Wein und Käse verlangt und wie man ihn plant.',
    },
  },
} satisfies NamespaceBlogTranslation

export default de_blog
