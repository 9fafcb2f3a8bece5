import type { NamespaceArticleRetailLaunchTranslation } from '../../i18n-types.ts'

const de_articleRetailLaunch = {
  body: `Seinen Platz im Regal bekommt ein neues Produkt von einem Menschen, und es behält ihn dank einer Zahl. Der Mensch sitzt im Einkauf der Warengruppe und glaubt an das Produkt. Die Zahl sagt, wie viele Stück je Geschäft und Woche das Regal verlassen. Zwischen der ersten Lieferung und dem ersten ernsten Blick auf diese Zahl liegen etwa zwölf Wochen, und was über diese Wochen entscheidet, geschieht größtenteils vorher.

## Fragen Sie zuerst nach dem Kalender

Handelsketten überprüfen jede Warengruppe zu festen Zeiten, oft ein- oder zweimal im Jahr. Der neue Regalplan, das Planogramm, das jedem Produkt Regalboden, Höhe und Zahl der Facings zuweist, folgt Monate später. Wer das Sortimentsgespräch für Öle verpasst, wartet auf das nächste, so gut das Öl auch ist. Die erste Frage an den Einkauf lautet deshalb nicht, ob das Produkt gefällt, sondern wann die Warengruppe überprüft wird, wann Muster vorliegen müssen und wann die Regale umgebaut werden. Rechnen Sie vom Umbau aus rückwärts: Anlieferung im Verteilzentrum, Seefracht, Etikettenfreigabe, Ernte. Über ein Produkt, das im Frühjahr ins neue Regal soll, muss oft schon im Sommer davor entschieden werden.

Inhabergeführte Geschäfte und Feinkostläden entscheiden schneller und können Ihre Referenz sein.

## Kommen Sie mit dem fertigen Produkt

- Ein Strichcode, der sich scannen lässt: eine auf den Markeninhaber registrierte GTIN, eine für das Stück und eine weitere für den Karton.
- Kartongrößen, die zum Regal passen. Ein Karton mit zwölf Gläsern, die sich langsam verkaufen, ist für ein kleines Geschäft ein Jahresvorrat; sechs sind eher verkauft.
- Gewichte, Maße, Haltbarkeit und Lagerung im Datenpool, den der Händler nutzt, identisch mit den Angaben auf der Packung.
- Ein Preis, der vom Regal aus rückwärts gerechnet ist: Ladenpreis, Handelsspanne, Großhandelsspanne, Aktion, Einstandskosten. Geht die Rechnung nur ohne Aktionen auf, geht sie nicht auf.
- Ein Verkaufsblatt, eine Seite. Was es ist, wer es kauft, was es ersetzt, was es kostet.

Was es ersetzt, ist die schwierigste Zeile. Wer ein Produkt aufnimmt, nimmt ein anderes heraus; sagen Sie, welches, und warum die Warengruppe danach mehr verdient.

## Gebühren und Abzüge

Große Ketten verlangen unter Umständen Listungs- oder Regalplatzgebühren, Gratisware für die Erstbestückung, Beiträge zu Handzetteln und Treueprogrammen sowie Strafgebühren für verspätete oder unvollständige Lieferungen. Halten Sie jeden Posten schriftlich fest, mit Betrag, Zeitraum und Obergrenze. In Kanada verlangt der Grocery Code of Conduct klare schriftliche Vereinbarungen und bietet einen Weg, Streit beizulegen. Zu diesem freiwilligen Verhaltenskodex des Lebensmittelhandels haben sich die größten Supermarktketten verpflichtet, und seit Januar 2026 gilt er in vollem Umfang. Preise oder Gebühren legt er nicht fest. In den USA unterscheiden sich die Gepflogenheiten von Kette zu Kette und nach Warengruppe.

Prüfen Sie jeden Abzug auf jeder Zahlungsabrechnung. Manche sind vereinbart, manche sind Irrtümer, und Ansprüche verfallen.

## Der Abverkauf und wie man ihn liest

Der Abverkauf, genauer die Abverkaufsrate, ist die verkaufte Stückzahl je Geschäft und Woche, gezählt nur in Geschäften, in denen das Produkt wirklich erhältlich war. Angenommen, von einem Öl, das in vierzig Geschäften gelistet ist, werden in einer Woche 120 Flaschen verkauft. Das sieht nach drei je Geschäft aus. Haben zehn Geschäfte es gar nicht ins Regal gestellt, haben die dreißig anderen je vier verkauft, und die Abhilfe ist ein Besuch in zehn Geschäften, kein niedrigerer Preis. Fragen Sie jede Woche nach drei Zahlen: Geschäfte mit Bestand, verkaufte Stückzahl und Preis am Regal. Vergleichen Sie sie dann mit denen des langsamsten Produkts, das der Einkauf behalten will. Diesen Wert gilt es zu übertreffen, und die meisten Einkäufer sagen Ihnen ungefähr, wo er liegt, wenn Sie danach fragen.

Eine Aktion belebt den Abverkauf und hinterlässt dann ein Loch, weil die Leute erst aufbrauchen, was sie gekauft haben. Sehen Sie sich die vier Wochen nach einer Aktion an, bevor Sie von einem Erfolg sprechen. Läuft ein Produkt nur mit Rabatt, wissen Sie, was es den Kunden wert ist.

## Verkostungen, die ihr Geld wert sind

Niemand kauft ein pfeffriges Öl oder einen dunklen Pinienhonig nach einem Bild. Eine Verkostung am Samstag mit jemandem, der in der Mühle war oder wenigstens mit denen verkostet hat, die dort waren, verkauft am selben Tag und erklärt den Preis für Monate. Wählen Sie lieber wenige starke Geschäfte als viele schwache. Sorgen Sie dafür, dass Ware im Regal steht und ein zweites Mal neben dem Probiertisch. Bieten Sie zuerst dem Personal eine eigene Verkostung an: Wer an der Käsetheke steht, verkauft mehr als jedes Plakat. Zählen Sie, was am Tag selbst und in den sechs Wochen danach verkauft wird, im Vergleich mit Geschäften ohne Verkostung.

## Was in welcher Woche zu tun ist

- Wochen 1 und 2: jedes Geschäft besuchen oder anrufen. Steht das Produkt im Regal, an der richtigen Stelle, mit dem richtigen Preis?
- Wochen 3 bis 6: Verkostungen in den stärksten Geschäften, Fotos aus jedem Geschäft, erste Zahlen.
- Wochen 7 und 8: mit dem Einkauf sprechen, bevor er mit Ihnen spricht. Zeigen, in welchen Geschäften es läuft, und einen Plan für die anderen mitbringen.
- Wochen 9 bis 12: früh genug für die Überfahrt nachbestellen. Ein leeres Regal heißt null Verkauf, gleich aus welchem Grund.

## Wissen, wann man aufhört

Manche Produkte sind richtig, stehen aber am falschen Ort: ein Kochöl bei den Geschenken, ein Cremehonig beim Zucker. Da hilft Umräumen. Manche sind richtig, aber für das Geschäft zu teuer. Da kann ein kleineres Glas helfen. Manche sind dort einfach nicht gefragt, und dann ist es anständig, sie einvernehmlich herauszunehmen, den Rest zu verkaufen, ohne anderswo den Preis zu verderben, und das Vertrauen des Einkaufs für das nächste Produkt zu bewahren. Eine Einführung, die nach drei Monaten gut endet, kostet weniger als eine, die im Lauf eines Jahres versandet.`,
} satisfies NamespaceArticleRetailLaunchTranslation

export default de_articleRetailLaunch
