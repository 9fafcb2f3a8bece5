import type { NamespaceArticleTariffsTranslation } from '../../i18n-types.ts'

const de_articleTariffs = {
  body: `Wer fragt, wie hoch der Zoll auf Olivenöl ist, möchte eine Zahl hören. Die ehrliche Antwort ist ein Rechenweg. Der Zollsatz hängt davon ab, was genau das Produkt ist, wo es hergestellt wurde, in welches Land es eingeführt wird und an welchem Tag. In Kanada ist er für die meisten mediterranen Lebensmittel seit Langem stabil; in den Vereinigten Staaten hat er sich 2025 und 2026 mehrmals geändert. Dieser Beitrag erklärt den Mechanismus und lässt die heutigen Sätze mit Absicht weg: Sehen Sie im aktuellen Zolltarif nach, bevor Sie bestellen.

## Am Anfang steht der Code

Jede Ware, die eine Grenze überquert, wird nach dem Harmonisierten System (HS) eingereiht. Die ersten sechs Ziffern sind fast überall auf der Welt gleich; dahinter fügt jedes Land eigene Ziffern an. Natives Olivenöl und natives Olivenöl extra stehen in der Position 1509, verzehrfertige Oliven in 2005, Honig in 0409, Käse in 0406, Wein in 2204. Kleine Unterschiede führen in eine andere Tarifzeile: die Größe des Behälters, ob ein Käse gerieben ist, ob eine Paste als Soße gilt.

Lassen Sie den Code ins Angebot schreiben und fragen Sie, wer ihn gewählt hat. Bestehen Zweifel, geben beide Länder vorab und schriftlich Auskunft. Die Canada Border Services Agency (CBSA), Kanadas Zollbehörde, erteilt Vorabbescheide. Die US Customs and Border Protection (CBP), die US-Zollbehörde, erteilt verbindliche Auskünfte und veröffentlicht sie, sodass Sie nachlesen können, wie ähnliche Waren behandelt wurden. Eine solche Auskunft dauert Wochen, in Kanada bis zu vier Monate; ein falscher Code kann Zollnachforderungen für mehrere Jahre samt Zinsen nach sich ziehen.

## Ursprung ist, wo die Ware entstanden ist, nicht, wo sie verladen wurde

Der Zoll richtet sich nach dem Ursprungsland. Ein Öl, das in Griechenland gepresst und in Italien abgefüllt wurde, wird für den Zoll nicht italienisch, weil die Rechnung aus Genua kommt. Ebenso wenig wird ein griechisches Öl kanadisch, weil es in Ontario im Lager lag. CUSMA, das Abkommen zwischen Kanada, den USA und Mexiko, begünstigt Waren, die nach seinen eigenen Regeln ihren Ursprung in Nordamerika haben. Europäisches Öl, das in Kanada nur gelagert, neu etikettiert oder umgepackt wird, erfüllt diese Regeln nicht; bei der Einfuhr in die USA gilt der Satz, der an diesem Tag für seinen europäischen Ursprung in Kraft ist.

Für Waren aus der Europäischen Union, die nach Kanada gehen, ist CETA das maßgebliche Abkommen, das Umfassende Wirtschafts- und Handelsabkommen zwischen der EU und Kanada. Es wird seit September 2017 vorläufig angewendet und hat die kanadischen Zölle auf die meisten Lebensmittel aus der Union beseitigt. Um es in Anspruch zu nehmen, brauchen Sie dreierlei:

- Waren, die die Ursprungsregel für ihren Code erfüllen, zum Beispiel weil sie vollständig in der Union gewonnen oder hergestellt wurden.
- Eine Ursprungserklärung im vorgeschriebenen Wortlaut auf der Rechnung oder einem anderen Handelspapier. Bei Sendungen im Wert von mehr als 6.000 Euro muss der Ausführer dafür registriert sein.
- Eine Beförderung, bei der die Ware unterwegs nicht weiter be- oder verarbeitet wird. Ein Schiffswechsel in einem Drittland ist erlaubt, solange die Ware unter zollamtlicher Überwachung bleibt.

Ohne diese Erklärung zahlt der Importeur den Meistbegünstigungszollsatz, abgekürzt MFN. In manchen Tarifzeilen ist dieser Satz selbst null, wie in Kanada seit Langem bei Olivenöl; in anderen ist er es nicht, und bei Käse außerhalb des Kontingents ist er prohibitiv. Bei Erzeugern außerhalb der Union, etwa in der Türkei oder in Tunesien, ist eine eigene Prüfung nötig.

## Warum sich die US-Zollsätze ändern

Der Zolltarif der USA kennt für jede Zeile einen Grundzollsatz. Darüber hinaus können aufgrund anderer Gesetze zusätzliche Zölle erhoben werden, manche nach Ländern, manche nach Produkten. Von Oktober 2019 bis März 2021 lag wegen eines Streits um Subventionen im Flugzeugbau ein Aufschlag von 25 Prozent auf bestimmten europäischen Käsen und Weinen und auf spanischen Olivenölen. 2025 wurden auf der Grundlage eines Notstandsgesetzes zusätzliche Zölle auf Waren aus fast allen Ländern erhoben. Im Februar 2026 entschied der Oberste Gerichtshof der USA, dass dieses Gesetz nicht zur Erhebung von Zöllen ermächtigt; seither werden andere Gesetze herangezogen. Hinzu kommen handelspolitische Schutzmaßnahmen: Auf reife Oliven aus Spanien und bestimmte Pasta aus Italien wurden Antidumping- und Ausgleichszölle erhoben, die sich von Ausführer zu Ausführer unterscheiden.

Angewendet wird der Satz, der gilt, wenn die Ware zur Einfuhr angemeldet wird, nicht der vom Tag Ihrer Unterschrift.

## Wer zahlt und auf welchen Wert

Zollschuldner ist der Einführer, im Englischen „Importer of Record“: das Unternehmen, auf dessen Namen die Ware angemeldet wird. Es steht für Code, Wert und Ursprung ein und bewahrt die Unterlagen auf, in Kanada sechs Jahre, in den USA in der Regel fünf. In Kanada braucht der Einführer außerdem ein Konto in CARM, dem Abrechnungssystem der Zollbehörde, und eine eigene Sicherheitsleistung, wenn die Ware schon vor der Zahlung freigegeben werden soll.

Beide Länder gehen in der Regel vom Preis aus, der für die Ware gezahlt wurde, und lassen internationale Fracht und Versicherung außer Ansatz, wenn diese getrennt ausgewiesen sind. Was ein Zoll mit einem Preis macht, zeigt eine einfache Rechnung. Auf Ware im Wert von 10.000 Dollar sind 10 Prozent Zoll 1.000 Dollar. Schlagen Großhandel und Einzelhandel jeweils ihren üblichen Prozentsatz auf Kosten auf, in denen der Zoll schon steckt, steigt der Regalpreis um mehr als den Zollbetrag. Vereinbaren Sie vorher, ob Spannen in Prozent oder in Dollar gerechnet werden.

## Was Sie tun können

- Schreiben Sie Code, Ursprung und angenommenen Zollsatz in die Bestellung und halten Sie fest, zu wessen Lasten Änderungen des Satzes gehen.
- Besorgen Sie die Ursprungserklärung, bevor das Schiff ablegt, nicht erst nach der Ankunft.
- Fragen Sie Ihren Zollagenten nach einem Zolllager oder, in den USA, einer Freizone, wenn der Zeitpunkt unsicher ist.
- Geht die Ware in ein drittes Land weiter, fragen Sie nach der Zollrückvergütung. Kanada und die USA erstatten den Zoll auf bestimmte wieder ausgeführte Waren, mit Fristen, Ausschlüssen und viel Papier.
- Wahren Sie Ihre Ansprüche: Wird über einen Zoll gestritten oder wurde eine Präferenz versäumt, gelten für Erstattungen Fristen, die sich in den beiden Ländern unterscheiden.

All das ersetzt keinen Zollagenten. Es versetzt Sie aber in die Lage, die richtigen Fragen zu stellen, solange sich die Bestellung noch ändern lässt.`,
} satisfies NamespaceArticleTariffsTranslation

export default de_articleTariffs
