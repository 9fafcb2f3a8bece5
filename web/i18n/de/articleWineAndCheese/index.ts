import type { NamespaceArticleWineAndCheeseTranslation } from '../../i18n-types.ts'

const de_articleWineAndCheese = {
  body: `Wein und Käse teilen sich den Tisch und sonst wenig. Für den Importeur gelten jeweils eigene Regeln, über die eine eigene Behörde wacht. Machen Sie sich früh damit vertraut: Diese Regeln bestimmen Termine und Preise stärker als der Erzeuger.

## Käse nach Kanada: das Kontingent

Kanada schützt seine Milchbauern durch eine staatliche Angebotssteuerung. Käse darf nur innerhalb von Zollkontingenten zollfrei oder zu einem niedrigen Satz eingeführt werden. Darüber beträgt der Zoll bei den meisten Käsen 245,5 Prozent, und damit ist das Gespräch beendet.

Mehrere Kontingente bestehen nebeneinander. Das älteste geht auf die Welthandelsorganisation zurück und enthält einen Anteil für die Europäische Union. CETA, das Handelsabkommen zwischen der EU und Kanada, hat für Käse aus der Union zwei weitere geschaffen: eines für Käse aller Art und eines für Industriekäse. Sie sind bis 2022 schrittweise auf 16.000 beziehungsweise 1.700 Tonnen im Jahr gewachsen. Innerhalb dieser Mengen ist der Käse zollfrei. Global Affairs Canada, das kanadische Außen- und Handelsministerium, verteilt das Kontingent jeweils für ein Kalenderjahr auf kanadische Unternehmen, die die Voraussetzungen erfüllen, etwa Käsehersteller, Großhändler und Einzelhändler. Danach braucht jede Sendung noch eine Einfuhrgenehmigung. Die Unternehmen stellen ihre Anträge im Herbst davor, nicht benötigte Kontingentmengen müssen bis zu einem festen Termin zurückgegeben werden, und wer zu wenig nutzt, erhält im nächsten Jahr unter Umständen weniger.

Für den Einkauf hat das drei Folgen:

- Über die Menge wird im Herbst für das folgende Jahr entschieden. Sagen Sie Ihrem Importeur vorher, was Sie brauchen, nicht nachher.
- Das Kontingent hat selbst einen Wert. Billiger Käse verbraucht davon je Kilogramm ebenso viel wie teurer, sodass der bessere Käse diese Kosten leichter trägt.
- Ein neuer Käse verdrängt einen anderen.

Der Importeur braucht außerdem eine Lizenz nach den Safe Food for Canadians Regulations (SFCR). Die Etiketten nennen neben den üblichen Angaben in zwei Sprachen auch Milchfett- und Wassergehalt. Käse aus Rohmilch muss in der Regel mindestens 60 Tage bei 2 Grad Celsius oder mehr gelagert worden sein.

## Käse in die USA

Für viele Kuhmilchkäse gelten US-Milchkontingente und Lizenzen des Landwirtschaftsministeriums (USDA); außerhalb davon ist der Zoll höher. Käse ganz ohne Kuhmilch, also auch viele Pecorinos, Manchego und griechischer Feta, fällt im Allgemeinen nicht unter diese Kontingente, ist aber von gewöhnlichen oder zusätzlichen Zöllen nicht ausgenommen. Auch hier gilt für Rohmilchkäse eine 60-Tage-Regel. Die Food and Drug Administration (FDA), die US-Lebensmittelbehörde, verlangt die Registrierung der Käserei, die Vorabanmeldung jeder Sendung und vom US-Importeur ein Programm zur Prüfung ausländischer Lieferanten (FSVP).

## Wein nach Kanada: die Alkoholbehörden

In Kanada wird Wein über die Alkoholbehörde der Bestimmungsprovinz eingeführt. Die Behörde oder eine für sie tätige Stelle ist auf dem Papier der Importeur, selbst dort, wo private Geschäfte die Flaschen verkaufen. Der Erzeuger lässt sich durch einen Agenten vertreten, der Weine vorstellt, Bestellungen abwickelt und Fragen beantwortet, aber nicht entscheidet, was die Behörde kauft. Meist gibt es drei Wege:

- Die reguläre Listung: Die Behörde kauft nach einer Ausschreibung oder einem Aufruf an die Anbieter für ihre Geschäfte ein. Große Mengen, feste Termine, Absatzziele.
- Die Spezialitäten- oder Saisonauswahl: kleinere Mengen, einmalig oder wiederkehrend.
- Die Privatbestellung: Restaurants und Privatkunden kaufen kartonweise über einen Agenten, ohne dass der Wein in den Geschäften steht.

Namen und Gebühren dieser Wege, Mindestmengen und Laboranforderungen unterscheiden sich von Provinz zu Provinz; eine Listung in Ontario sagt daher nichts über Québec. Der Zoll auf europäischen Wein ist ein kleiner Teil des Preises; den großen machen die Verbrauchsteuer des Bundes, der Aufschlag der Provinz, Abgaben und Pfand aus. Lassen Sie sich vom Agenten die ganze Kalkulation vom Preis ab Keller bis zum Regal geben, bevor Sie sich in einen Wein verlieben. Das Etikett braucht die gebräuchliche Bezeichnung, die Füllmenge, den Alkoholgehalt in Volumenprozent, das Ursprungsland und das verantwortliche Unternehmen, wo vorgeschrieben in beiden Sprachen, sowie einen Hinweis auf Sulfite ab 10 ppm (Teile pro Million).

## Wein in die USA: drei Stufen

Nach der Prohibition trennten die Bundesstaaten Erzeuger und Importeure, Großhändler und Einzelhändler voneinander. Ein Importeur verkauft in jedem Bundesstaat an einen zugelassenen Großhändler, der Großhändler an Geschäfte und Restaurants, und in den meisten Bundesstaaten darf niemand eine Stufe überspringen. Einige Bundesstaaten sind selbst Groß- oder Einzelhändler. In vielen lässt sich eine Vereinbarung mit einem Großhändler nur schwer beenden; wählen Sie also in Ruhe.

Auf Bundesebene braucht der Importeur eine Grundgenehmigung des Alcohol and Tobacco Tax and Trade Bureau (TTB), der Bundesbehörde für Alkohol- und Tabaksteuern. Für jedes Etikett muss vor der Einfuhr eine Etikettenzulassung vorliegen, das Certificate of Label Approval, kurz COLA; das Etikett trägt den staatlichen Warnhinweis, einen Sulfithinweis, Alkoholgehalt, Füllmenge sowie Name und Anschrift des Importeurs. Die Vorabanmeldung bei der FDA gilt auch für Wein, ebenso die Registrierung des Weinguts; von den meisten Regeln zur Lieferantenprüfung sind alkoholische Getränke unter bestimmten Bedingungen ausgenommen. Danach kommen die Registrierung der Marke und in einigen Bundesstaaten die Hinterlegung der Preise. Wein gerät oft in Handelsstreitigkeiten; vereinbaren Sie deshalb im Voraus, wer einen zusätzlichen Zoll trägt.

## Essig ist kein Wein

Weinessig und Aceto Balsamico di Modena reisen mit den übrigen Lebensmitteln. Sie brauchen weder Behörde noch Handelsstufen, nur gewöhnliche Lebensmitteletiketten. Ein Sortiment kann deshalb mit Essig, Öl und Oliven beginnen, während Wein und Käse auf Behörde und Kontingent warten.

## Ein Kalender, der funktioniert

- September und Oktober: Käsemengen bis spätestens Ende Oktober vereinbaren und mit dem Agenten Weine auswählen.
- November und Dezember: Kontingentanträge und Etikettenzulassungen; Muster an Alkoholbehörden und Großhändler.
- Winter: erster Käse aus dem neuen Kontingentjahr, bei kühlem Wetter.
- Frühjahr: Die Weine kommen vor der Terrassensaison an, nie in der Julihitze.

Kontingente, Aufschläge und Verfahren werden oft überarbeitet, und jede Provinz und jeder Bundesstaat hat eigene. Prüfen Sie die aktuellen Bekanntmachungen, bevor Sie bestellen.`,
} satisfies NamespaceArticleWineAndCheeseTranslation

export default de_articleWineAndCheese
