import type { NamespaceCompanyTranslation } from '../../i18n-types.ts'

const de_company = {
  teams: {
    eyebrow: 'Team',
    title: 'Die Menschen, die ans Telefon gehen',
    intro1:
      'In unserem Büro in Ottawa sitzen Einkauf, Kennzeichnung, Markenarbeit und Logistik in Rufweite, und das mit Absicht. Eine Frage zum Etikett verändert einen Preis, ein Preis verändert eine Palette, und niemand sollte erst eine Woche später davon erfahren. Wenn Sie anrufen, sprechen Sie mit jemandem, der Ihre Bestellung kennt oder sich nur umzudrehen braucht, um die zuständige Kollegin zu fragen.',
    intro2:
      'Wir halten das Team klein, damit sichtbar bleibt, wer wofür geradesteht. Wer ein Öl verkostet, spricht auch mit der Mühle; wer ein Etikett freigibt, hört auch von dem Geschäft, das die Ware verkauft. Für Sie heißt das: wenige Übergaben und kurze Antworten, selbst wenn die Antwort Nein lautet. Möchten Sie wissen, wer Sie betreuen würde oder ob wir eine Region oder ein Produkt gut genug kennen, um Ihnen zu nützen? Fragen Sie einfach.',
    cta: 'Mit dem Team sprechen',
  },
  partnerships: {
    eyebrow: 'Partner',
    title: 'Partner an beiden Küsten',
    intro1:
      'Wenn Sie am Mittelmeer Olivenöl, Honig, Käse, Wein oder Kräuter erzeugen, können wir Ihr Importeur, Ihre Markenabteilung und Ihr Blick in den Markt sein. Wir suchen Produkte mit klarer Herkunft, ordentlichen Papieren und einer Menge, die sich auch nach einer schwachen Ernte wiederholen lässt. Am Anfang stehen Muster; über Exklusivität reden wir später, wenn beide Seiten wissen, wie die andere arbeitet.',
    intro2:
      'Wenn Sie in Kanada oder den USA Lebensmittel verkaufen oder servieren, bauen wir mit Ihnen ein Sortiment auf: einen einzelnen Artikel für die Käsetheke, eine Eigenmarke für eine Handelskette, eine Auswahl für eine Restaurantgruppe. Über Spannen, Kartongrößen und Lieferzeiten sprechen wir gleich zu Beginn offen, denn an diesen dreien entscheidet sich, ob ein gutes Produkt bleibt. Schildern Sie uns Ihre Lage, und Sie hören von uns ehrlich, ob wir der richtige Partner sind.',
    cta: 'Partnerschaft vorschlagen',
  },
  solutions: {
    eyebrow: 'Lösungen',
    title: 'Von Ihrem Verkauf her gedacht',
    intro1:
      'Eine Supermarktkette, ein Restaurant und ein Großhändler können dasselbe Olivenöl kaufen und drei verschiedene Dinge brauchen. Die Kette will einen Strichcode, einen regalfertigen Karton und einen Aktionskalender. Das Restaurant will einen Kanister, der sauber gießt, und einen Preis, der die Saison über hält. Der Großhändler will Mischpaletten und ein Verkaufsblatt, das sein Außendienst auch wirklich benutzt.',
    intro2:
      'Feste Pakete verkaufen wir deshalb nicht. Wir gehen von Ihrem Regal, Ihrer Karte oder Ihrem Gebiet aus und stellen die nötigen Leistungen zusammen, von Beschaffung und Etikett bis zu Fracht und Marke, mit schriftlich festgehaltenen Aufgaben und Lieferzeiten. Die vier Schritte unten sind die übliche Reihenfolge. Manche Vorhaben brauchen alle vier, andere nur den letzten; ein erstes Gespräch zeigt es und kostet nichts.',
    steps: {
      consultation: {
        name: 'Beratung',
        text: 'Wir hören zu: was sich heute verkauft, was fehlt, welche Spannen und Liefertermine Sie einhalten müssen.',
      },
      planning: {
        name: 'Planung',
        text: 'Sie erhalten einen kurzen Plan mit Produkten, Einstandskosten, Etikettenarbeit, Lieferzeiten und klaren Zuständigkeiten.',
      },
      implementation: {
        name: 'Umsetzung',
        text: 'Wir bestellen, etikettieren, verschiffen und verzollen die Ware und bereiten Personal und Verkaufsunterlagen auf den Start vor.',
      },
      optimization: {
        name: 'Optimierung',
        text: 'Wir gehen die Ergebnisse mit Ihnen durch, streichen, was liegen bleibt, und stärken, was läuft.',
      },
    },
    cta: 'Vorhaben schildern',
  },
} satisfies NamespaceCompanyTranslation

export default de_company
