import type { NamespaceArticleLogisticsTranslation } from '../../i18n-types.ts'

const de_articleLogistics = {
  body: `Eine Sendung Käse geht zwischen der Käserei und Ihrer Rampe durch viele Hände: Erzeuger, Fuhrunternehmen, Sammelspediteur, Terminal, Reederei, ein zweites Terminal, Zollagent, ein zweites Fuhrunternehmen. Mit dem eigenen Abschnitt gehen alle sorgsam um. Verloren geht Ware in den Lücken dazwischen. Gute Logistik heißt zu wissen, wer in jeder Lücke verantwortlich ist, und belegen zu können, was dort geschehen ist.

## Erst die Lieferklausel, dann der Preis

Die Incoterms 2020 regeln, wer den Transport organisiert, wo die Gefahr übergeht und wer verzollt. Sie sagen nicht, wann das Eigentum übergeht oder wann Sie zahlen. Ein Preis ohne Klausel und benannten Ort ist kein Preis.

- FCA, frei Frachtführer: Der Verkäufer macht die Ware zur Ausfuhr frei und übergibt sie Ihrem Frachtführer an einem benannten Ort. Das passt gut zu Containern, denn sie werden an einem Terminal oder Lager übergeben und nicht an der Reling.
- FOB, frei an Bord: Die Gefahr geht über, wenn die Ware an Bord ist. Die Klausel ist für Ladung gemacht, die unmittelbar auf ein Schiff verladen wird. Bei Containern bleibt offen, wer an den Tagen am Terminal die Gefahr trägt.
- CIF, Kosten, Versicherung und Fracht: Der Verkäufer zahlt die Fracht und eine Grundversicherung bis zum Bestimmungshafen, doch die Gefahr tragen Sie schon, sobald die Ware an Bord ist. Die verlangte Versicherung ist das Minimum.
- DAP, geliefert benannter Ort: Der Verkäufer bringt die Ware auf eigene Gefahr an Ihre Adresse. Sie übernehmen die Einfuhrabfertigung und zahlen Zoll und Steuern.

Bei FCA wählen Sie den Frachtführer und sehen die wirklichen Frachtkosten. Bei CIF oder DAP haben Sie weniger Arbeit und weniger Kontrolle. Bei gekühlter Ware ist die Kontrolle die Arbeit meistens wert. Auch bei DDP, wo der Verkäufer den Zoll ebenfalls zahlt, muss jemand als Einführer („Importer of Record“) gegenüber dem Zoll auftreten und die für Lebensmittel nötigen Lizenzen haben; eine Käserei in den Bergen kann das selten.

## Temperatur ist ein Protokoll, kein Versprechen

Ein Kühlcontainer, kurz Reefer, hält eine Temperatur; zum Herunterkühlen warmer Ware ist er nicht gebaut. Käse muss vor dem Beladen bis in den Kern kalt sein, und der Container muss geprüft und seine Einstellung dokumentiert sein. Vereinbaren Sie schriftlich:

- Die Solltemperatur in Grad Celsius für jedes Produkt. Die meisten frischen und in Lake gereiften Käse reisen knapp über dem Gefrierpunkt; Hartkäse verträgt etwas mehr. Fragen Sie die Käserei, nicht den Frachtführer.
- Die Einstellung der Lüftung und die Luftfeuchtigkeit, wenn sie eine Rolle spielen.
- Temperaturlogger: mindestens einen nahe den Türen und einen tief in der Ladung, eingeschaltet, bevor die Türen geschlossen werden, mit Seriennummern auf der Packliste.
- Was bei welcher Abweichung geschieht und wer entscheidet.

Lesen Sie die Logger aus, bevor Sie den Empfang quittieren. Stimmt etwas nicht, vermerken Sie es auf dem Lieferpapier, machen Sie Fotos, benachrichtigen Sie Frachtführer und Versicherer noch am selben Tag und lagern Sie die Ware gesondert.

Öl, Honig und Oliven brauchen nicht zu jeder Jahreszeit einen Kühlcontainer, aber Extreme vertragen sie schlecht. Olivenöl wird in der Kälte trüb und fest und bei sanftem Erwärmen wieder klar; Hitze schädigt es dauerhaft. Eine Isolierauskleidung, Stauung unter Deck, eine spätere Abfahrt, ein mild eingestellter Kühlcontainer: All das ist billiger als ein stumpf gewordenes Öl. Honig kristallisiert in der Kälte; das ist harmlos, muss dem Geschäft aber erklärt werden.

## Zeit und was sie kostet

Rechnen Sie vom östlichen Mittelmeer nach Montréal oder Halifax mit mehreren Wochen von Hafen zu Hafen, und mit mehr, wenn der Container das Schiff wechselt. Dazu kommen Abholung, Warten auf die Abfahrt, Verzollung, eine mögliche Beschau und der Weg auf der Straße. Wir planen in Wochen und nennen Zeitspannen statt fester Tage.

Zwei Gebühren überraschen Neulinge. Demurrage fällt an, wenn ein voller Container über die freien Tage hinaus am Terminal steht. Detention, auch Per Diem genannt, fällt an, wenn Sie den Container zu lange draußen behalten. Beide steigen mit jedem Tag, und wenn der Zoll die Ware festhält, läuft die Uhr meist weiter. Dagegen helfen Papiere, die vor der Ankunft vorliegen, ein Termin im Lager und freie Tage, die schon bei der Frachtbuchung vereinbart werden.

## Papiere, die vorausreisen müssen

- Handelsrechnung mit HS-Code, Ursprung, Lieferklausel und Währung sowie Packliste mit Chargen und Gewichten.
- Konnossement oder Seefrachtbrief, die Namen geschrieben wie in den Lizenzen.
- Ursprungserklärung, wenn eine Präferenz beansprucht wird.
- Gesundheitszeugnis für Käse und andere tierische Erzeugnisse, wo eines verlangt wird.
- Für die USA: Registrierung des Erzeugers bei der Food and Drug Administration (FDA), der US-Lebensmittelbehörde, Vorabanmeldung vor der Ankunft und auf Seiten des Importeurs ein Programm zur Prüfung ausländischer Lieferanten (FSVP). Auf dem Seeweg ist die Sicherheitsanmeldung 24 Stunden vor der Verladung fällig.
- Für Kanada: die Nummer der Lizenz nach den Safe Food for Canadians Regulations (SFCR), der Verordnung über sichere Lebensmittel, eine Einfuhrgenehmigung, wo ein Kontingent gilt, und die Vorabmeldung der Ladung durch den Beförderer.
- Holzpaletten mit ISPM-15-Stempel. Eine einzige Palette ohne Stempel kann dazu führen, dass die ganze Ladung zurückgeht.

## Richtig versichern

Die Haftung eines Frachtführers ist begrenzt, oft nach Gewicht, und schließt vieles aus. Eine Transportversicherung mit weitem Deckungsumfang und mit Kühlgutdeckung, die Ausfall der Kühlung und Abweichungen ausdrücklich nennt, kostet im Verhältnis zur Ware wenig. Sie deckt auch die große Haverei (Havarie-grosse), bei der sich die Ladungseigentümer die Kosten für die Rettung eines Schiffes teilen, selbst wenn ihre eigene Ware unversehrt angekommen ist.

## Kleine Bestellungen

Eine Palette, die eine Ecke eines Sammelcontainers füllt, wird öfter umgeschlagen und wartet auf andere. Wir stellen Mischpaletten im Ursprungsland so zusammen, dass Käse mit Käse reist und Öl mit Öl. Ist Ihre Menge klein, bestellen Sie seltener und früher und wählen Sie Produkte mit langer Haltbarkeit. Raten, Routen und Vorschriften ändern sich; lassen Sie sich den aktuellen Stand von Ihrem Spediteur bestätigen, bevor Sie bestellen.`,
} satisfies NamespaceArticleLogisticsTranslation

export default de_articleLogistics
