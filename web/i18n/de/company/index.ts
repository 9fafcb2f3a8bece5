import type { NamespaceCompanyTranslation } from '../../i18n-types.ts'

const de_company = {
  teams: {
    title: 'Die Menschen, die ans Telefon gehen',
    intro1:
      'In unserem Büro in Ottawa sitzen Einkauf, Compliance, Markenarbeit und Logistik in Rufweite, und das mit Absicht. Eine Frage zum Etikett verändert einen Preis, ein Preis verändert eine Palette, und niemand sollte erst eine Woche später davon erfahren. Wenn Sie anrufen, sprechen Sie mit jemandem, der Ihre Bestellung kennt oder nur kurz über den Tisch fragen muss.',
    intro2:
      'Wir halten das Team klein, damit sichtbar bleibt, wer wofür geradesteht. Wer ein Öl verkostet, spricht auch mit der Mühle; wer ein Etikett freigibt, hört auch von dem Geschäft, das die Ware verkauft. Für Sie heißt das: wenige Übergaben und klare Antworten, selbst wenn die Antwort Nein lautet. Möchten Sie wissen, wer Sie betreuen würde oder ob wir eine Region oder ein Produkt gut genug kennen, um Ihnen weiterzuhelfen? Fragen Sie einfach.',
    membersTitle: 'Wer was macht',
    expertiseLabel: 'Fachgebiete',
    portraitAlt: 'Monogramm von {name}',
    members: {
      eleniMarkou: {
        position: 'Gründerin, Leitung Einkauf und Marken',
        location: 'Ottawa, Kanada',
        bio: 'Eleni hat Meltemi gegründet und entscheidet bis heute, was importiert wird. Sie besucht die Erzeuger zur Ernte, verkostet jede Charge blind, bevor bestellt wird, und bewahrt von jeder ein versiegeltes Muster auf. Mit Erzeugern, die neu auf diesem Markt sind, arbeitet sie an Name, Verpackung und Verkaufsblatt. Fragen Sie sie, welches Öl in Ihr Regal passt, und sie fragt zuerst zurück, wer bei Ihnen einkauft.',
        expertise: {
          e1: 'Verkostung von Olivenöl',
          e2: 'Besuche bei Erzeugern',
          e3: 'Markenentwicklung',
          e4: 'Sortimentsplanung',
        },
      },
      claireBeaudoin: {
        position: 'Leitung Compliance und Kennzeichnung',
        location: 'Ottawa, Kanada',
        bio: 'Claire sorgt dafür, dass ein Produkt verkauft werden darf, bevor jemand versucht, es zu verkaufen. Sie reiht Waren in den Zolltarif ein, besorgt Ursprungserklärungen, schreibt Etiketten auf Englisch und Französisch und führt die Akten, nach denen Prüfer in Kanada und den USA fragen. Lässt sich eine Angabe auf dem Etikett nicht belegen, streicht Claire sie, freundlich und ohne Ausnahme.',
        expertise: {
          e1: 'Zweisprachige Etiketten',
          e2: 'Zolltarifnummern und Ursprung',
          e3: 'Vorschriften von CFIA und FDA',
          e4: 'Lieferantenprüfung',
        },
      },
      danielOsei: {
        position: 'Leitung Logistik und Kundenbetreuung',
        location: 'Ottawa, Kanada',
        bio: 'Daniel plant die Überfahrt, von der Abholung beim Erzeuger bis zum Liefertermin an Ihrer Rampe. Er bucht Fracht, stellt Mischpaletten zusammen, liest die Temperaturlogger aus und steuert die Käsemengen über das Kontingentjahr. Weil er auch die Kunden betreut, geht bei Ihrem Anruf der ans Telefon, der weiß, wo Ihre Bestellung ist.',
        expertise: {
          e1: 'Kühlkette',
          e2: 'Fracht und Zoll',
          e3: 'Planung der Käsekontingente',
          e4: 'Kundenbetreuung',
        },
      },
    },
    cta: 'Mit dem Team sprechen',
  },
  partnerships: {
    title: 'Partner auf beiden Seiten des Ozeans',
    intro1:
      'Wenn Sie am Mittelmeer Olivenöl, Honig, Käse, Wein oder Kräuter erzeugen, können wir Ihr Importeur, Ihre Markenabteilung und Ihre Augen und Ohren in unserem Markt sein. Wir suchen Produkte mit klarer Herkunft, einwandfreien Unterlagen und einer Menge, die Sie auch nach einer schwachen Ernte halten können. Am Anfang stehen Muster; über Exklusivität reden wir später, wenn jede Seite weiß, wie die andere arbeitet.',
    intro2:
      'Wenn Sie in Kanada oder den USA Lebensmittel verkaufen oder servieren, bauen wir mit Ihnen ein Sortiment auf: einen einzelnen Artikel für die Käsetheke, eine Eigenmarke für eine Handelskette, eine Auswahl für eine Restaurantgruppe. Über Spannen, Kartongrößen und Lieferzeiten sprechen wir gleich zu Beginn offen, denn an diesen dreien entscheidet sich, ob ein gutes Produkt bleibt. Schildern Sie uns Ihre Situation, und wir sagen Ihnen offen, ob wir der richtige Partner sind.',
    partnersTitle: 'Einige unserer Partner',
    partnersIntro: 'Drei Erzeuger, drei Arten der Zusammenarbeit.',
    benefitsLabel: 'Was der Einkauf davon hat',
    partners: {
      alonaki: {
        type: 'Genossenschaft von Olivenbauern',
        location: 'Messenien, Griechenland',
        description:
          'Familien mit kleinen Hainen teilen sich eine Mühle und ein Regelwerk: Die Koroneiki-Oliven werden früh gepflückt und noch am selben Tag verarbeitet, das Öl lagert nach Chargen getrennt in Edelstahltanks. Wir kaufen einzelne, blind verkostete Chargen und berichten der Genossenschaft jedes Jahr, was die Käufer hier dazu gesagt haben.',
        benefits: {
          b1: 'Erntemonat und Chargenanalyse auf der Flasche',
          b2: 'Flaschen für den Handel und Fünf-Liter-Kanister aus derselben Charge',
          b3: 'Mengen vor der Ernte vereinbart',
        },
      },
      monteArvale: {
        type: 'Familienkäserei',
        location: 'Barbagia, Sardinien, Italien',
        description:
          'Eine Käserei in den Hügeln, die aus der Schafmilch des eigenen Tals jungen und gereiften Pecorino macht, und zwar nur, solange es Milch gibt. Wir planen ihre Sendungen nach dem kanadischen Kontingentjahr und halten jede durchgehend kühl, mit aufgezeichneten Temperaturen von der Käserei bis zur Rampe.',
        benefits: {
          b1: 'Ganze Laibe mit Angabe von Milch, Reifezeit und Charge',
          b2: 'Ein Temperaturprotokoll für jede Sendung',
          b3: 'Für das Kontingentjahr reservierte Mengen',
        },
      },
      anemoessa: {
        type: 'Imkervereinigung',
        location: 'Kythira, Griechenland',
        description:
          'Imker auf einer windigen Insel, die ihren Thymianhonig gemeinsam schleudern, prüfen und abfüllen, die Chargen jedes Bienenstands aber getrennt halten. Die Vereinigung gibt kleinen Erzeugern einen Ansprechpartner, einen Standard und einen Satz Unterlagen. Wir importieren ihren Honig, ohne ihn mit anderem zu verschneiden.',
        benefits: {
          b1: 'Pollenanalyse für jede Charge',
          b2: 'Gläser für den Handel, Eimer für Bäckereien und Hotels',
          b3: 'Rückverfolgbar bis zum Bienenstand',
        },
      },
    },
    opportunitiesTitle: 'Drei Wege zum Einstieg',
    opportunities: {
      produce: {
        title: 'Sie sind Erzeuger',
        text: 'Schicken Sie uns ein Muster und eine aktuelle Analyse und nennen Sie die Menge, die Sie jedes Jahr liefern können. Wir verkosten, antworten mit Begründung und sagen Ihnen, welche Etiketten, welche Unterlagen und welchen Preis dieser Markt erwartet.',
      },
      sell: {
        title: 'Sie sind Händler oder Gastronom',
        text: 'Erzählen Sie uns von Ihrem Regal oder Ihrer Karte, Ihren Spannen und Ihren Liefertagen. Wir schlagen ein kleines Sortiment mit Einstandskosten vor und beginnen mit einer Menge, die klein genug für einen Test ohne Risiko ist.',
      },
      distribute: {
        title: 'Sie sind Großhändler',
        text: 'Nennen Sie uns Ihr Gebiet und die Lücken in Ihrem Sortiment. Wir bringen Produktlinien mit klarer Herkunft mit, Verkaufsblätter, die Ihr Team auch benutzt, Schulungen und einen Plan, wer welchen Kunden betreut.',
      },
    },
    contactLink: 'Kontakt aufnehmen',
    cta: 'Partnerschaft vorschlagen',
  },
  solutions: {
    title: 'Wir gehen von Ihrem Sortiment aus',
    intro1:
      'Eine Supermarktkette, ein Restaurant und ein Großhändler können dasselbe Olivenöl kaufen und drei verschiedene Dinge brauchen. Die Kette will einen Strichcode, einen regalfertigen Karton und einen Aktionskalender. Das Restaurant will einen Kanister, aus dem sich sauber gießen lässt, und einen Preis, der die Saison über hält. Der Großhändler will Mischpaletten und ein Verkaufsblatt, das sein Außendienst auch wirklich benutzt.',
    intro2:
      'Feste Pakete verkaufen wir deshalb nicht. Wir gehen von Ihrem Regal, Ihrer Karte oder Ihrem Gebiet aus und stellen die nötigen Leistungen zusammen, von Beschaffung und Etikett bis zu Fracht und Marke, mit schriftlich festgehaltenen Aufgaben und Lieferzeiten. Die vier Schritte unten folgen der üblichen Reihenfolge. Manche Projekte brauchen alle vier, andere nur den letzten; ein erstes Gespräch klärt das und kostet nichts.',
    cardsTitle: 'Vier Kundengruppen, vier Arbeitsweisen',
    featuresLabel: 'Was dazugehört',
    industriesLabel: 'Geeignet für',
    cards: {
      retail: {
        title: 'Programme für den Handel',
        description:
          'Ein Sortiment, das zu Ihrer Warengruppe und Ihrem Kalender passt, vom einzelnen Öl bis zum ganzen Mittelmeerregal, unter den Marken unserer Erzeuger oder als Ihre Eigenmarke. Wir bereiten Strichcodes, zweisprachige Etiketten, Kartons und Aktionen vor und begleiten das Sortiment nach dem Start mit Verkaufszahlen und Verkostungen.',
        features: {
          f1: 'Sortiments- und Preisplanung, vom Regal aus rückwärts gerechnet',
          f2: 'Eigenmarke, von der Rezeptur bis zur Druckvorlage',
          f3: 'Regalfertige Kartons und Produktdaten',
          f4: 'Verkostungen und Personalschulung',
        },
        industries: 'Supermarktketten, Feinkostläden, Käsefachgeschäfte, Onlineshops',
      },
      foodservice: {
        title: 'Lieferungen für Profiküchen',
        description:
          'Zutaten in den Gebinden, mit denen Küchen arbeiten, zu einem Preis, der eine vereinbarte Saison lang gilt. Wir liefern Kanister, Eimer und ganze Laibe auf Mischpaletten, geben Küchenchefs in wenigen Zeilen die Geschichte zu jedem Produkt an die Hand und schlagen Ersatz vor, bevor etwas ausgeht.',
        features: {
          f1: 'Gastronomiegebinde und Spezifikationsblätter',
          f2: 'Preisvereinbarungen für die Saison',
          f3: 'Mischpaletten, gekühlt und trocken',
          f4: 'Texte für die Speisekarte und Verkostungen für das Personal',
        },
        industries: 'Restaurants, Hotels, Bäckereien, Caterer',
      },
      distribution: {
        title: 'Produktlinien für den Großhandel',
        description:
          'Linien mit klarer Herkunft und einer Spanne für jedes Glied der Kette. Auf Wunsch treten wir als Einführer auf, führen die Nachweise und geben Ihrem Außendienst Muster, Verkaufsblätter und Schulungen, damit ein neues Produkt verstanden ist, bevor es vorgestellt wird.',
        features: {
          f1: 'Import, Zoll und Lieferantenprüfung',
          f2: 'Volle Container oder Mischpaletten',
          f3: 'Verkaufsblätter und Verkaufsschulung',
          f4: 'Schriftlich vereinbarte Gebiete',
        },
        industries: 'Großhändler, regionale Vertriebsfirmen, Einkaufsverbände',
      },
      producers: {
        title: 'Markteintritt für Erzeuger',
        description:
          'Für Erzeuger rund um das Mittelmeer, die in Kanada oder den USA verkaufen möchten und denen Unterlagen und Zeit dafür fehlen. Wir prüfen, was das Produkt braucht, passen Etikett und Verpackung an, holen eine erste Palette ins Land und berichten ehrlich, wie sie sich verkauft.',
        features: {
          f1: 'Beurteilung von Produkt, Preis und Unterlagen',
          f2: 'Etiketten für Kanada und die USA',
          f3: 'Marke, Verpackung und Verkaufsblatt',
          f4: 'Probesendung mit Verkaufsbericht',
        },
        industries: 'Ölmühlen, Käsereien, Imkereien, Weingüter, Kräuter- und Gewürzbauern',
      },
    },
    stepsTitle: 'So läuft ein Projekt ab',
    steps: {
      consultation: {
        name: 'Beratung',
        text: 'Wir hören zu: was sich heute verkauft, was fehlt, welche Spannen und Liefertermine Sie einhalten müssen.',
      },
      planning: {
        name: 'Planung',
        text: 'Sie erhalten einen kurzen Plan mit Produkten, Einstandskosten, Arbeiten am Etikett, Lieferzeiten und klaren Zuständigkeiten.',
      },
      implementation: {
        name: 'Umsetzung',
        text: 'Wir bestellen, etikettieren, verschiffen und verzollen die Ware und bereiten Ihr Personal und Ihre Verkaufsunterlagen auf den Start vor.',
      },
      optimization: {
        name: 'Optimierung',
        text: 'Wir gehen die Ergebnisse mit Ihnen durch, streichen, was liegen bleibt, und stärken, was läuft.',
      },
    },
    factsTitle: 'Unsere Bedingungen auf einen Blick',
    facts: {
      minimum: { title: 'Mindestbestellung', text: '{cases} Kartons, gemischt wie Sie möchten' },
      kitchens: {
        title: 'Für Küchen',
        text: 'Lieferung ab {cases} Kartons. Wir brechen keine Kartons an.',
      },
      delivery: {
        title: 'Lieferung',
        text: 'Ottawa, Gatineau und Montréal an vereinbarten Wochentagen; auf Paletten ins übrige Kanada und in den Nordosten der USA',
      },
      lead: { title: 'Lieferzeit', text: '{days} Werktage ab Lager, {weeks} Wochen ab Erzeuger' },
      packs: {
        title: 'Gebinde und Nummern',
        text: 'Gebinde, Artikelnummer und GTIN stehen im Kundenportal bei jedem Produkt, das Mindesthaltbarkeitsdatum bei jeder Charge.',
      },
      certificates: {
        title: 'Zertifikate',
        text: 'Zertifikate (g. U., g. g. A., Bio) als PDF, soweit für das Produkt vorhanden',
      },
      samples: {
        title: 'Muster',
        text: 'Für Unternehmen kostenlos, bis zu {products} Produkte auf einmal',
      },
      payment: {
        title: 'Zahlung',
        text: 'Innerhalb von {days} Tagen nach Rechnungsdatum. Preise {canada} in Kanada und {us} in den USA (Incoterms 2020).',
      },
      licence: { title: 'Lizenz nach „Safe Food for Canadians“', text: 'Im Register der CFIA' },
    },
    reasonsTitle: 'Warum Einkäufer mit uns zusammenarbeiten',
    reasons: {
      oneDesk: {
        title: 'Ein Ansprechpartner für alles',
        text: 'Um Einkauf, Etiketten, Fracht und Verkauf kümmert sich ein einziges Büro. Sie müssen keine Nachrichten zwischen Zollagent, Grafik und Lager hin- und hertragen.',
      },
      writtenDown: {
        title: 'Die Kalkulation liegt offen',
        text: 'Ware, Fracht, Zoll und unsere Spanne sehen Sie in getrennten Zeilen, daneben die Annahmen und den Hinweis, zu wessen Lasten Änderungen des Zollsatzes gehen.',
      },
      honestNo: {
        title: 'Nein ist auch eine Antwort',
        text: 'Passt ein Produkt nicht in Ihr Regal oder wären Sie bei einem anderen Importeur besser aufgehoben, sagen wir es, bevor Sie Geld dafür ausgegeben haben.',
      },
      lots: {
        title: 'Auf jedem Karton die Chargennummer',
        text: 'Die Charge steht auf dem Karton und in Ihrer Bestellung, daneben die Analyse genau dieser Charge.',
      },
      drill: {
        title: 'Jedes Jahr eine Rückrufübung',
        text: 'Einmal im Jahr verfolgen wir eine Charge vom Erzeuger bis zu jedem Käufer, mit der Uhr in der Hand, und halten das Ergebnis fest.',
      },
      standing: {
        title: 'Dauerbestellungen, in fünf Sprachen',
        text: 'Was Sie jede Woche brauchen, bestellen Sie einmal; bis eine Stunde vor Bestellschluss können Sie eine Lieferung auslassen oder ändern. Alle in Ihrem Team bestellen in ihrer eigenen Sprache.',
      },
    },
    cta: 'Projekt beschreiben',
  },
} satisfies NamespaceCompanyTranslation

export default de_company
