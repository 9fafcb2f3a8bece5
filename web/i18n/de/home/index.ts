import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const de_home = {
  hero: {
    eyebrow: 'Importeur und Markenentwickler, Ottawa',
    titleBefore: 'Wir bringen',
    titleAfter: 'von Erzeugern am Mittelmeer in Ihre Regale',
    keywords: {
      k1: 'Olivenöle',
      k2: 'Berghonige',
      k3: 'gereiften Käse',
      k4: 'Inselweine',
      k5: 'Balsamessig',
    },
    lead: 'Meltemi wählt Lebensmittel bei Erzeugern rund um das Mittelmeer aus, bringt sie durch den Zoll und baut sie in Kanada und den USA als Marken auf. Einzelhändler, Gastronomen und Großhändler haben einen einzigen Partner, von der Ölmühle bis zur Laderampe.',
    primary: 'Zu den Produkten',
    secondary: 'Sprechen Sie uns an',
    pause: 'Wechselndes Wort anhalten',
    posterAlt:
      'Ein rotes Kaiki mit weißem Segel, beladen mit Krügen und Kisten, vor einem weißen Dorf mit Windmühle und großer Sonne',
  },
  products: {
    eyebrow: 'Produkte',
    title: 'Sechs Warengruppen, jede mit klarer Herkunft',
    lead: 'Wir kaufen bei denen, die anbauen, pressen, einlegen und reifen lassen. Zu jedem Produkt erhalten Sie auf Anfrage Erzeugerporträt, Chargenanalyse und Preisliste.',
    items: {
      oliveOils: {
        name: 'Olivenöle',
        text: 'Native Olivenöle extra von Gutsbetrieben und Genossenschaften, aus Koroneiki-, Picual- und Taggiasca-Oliven. Jede Charge kommt mit Erntedatum und Analyse, in Flaschen für das Regal und in Fünf-Liter-Kanistern für die Küche.',
        origins: 'Messenien, Kreta, Jaén, Ligurien',
      },
      honeys: {
        name: 'Honige',
        text: 'Naturbelassene Thymian-, Pinien-, Kastanien- und Orangenblütenhonige, sortenrein abgefüllt und nie über Regionen hinweg verschnitten. Mit Pollenanalyse je Charge, in Gläsern für den Handel und Eimern für Bäckereien und Hotels.',
        origins: 'Kythira, Thasos, Kalabrien, Valencia',
      },
      olives: {
        name: 'Oliven und Tapenaden',
        text: 'Kalamata-, Chalkidiki- und Nocellara-del-Belice-Oliven, nach Größe sortiert und dort verpackt, wo sie wachsen, dazu grüne und schwarze Tapenaden aus der Provence. Mit Stein oder entsteint, in Gläsern, Beuteln und Gastronomie-Eimern.',
        origins: 'Lakonien, Chalkidiki, Belice-Tal, Provence',
      },
      spices: {
        name: 'Gewürze und Kräutertees',
        text: 'Safran „Krokos Kozanis“, in der Blüte geschnittener Oregano und Pimentón de la Vera, außerdem griechischer Bergtee am Stängel, Salbei und Diptam-Dost. In Dosen, Nachfüllbeuteln oder lose; Rückstandsanalysen auf Wunsch.',
        origins: 'Kozani, Othrys-Gebirge, Kreta, La Vera',
      },
      wines: {
        name: 'Weine und Balsamessige',
        text: 'Assyrtiko von der Vulkaninsel Santorini, Xinomavro aus Naoussa, Vermentino di Gallura und holzgereifter Aceto Balsamico di Modena. Weine laufen über die Alkoholbehörden der Provinzen und zugelassene US-Großhändler, Essige reisen mit Ihrer übrigen Bestellung.',
        origins: 'Santorini, Naoussa, Gallura, Modena',
      },
      cheeses: {
        name: 'Käse',
        text: 'Fassgereifter Feta, Graviera Naxou, Manchego und Pecorino aus einer Käserei der Barbagia, als ganzer Laib oder in Portionen für den Handel. Von der Käserei bis zur Rampe gekühlt, mit Temperaturprotokoll; die Mengen planen wir nach Kanadas Einfuhrkontingent.',
        origins: 'Epirus, Naxos, La Mancha, Sardinien',
      },
    },
  },
  services: {
    eyebrow: 'Leistungen',
    title: 'Vom ersten Muster bis zur Nachbestellung',
    lead: 'Eine Leistung oder alle fünf: Verantwortlich ist immer dasselbe Team in Ottawa.',
    items: {
      sourcing: {
        name: 'Import und Beschaffung',
        text: 'Wir besuchen Mühlen, Käsereien und Imkereien, verkosten Muster blind und vereinbaren mit dem Erzeuger Preis, Menge und Erntetermine. Wir sind der Einführer (Importer of Record): Sie erhalten eine einzige Rechnung, in der Währung des Angebots.',
      },
      brand: {
        name: 'Markenentwicklung',
        text: 'Wir erarbeiten Name, Verpackung und Verkaufsblatt für Erzeuger, die neu auf diesem Markt sind, oder entwickeln Ihre Eigenmarke. Jeder Entwurf sieht von Anfang an Platz für zwei Sprachen vor.',
      },
      sales: {
        name: 'Verkauf und Vertrieb',
        text: 'Wir stellen jede Produktlinie Einkäufern im Handel, Küchenchefs und Großhändlern vor, vereinbaren Listung und Kartongrößen und begleiten den Verkauf mit Verkostungen und Schulungen. Die Erzeuger erfahren von uns, was läuft und was liegen bleibt.',
      },
      compliance: {
        name: 'Vorschriften und Kennzeichnung',
        text: 'Wir importieren mit kanadischer Lebensmittellizenz (SFCR) und erstellen zweisprachige Etiketten nach den Vorgaben der CFIA. Für die USA sind Vorabanmeldung bei der FDA und Lieferantenprüfung erledigt, bevor das Schiff ablegt.',
      },
      logistics: {
        name: 'Logistik und Abwicklung',
        text: 'Wir stellen Mischpaletten im Ursprungsland zusammen, buchen See- oder Luftfracht, erledigen die Verzollung und halten bei Käse die Kühlkette lückenlos ein. In die USA liefern wir ganze Paletten, in Kanada auch Teilpaletten.',
      },
    },
  },
  process: {
    eyebrow: 'So arbeiten wir',
    title: 'Vier Schritte, in dieser Reihenfolge',
    lead: 'Den nächsten Schritt macht ein Produkt erst, wenn es sich im vorigen bewährt hat.',
    steps: {
      import: {
        name: 'Importieren',
        text: 'Wir verkosten, prüfen Unterlagen und Etiketten und holen eine erste Palette unter eigener Lizenz ins Land, damit Sie echte Ware beurteilen können.',
      },
      launch: {
        name: 'Auf den Markt bringen',
        text: 'Verpackung, Preisliste und Verkaufsblatt stehen, bevor die Ware eintrifft. Den Anfang machen wenige Geschäfte und Küchen, die offen ihre Meinung sagen.',
      },
      grow: {
        name: 'Ausbauen',
        text: 'Wir werten mit Ihnen die Abverkaufszahlen aus, passen Gebinde und Preise an, laden zu Verkostungen ein, wo sie helfen, und bestellen nach, bevor das Regal leer ist.',
      },
      scale: {
        name: 'Ausweiten',
        text: 'Hat eine Linie ihren Platz behauptet, folgen volle Container, ein breiterer Vertrieb über Provinzen und Bundesstaaten hinweg und längere Vereinbarungen mit dem Erzeuger.',
      },
    },
  },
  story: {
    eyebrow: 'Unsere Geschichte',
    title: 'Benannt nach einem Wind, der arbeitet',
    p1: 'Jeden Sommer weht ein trockener Nordwind über die Ägäis. Die Seeleute nennen ihn Meltemi. Er vertreibt den Dunst, trocknet den Oregano auf den Terrassen und trieb zur Zeit der Segelschiffe die beladenen Kaikis von Insel zu Insel. Die Schiffer kannten seine Stunden: wann man ablegt, wann man in Lee wartet. Öl, Honig und Käse kamen im nächsten Hafen an, weil jemand das Wetter richtig gelesen hatte.',
    p2: 'Unsere Arbeit ist im Grunde dieselbe, nur der Weg ist länger. Kleine Erzeuger stellen Lebensmittel her, die auch anderswo einen Platz verdienen, doch selten haben sie die Unterlagen, die Verpackung oder die Zeit, die ein fremder Markt verlangt. Von Ottawa aus planen wir die Überfahrt: die richtige Saison, das richtige Etikett, das richtige Regal. Was ankommt, soll schmecken wie auf dem Hof, wo wir es zum ersten Mal probiert haben.',
    missionTitle: 'Unser Auftrag',
    mission:
      'Kleinen Erzeugern am Mittelmeer einen dauerhaften Platz in Kanada und den USA geben und den Einkäufern hier Lebensmittel, deren Hersteller sie mit Namen nennen können.',
    imageAlt:
      'Ein gedeckter Tisch unter Weinlaub am Meer: Öl, Brot, Käse, Oliven und Wein, in der Ferne ein Segel',
  },
  founder: {
    eyebrow: 'Wer dahintersteht',
    title: '{name}',
    role: 'Gründerin',
    quote:
      'Lieber importiere ich ein gutes Öl zehn Jahre lang als zehn Öle ein Jahr lang. Ein Erzeuger muss wissen, dass man nach der nächsten Ernte wiederkommt.',
    p1: 'Sie hat das Unternehmen 2014 in Ottawa gegründet und verkostet bis heute jede Charge, bevor sie bestellt wird. Die Erzeuger kennen sie von ihren Besuchen zur Erntezeit, die Kunden als diejenige, die bei einer verspäteten Sendung anruft, ehe sie selbst nachfragen müssen. Aus den Gesprächen mit beiden ergibt sich, was wir importieren.',
    imageAlt:
      'Zeichnung: eine Frau mit Strohhut, von hinten, einen Olivenzweig in der Hand, den Blick aufs offene Meer gerichtet',
  },
  contact: {
    eyebrow: 'Kontakt',
    title: 'Sagen Sie uns, was Sie suchen',
    lead: 'Ein Produkt, eine Frage zum Etikett, eine Palette, die weitermuss: Schreiben Sie, rufen Sie an oder kommen Sie zu den Öffnungszeiten vorbei.',
    visit: 'Besuchen',
    call: 'Anrufen',
    write: 'Schreiben',
    hours: 'Öffnungszeiten',
  },
} satisfies NamespaceHomeTranslation

export default de_home
