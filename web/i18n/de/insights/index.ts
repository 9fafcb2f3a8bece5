import type { NamespaceInsightsTranslation } from '../../i18n-types.ts'

const de_insights = {
  news: {
    eyebrow: 'Aktuelles',
    title: 'Was sich zwischen Ernte und Regal ändert',
    intro1:
      'Der Lebensmittelimport lebt von Terminen: vom Beginn einer Ernte, vom Tag, an dem eine Vorschrift in Kraft tritt, vom verpassten Schiff. Für solche Nachrichten ist diese Seite da, kurz erzählt und mit der Folge für den Einkauf gleich in den ersten Zeilen. Wir schreiben, wenn ein Erzeuger dazukommt oder ein Produkt bestellbar wird, wenn sich in Kanada oder den USA Kennzeichnungs- oder Zollregeln ändern und wenn Wetter oder Fracht demnächst einen Preis bewegen.',
    intro2:
      'Was Ihnen bei keiner Entscheidung hilft, lassen wir weg: keine Schnappschüsse von Messen, keine Ankündigung von Ankündigungen. Dringendes wie ein verspätetes Schiff oder eine knappe Ernte erfahren die betroffenen Kunden direkt, ohne den Umweg über eine Webseite. Wenn Sie eine bestimmte Region oder ein Produkt verfolgen, nennen Sie es uns; wir melden uns, sobald sich dort etwas tut, das für Sie von Belang ist.',
    cta: 'Nach Neuem fragen',
  },
  blog: {
    eyebrow: 'Blog',
    title: 'Notizen für alle, die beruflich Lebensmittel einkaufen',
    intro1:
      'Am Anfang des Blogs stehen Fragen aus dem Einkauf. Wie liest man die Analyse eines Olivenöls? Was macht ein Zoll mit den Einstandskosten? Warum krümelt der eine Feta, während sich der andere schneiden lässt? Ein Beitrag nimmt sich eine solche Frage vor und beantwortet sie, so weit unsere Erfahrung reicht: mit offener Rechnung, mit der einschlägigen Vorschrift und mit dem Hinweis, wo Zweifel bleiben.',
    intro2:
      'Es schreiben diejenigen, die bei uns die Arbeit machen, und zwar so, dass Einkauf, Küche und Marktleitung den Text ohne Wörterbuch nutzen können. Wo eine Vorschrift berührt ist, nehmen Sie den Beitrag als Einstieg und die Vorschrift selbst als maßgeblich, denn Regeln ändern sich. Fehlt Ihre Frage, schicken Sie sie uns. Aus einer guten Frage wird oft der nächste Beitrag.',
    cta: 'Frage einsenden',
  },
  article: {
    notFoundTitle: 'Diesen Beitrag gibt es nicht',
    notFoundText:
      'Vielleicht enthält die Adresse einen Tippfehler, oder der Beitrag ist umgezogen. Auf der Blogseite sehen Sie, was es zu lesen gibt.',
    back: 'Zurück zum Blog',
  },
} satisfies NamespaceInsightsTranslation

export default de_insights
