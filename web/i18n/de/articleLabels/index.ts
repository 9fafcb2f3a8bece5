import type { NamespaceArticleLabelsTranslation } from '../../i18n-types.ts'

const de_articleLabels = {
  body: `Auf dem Etikett von mediterranem Käse oder mediterranen Oliven treffen in Kanada zwei Rechtsordnungen aufeinander. Die eine schützt den Namen wegen der Herkunft des Lebensmittels. Die andere sorgt dafür, dass die Verbraucher in Kanada auf Englisch und Französisch erfahren, was es enthält. Ein Etikett kann der einen genügen und an der anderen scheitern.

## Was die drei europäischen Zeichen bedeuten

- Geschützte Ursprungsbezeichnung, g. U.: nach anerkanntem Verfahren in einem einzigen Gebiet erzeugt, verarbeitet und hergestellt, mit Eigenschaften, die auf dieses Gebiet zurückgehen.
- Geschützte geografische Angabe, g. g. A.: Mindestens ein Schritt findet in dem Gebiet statt, und eine Eigenschaft oder der Ruf hängt mit ihm zusammen.
- Garantiert traditionelle Spezialität, g. t. S.: eine traditionelle Rezeptur oder ein traditionelles Verfahren, ohne Bindung an einen Ort.

Bietet Ihnen ein Erzeuger ein Produkt mit g. U. an, lassen Sie sich das Zertifikat zeigen und prüfen Sie, ob es das Produkt, den Erzeuger und, wo die Produktspezifikation es verlangt, auch das Verpacken abdeckt. Manche Spezifikationen erlauben das Schneiden, Reiben oder Abfüllen nur innerhalb des Gebiets.

## Wie Kanada die Namen schützt

Aufgrund von CETA, dem Handelsabkommen zwischen der EU und Kanada, schützt Kanada eine Liste von mehr als 140 europäischen Lebensmittelnamen, zusätzlich zu den schon früher erfassten Namen von Weinen und Spirituosen. Für die meisten gilt eine einfache Regel: Ein Produkt, das nicht aus dem jeweiligen Gebiet stammt, darf den Namen nicht führen, auch nicht in Übersetzung oder mit einem Zusatz wie „nach Art“. Es gibt Ausnahmen, die Name für Name ausgehandelt wurden. Einige Bezeichnungen, etwa „parmesan“ im Englischen und Französischen, bleiben frei, während der vollständige Originalname geschützt ist. Namen, die nicht auf der Liste stehen, genießen diesen Schutz nicht.

Für fünf Käsenamen gilt eine eigene Regel: Asiago, Feta, Fontina, Gorgonzola und Munster. Wer sie schon vor dem 18. Oktober 2013 in Kanada gewerblich verwendet hat, darf das weiterhin tun. Alle, die später kamen, dürfen sie für Käse anderer Herkunft nur mit einem Zusatz wie „Art“, „Typ“, „Stil“ oder „Imitation“ verwenden, verbunden mit einem lesbaren Hinweis darauf, woher das Produkt kommt. Im Laden kann deshalb Feta aus Griechenland mit g. U., aus Schafmilch mit oder ohne Ziegenmilch, neben kanadischem Feta aus Kuhmilch liegen, beides rechtmäßig. Wenn Sie den griechischen importieren, erklärt das Wort allein den Preis nicht. Nennen Sie Milch, Herkunft und Reifung auf dem Etikett.

In den USA ist es anders. Dort gibt es keine solche Liste, viele Käsenamen gelten als Gattungsbezeichnungen, und die Herkunft wird vor allem über Gewährleistungsmarken geschützt.

## Was ein kanadisches Etikett tragen muss

Die meisten vorverpackten Lebensmittel für den Einzelhandel brauchen die folgenden Angaben. Die Einzelheiten stehen in zwei Verordnungen, einer über Lebensmittel und Arzneimittel und einer über sichere Lebensmittel, sowie in den Leitlinien der Canadian Food Inspection Agency (CFIA), der kanadischen Lebensmittelaufsicht.

- Die gebräuchliche Bezeichnung des Lebensmittels, in beiden Sprachen, auf der Hauptschauseite.
- Die Nettofüllmenge in metrischen Einheiten, in einer Schriftgröße, die mit der Packung wächst.
- Das Zutatenverzeichnis in absteigender Reihenfolge, mit Angabe der vorrangigen Allergene, der Glutenquellen und zugesetzter Sulfite.
- Eine Nährwerttabelle im kanadischen Format. Die europäische oder die US-Tabelle ersetzt sie nicht.
- Name und Hauptgeschäftssitz des verantwortlichen Unternehmens. Wird bei einem vollständig im Ausland hergestellten Lebensmittel nur ein kanadischer Importeur genannt, steht er hinter den Worten „importiert von“ oder „importiert für“ oder beim Ursprungsland.
- Das Ursprungsland bei Lebensmitteln, für die es vorgeschrieben ist, darunter Käse, Honig und Wein.
- Ein Mindesthaltbarkeitsdatum mit Lagerhinweis, wenn das Lebensmittel höchstens 90 Tage haltbar ist.
- Eine Chargennummer, damit sich das Produkt zurückverfolgen und zurückrufen lässt.

Manche Lebensmittel brauchen besondere Angaben. Bei Käse werden Milchfett- und Wassergehalt angegeben. Für Honig gibt es Güteklassen. Pflichtangaben erscheinen auf Englisch und Französisch; Name und Anschrift des Unternehmens dürfen in einer der beiden Sprachen stehen. Québec geht mit seiner Charta der französischen Sprache weiter: Keine andere Sprache darf stärker hervortreten als das Französische. Seit Juni 2025 erfassen die Regeln dort auch allgemeine oder beschreibende Wörter innerhalb von Marken auf Produkten, mit Übergangsfristen für vorhandene Bestände.

## Das Symbol auf der Vorderseite

Seit dem 1. Januar 2026 müssen viele vorverpackte Lebensmittel mit hohem Gehalt an gesättigten Fettsäuren, Zucker oder Natrium vorne ein Nährwertsymbol tragen. Die allgemeine Schwelle liegt bei 15 Prozent des Tageswerts; andere Werte gelten für Lebensmittel, die man in sehr kleinen Portionen isst, und für Hauptgerichte. Bei Oliven in Lake, Tapenaden und gesalzenen Aufstrichen lohnt es sich wegen des Natriums, nachzurechnen. Es gibt Ausnahmen: Süßungsmittel aus einer einzigen Zutat wie Honig tragen das Symbol nicht, Pflanzenöle sind bei gesättigten Fettsäuren unter bestimmten Bedingungen ausgenommen, und Käse kann je nach Kalziumgehalt ausgenommen sein. Rechnen Sie es für Ihr eigenes Produkt durch und bewahren Sie die Berechnung auf.

## Lizenz und Papiere hinter dem Etikett

Der Importeur braucht eine Lizenz nach den Safe Food for Canadians Regulations (SFCR), der kanadischen Verordnung über sichere Lebensmittel. Sie muss am Tag der Einfuhr gültig sein und mit der Sendung angegeben werden. In den meisten Fällen kommt ein schriftlicher Plan für vorbeugende Kontrollen hinzu. Die Unterlagen zur Rückverfolgbarkeit reichen einen Schritt zurück und einen Schritt nach vorn und werden zwei Jahre aufbewahrt.

## Eine Reihenfolge, die Geld spart

- Beginnen Sie mit der Rezeptur und dem Spezifikationsblatt, vom Erzeuger unterschrieben.
- Berechnen Sie die Nährwerte und prüfen Sie das Symbol für die Vorderseite, bevor die Gestaltung beginnt.
- Schreiben Sie beide Sprachen gleichzeitig; Französisch braucht mehr Platz.
- Entscheiden Sie sich früh zwischen einem gedruckten Etikett für Kanada und einem zusätzlichen Aufkleber. Ein Aufkleber kann genügen, wenn das Ergebnis vollständig und lesbar ist.
- Schicken Sie der Person, die das Etikett freigibt, die endgültige Druckvorlage und keine Textdatei.

Vorschriften und Leitlinien ändern sich. Verstehen Sie diesen Text als Überblick; maßgeblich ist das aktuelle Kennzeichnungswerkzeug der CFIA.`,
} satisfies NamespaceArticleLabelsTranslation

export default de_articleLabels
