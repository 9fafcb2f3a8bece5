import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const de_news = {
  heading: 'Was sich zwischen Ernte und Regal ändert',
  intro:
    'Der Lebensmittelimport steht und fällt mit Terminen: dem Beginn einer Ernte, dem Tag, an dem eine Vorschrift in Kraft tritt, dem verpassten Schiff. Hier lesen Sie kurz, was es Neues gibt und was es für den Einkauf bedeutet. Eiliges erfahren die betroffenen Kunden direkt von uns.',
  filterLabel: 'Nachrichten nach Thema',
  categories: {
    all: 'Alle Nachrichten',
    'product-launches': 'Neue Produkte',
    partnerships: 'Partnerschaften',
    expansion: 'Expansion',
    trade: 'Außenhandel',
    sustainability: 'Nachhaltigkeit',
  },
  shown: {
    one: '1 Meldung angezeigt',
    many: '{count} Meldungen angezeigt',
  },
  empty: 'Zu diesem Thema gibt es zurzeit keine Nachrichten.',
  showAll: 'Alle Nachrichten anzeigen',
  readFull: 'Ganze Meldung lesen',
  back: 'Zurück zu allen Nachrichten',
  feed: 'Nachrichten als Feed (Atom)',
  cta: 'Nach Neuigkeiten fragen',
  items: {
    cheeseQuota: {
      title: 'Käse für 2027: Nennen Sie uns Ihre Mengen bis 31. Oktober',
      excerpt:
        'Kanada teilt sein Einfuhrkontingent für europäischen Käse nach Kalenderjahren auf, beantragt wird es im Herbst. Wer 2027 Feta, Graviera, Manchego oder Pecorino möchte, nennt uns bitte bis zum 31. Oktober seine Monatsmengen.',
      story: `Europäischer Käse kommt nur innerhalb von Zollkontingenten zollfrei oder zu einem geringen Zollsatz nach Kanada, und diese Kontingente werden jeweils für ein Kalenderjahr auf einzelne Unternehmen verteilt. Die Arbeit für 2027 beginnt deshalb jetzt.

Wir bitten alle Kunden, die bei uns Käse kaufen oder kaufen möchten, bis Ende Oktober um eine einfache Prognose.

- Welche Käse, in welcher Form: ganze Laibe, Blöcke in Salzlake oder Portionen für den Handel.
- Kilogramm pro Monat, mit Ihren starken und schwachen Monaten.
- Was Sie zusätzlich nähmen, wenn es mehr gäbe, und worauf Sie verzichten könnten, wenn es weniger wäre.

Mit diesen Zahlen planen wir unseren eigenen Kontingentbedarf, und auf ihrer Grundlage entscheiden die Käsereien im Herbst, wie viel Milch sie für Käse vorsehen, der im Frühjahr reif ist. Eine Prognose ist keine Bestellung und verpflichtet Sie zu nichts. Sie bestimmt aber die Reihenfolge: Mengen, die Sie uns bis zum 31. Oktober mitteilen, werden zuerst bedient, spätere aus dem, was vom Kontingent übrig ist.

Auch wenn importierter Käse für Sie neu ist, schreiben Sie uns. Eine kleine, regelmäßige Menge lässt sich leichter unterbringen als eine große im Dezember. Die Kontingentregeln werden von Zeit zu Zeit überarbeitet; was gilt, bestätigen wir Ihnen, sobald die amtlichen Bekanntmachungen für das Jahr vorliegen.`,
    },
    monteArvale: {
      title: 'Neu bei uns: die Barbagia-Käserei Caseificio Monte Arvale',
      excerpt:
        'Das Caseificio Monte Arvale macht Pecorino aus der Schafmilch des eigenen Tals. Ab Winter 2027, im Rahmen des neuen Jahreskontingents, bringen wir zwei seiner Käse nach Kanada, einen jungen und einen gereiften, jede Sendung mit Temperaturprotokoll.',
      story: `Wir vertreten künftig das Caseificio Monte Arvale, eine Familienkäserei in den Hügeln der sardischen Barbagia, in Kanada und den Vereinigten Staaten. Der Weg dahin war der übliche: erst Muster, dann eine Probepalette und erst danach ein Gespräch über die kommenden Jahre. Die ersten Lieferungen sind für den Winter 2027 geplant, im Rahmen des Kontingents für 2027.

Die Käserei sammelt die Milch von Herden, die in Sichtweite weiden, und macht Käse, solange es Milch gibt, vom Winter bis in den Frühsommer. Wir beginnen mit zwei Käsen. Der jüngere ist mild, lässt sich gut aufschneiden und passt an die Feinkosttheke. Der gereifte ist fest und würzig, gemacht für das Käsebrett und die Reibe. Beide werden als Pecorino mit dem Namen der Käserei verkauft. Keiner von beiden trägt eine geschützte Bezeichnung, und unsere Etiketten erwecken auch nicht diesen Eindruck.

Womit Einkäufer rechnen können:

- Ganze Laibe für Theke und Küche; Portionen für den Handel folgen, sobald die Etiketten freigegeben sind.
- Milchart, Reifezeit und Chargennummer auf jedem Laib, auf Englisch und Französisch.
- Ein Versandplan, der sich nach dem kanadischen Kontingent und den kühlen Monaten auf See richtet.

Das Kontingent begrenzt die Mengen; zuerst beliefern wir deshalb Kunden, die uns eine Prognose geschickt haben. Wenn Sie probieren möchten, fordern Sie bei uns ein Muster mit Datenblatt an.`,
    },
    newHarvest: {
      title: 'Koroneiki aus neuer Ernte, Analyse auf dem Rückenetikett',
      excerpt:
        'Das neue Koroneiki-Öl unserer Partnergenossenschaft in Messenien ist da. Zum ersten Mal trägt jede Flasche den Erntemonat und einen Code, der zur Analyse genau der Charge führt, die sie enthält.',
      story: `Die ersten Paletten aus der neuen Ernte der Alonaki Growers Cooperative in Messenien sind verzollt und können bestellt werden. Das Öl ist aus Koroneiki-Oliven gepresst, grün und pfeffrig, mit der Bitterkeit, die ein junges Öl haben soll. Im Lauf des Jahres wird es runder.

Neu ist das Rückenetikett. Neben der Chargennummer und dem Erntemonat steht ein zweiter Code. Mit dem Smartphone gescannt, öffnet er das Analysezertifikat der Charge: freie Säure, Peroxidzahl, K232 und K270, dazu der Name des Labors und das Datum der Probenahme. Bisher haben wir diese Werte auf Anfrage verschickt. Das Personal an der Theke fragte aber so oft danach, dass jetzt jede Flasche zu ihnen führt.

Das Öl gibt es in zwei Gebinden.

- Dunkle Halbliterflasche für das Regal, sechs im Karton.
- Fünf-Liter-Kanister für die Küche, vier im Karton.

Von jeder Charge bewahren wir ein versiegeltes Rückstellmuster auf, sodass sich jede Frage später in der Saison durch Verkosten klären lässt. Wenn Sie noch Öl vom vorigen Jahr haben, verkaufen Sie dieses zuerst: Es ist einwandfrei, doch die Kundschaft bemerkt den Unterschied, wenn beide nebeneinanderstehen. Fordern Sie Preisliste und Probeflasche bei uns an.`,
    },
    mixedPallets: {
      title: 'Mischpaletten jetzt auch für den Nordosten der USA',
      excerpt:
        'Geschäfte und Restaurants im Bundesstaat New York und in Neuengland können Öl, Honig, Oliven und Gewürze nun auf einer Mischpalette bestellen. Die Ware kommt mit US-Verzollung direkt aus dem Ursprungsland und nicht aus unserem kanadischen Lager.',
      story: `Bisher mussten unsere Kunden in den Vereinigten Staaten ganze Paletten eines einzigen Produkts abnehmen oder warten, bis jemand in der Nähe den Rest brauchte. Ab diesem Monat können Einkäufer im Bundesstaat New York und in Neuengland Mischpaletten mit haltbaren Lebensmitteln bestellen: Olivenöle, Honige, Oliven und Tapenaden, Gewürze und Kräutertees sowie Essige.

Die Ware wird im Ursprungsland zusammengestellt und reist mit einer US-Zollanmeldung in einen US-Hafen. Für den Preis ist das von Bedeutung. Europäische Lebensmittel, die in Kanada nur gelagert werden, behalten ihren europäischen Ursprung und sparen durch den Umweg keinen Zoll; sie überqueren lediglich eine Grenze mehr. Die Vorabanmeldung bei der Food and Drug Administration (FDA), der US-Lebensmittelbehörde, und die Akte zur Lieferantenprüfung liegen vor, bevor der Container beladen wird.

So funktioniert es:

- Sie bestellen kartonweise, insgesamt mindestens eine Palette.
- Die Etiketten sind die US-Fassungen mit US-Nährwerttabelle.
- Zölle stehen im Angebot in einer eigenen Zeile, zu dem am Angebotstag geltenden Satz und mit dem Hinweis, zu wessen Lasten Änderungen des Satzes gehen.

Käse und Wein gehören nicht zu diesem Angebot. Käse braucht eine eigene Kühlkette, und Wein läuft über zugelassene Großhändler. Nennen Sie uns Ihre Postleitzahl, und wir sagen Ihnen offen, ob wir Sie gut beliefern können.`,
    },
    refillTins: {
      title: 'Weniger Glas, mehr Blech: unser Öl ab dieser Saison',
      excerpt:
        'Eine Flasche schützt das Öl, sieht gut aus und wiegt zu viel. Küchen und Nachfüllstationen bieten wir unsere Öle nun standardmäßig im Fünf-Liter-Kanister an; die Flaschen für den Handel werden leichter, sobald alte Bestände verbraucht sind.',
      story: `Die Verpackung ist der Teil eines importierten Lebensmittels, der weggeworfen wird, und auf dem Weg über einen Ozean wiegt Glas schwer. Wir sind unsere Öle einzeln durchgegangen und haben bei jedem gefragt, was sein Behälter leisten muss.

Für die Küchen war die Antwort einfach. Ein Blechkanister hält Licht ab, zerbricht nicht und wiegt je Liter Öl weniger. Fünf-Liter-Kanister sind deshalb jetzt unser Standardgebinde für Restaurants, Bäckereien und Hotels. Auch Geschäfte mit Nachfüllstation können sie bekommen, mit kleinen zweisprachigen Regaletiketten und einem Merkblatt für das Personal zur Reinigung des Zapfhahns und zum Warenumschlag; denn mit einem Öl, das wochenlang offen steht, ist niemandem gedient.

Im Regal bleiben wir bei dunklem Glas, das den Geschmack schützt und sich fast überall recyceln lässt. Sobald die Bestände verbraucht sind, treten leichtere Flaschen gleicher Höhe an ihre Stelle, sodass sich an Ihrem Regalplan nichts ändert. Wo der Inhalt derselbe bleibt, bleibt auch der Strichcode.

Wir behaupten nicht, klimaneutral zu sein, und drucken kein grünes Blatt auf das Etikett. Wir sagen aber, was sich ändert, und Sie können es nachprüfen: Auf den Produktblättern stehen die Flaschengewichte, alt und neu. Sollte eine leichtere Flasche bei Ihnen häufiger zu Bruch gehen, sagen Sie es uns, denn zerbrochenes Glas spart gar nichts.`,
    },
  },
} satisfies NamespaceNewsTranslation

export default de_news
