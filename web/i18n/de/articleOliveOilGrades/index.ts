import type { NamespaceArticleOliveOilGradesTranslation } from '../../i18n-types.ts'

const de_articleOliveOilGrades = {
  body: `„Nativ extra“ gehört zu den wenigen Wörtern auf einem Lebensmitteletikett, hinter denen eine Zahl steht, genauer gesagt eine ganze Tabelle von Zahlen und eine Verkostung. Um das Analysezertifikat zu lesen, braucht man im Einkauf kein Chemiestudium. Es genügt zu wissen, was jede Zeile misst und wann die Probe gezogen wurde.

## Die Güteklassen in einer Minute

Der Internationale Olivenrat und die Europäische Union definieren die Klassen nahezu gleich. Native Öle werden aus der Frucht allein mit mechanischen Verfahren gewonnen, ohne Lösungsmittel und ohne Raffination.

- Natives Olivenöl extra: freie Säure höchstens 0,8 Prozent, kein sensorischer Fehler und eine wahrnehmbare Fruchtigkeit.
- Natives Olivenöl: freie Säure höchstens 2,0 Prozent und leichte Fehler innerhalb einer Grenze.
- Lampantöl: jenseits dieser Grenzen, nicht zum Verzehr bestimmt, geht in die Raffinerie.
- Olivenöl aus raffinierten und nativen Olivenölen: das, was im englischsprachigen Handel oft „pure“ oder „classic“ heißt. Die Raffination nimmt dem Öl Fehler, Farbe und den größten Teil des Geschmacks; etwas natives Öl gibt ein wenig davon zurück.
- Oliventresteröl: mit Lösungsmittel aus dem gewonnen, was die Mühle übrig lässt, dann raffiniert und mit nativem Öl verschnitten.

In den USA folgen die Güteklassen des Landwirtschaftsministeriums (USDA) ähnlichen Grenzwerten, sind aber freiwillig, und Kalifornien hat für das Öl seiner größeren Verarbeiter eine eigene, strengere Norm. Kanada behandelt ein verfälschtes oder falsch bezeichnetes Öl als Irreführung der Verbraucher; die Canadian Food Inspection Agency (CFIA), die kanadische Lebensmittelaufsicht, zieht deshalb Proben von Olivenöl. Wörter wie „light“ oder „pure“ sind keine Güteklassen, und „light“ bezieht sich nie auf Kalorien.

## Freie Säure

Die freie Säure ist der Anteil der Fettsäuren, die sich vom Ölmolekül gelöst haben, berechnet als Ölsäure. Schmecken kann man sie nicht. Sie steigt, wenn Oliven Druckstellen bekommen, von der Olivenfliege befallen werden oder vor der Verarbeitung in Säcken liegen. Für natives Olivenöl extra liegt die Grenze bei 0,8 Prozent; sorgfältige Erzeuger bleiben oft weit unter der Hälfte davon. Ein niedriger Wert spricht für gesunde Früchte und schnelle Arbeit. Über den Geschmack sagt er wenig: Auch ein raffiniertes Öl enthält fast keine freie Säure.

## Peroxidzahl

Peroxide sind die ersten Produkte der Oxidation. Die Grenze für natives Olivenöl und natives Olivenöl extra liegt bei 20 Milliäquivalenten aktivem Sauerstoff je Kilogramm. Ein frisches, gut gelagertes Öl bleibt meist weit darunter. Lesen Sie den Wert mit Vorsicht: Er steigt durch Luft, Licht und Wärme, doch mit zunehmendem Alter des Öls zerfallen die Peroxide wieder. Ein altes Öl kann einen unauffälligen Wert zeigen und trotzdem nach Wachsmalstiften riechen.

## K232 und K270

Beide Werte werden mit ultraviolettem Licht gemessen. K232, bei nativem Olivenöl extra höchstens 2,50, zeigt die frühe Oxidation an. K270, höchstens 0,22, zeigt spätere Stadien an und steigt auch durch Raffination. Delta K, höchstens 0,01, hilft, raffiniertes Öl in einem nativen aufzudecken. Ist die Peroxidzahl niedrig, während K270 nahe an der Grenze liegt, ist das Öl wahrscheinlich nicht jung oder wurde zu warm verarbeitet oder gelagert. Lesen Sie die drei Werte zusammen und vergleichen Sie das Zertifikat der Mühle mit einem, das nach der Abfüllung erstellt wurde.

## Das Panel

Chemie allein macht noch kein natives Olivenöl extra. Ein Panel, also eine Gruppe geschulter Prüfer, riecht und verkostet das Öl blind nach der Methode des Internationalen Olivenrats. Für jeden Fehler und für die Fruchtigkeit wird der Median der Bewertungen gebildet. Bei nativem Olivenöl extra muss der Median der Fehler 0 sein und der Median der Fruchtigkeit über 0 liegen. Die üblichen Fehler haben schlichte Namen: stichig, wenn Oliven im Haufen gegoren haben, modrig bei schimmeligen Früchten, weinig oder essigsauer, ranzig, schlammig vom Bodensatz. Bitterkeit und Schärfe sind keine Fehler. Sie stammen von Phenolen, und Phenole helfen dem Öl, sich zu halten.

Manche Labore bestimmen zusätzlich Ethylester, deren Gehalt steigt, wenn Früchte gegoren haben, sowie Fettsäurezusammensetzung und Sterine, an denen sich fremde Öle erkennen lassen. Die als DAG und PPP bekannten Messwerte zeigen Alterung und Erwärmung; sie gehören zu einigen nationalen und privaten Normen, nicht zu allen.

## Was ein Zertifikat nicht sagen kann

Ein Zertifikat beschreibt eine Probe an einem Tag. Stellen Sie diese Fragen, bevor Sie sich darauf verlassen:

- Für welche Charge gilt es, und steht diese Chargennummer auf der Flasche oder dem Kanister?
- Wann wurde die Probe gezogen, aus welchem Tank, vor oder nach dem Filtern und Abfüllen?
- Ist das Labor für diese Methoden akkreditiert und das Panel anerkannt?
- Wann wurden die Oliven geerntet? Das Mindesthaltbarkeitsdatum sagt, bis wann der Abfüller für das Öl einsteht, nicht, wann die Frucht gepflückt wurde. Nach EU-Recht darf ein Erntejahr nur angegeben werden, wenn das gesamte Öl aus dieser Ernte stammt.
- Wie wurde das Öl gelagert und verschifft? Edelstahltanks unter Schutzgas und ein vor Hitze geschützter Container bewahren, was die Mühle erreicht hat.

Vorsicht ist auch bei gesundheitsbezogenen Angaben geboten. Die Angabe, die in der Europäischen Union für Polyphenole in Olivenöl zugelassen ist, gilt weder in Kanada noch in den USA.

## So kaufen Sie damit ein

Legen Sie eigene Grenzwerte fest, enger als die gesetzlichen, und schreiben Sie sie in die Bestellung: zum Beispiel eine freie Säure und einen K270-Wert, die Spielraum für ein Jahr im Regal lassen. Bewahren Sie von jeder Charge vom Tag der Ankunft an ein versiegeltes Muster im Dunkeln auf, damit sich jede Reklamation daran prüfen lässt. Verkosten Sie mit denen, die das Öl verkaufen oder damit kochen werden, blind und neben dem Öl, das sie jetzt verwenden. Und planen Sie die Menge so, dass sie innerhalb der Saison verkauft ist: Auch die beste Analyse altert mit dem Öl. Grenzwerte werden von Zeit zu Zeit überarbeitet; prüfen Sie deshalb die aktuelle Norm.`,
} satisfies NamespaceArticleOliveOilGradesTranslation

export default de_articleOliveOilGrades
