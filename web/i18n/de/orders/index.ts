import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import recalls from './recalls.js'
import documents from './documents.js'
import guide from './guide.js'
import standing from './standing.js'

const de_orders = {
  recalls,
  standing,
  status: {
    draft: 'Wird geändert',
    'awaiting-approval': 'Wartet auf Freigabe',
    submitted: 'An uns gesendet',
    proposed: 'Wartet auf Ihre Antwort',
    confirmed: 'Bestätigt',
    shipped: 'Versendet',
    declined: 'Abgelehnt',
    cancelled: 'Storniert',
  },
  nav: {
    label: 'Bestellen',
    catalogue: 'Katalog',
    basket: 'Warenkorb',
    orders: 'Bestellungen',
    standing: 'Dauerbestellungen',
    purchases: 'Einkäufe',
    documents: 'Dokumente',
    recalls: 'Rückrufe',
  },
  stepper: {
    label: 'Kartons {name}',
    less: 'Weniger Kartons {name}',
    more: 'Mehr Kartons {name}',
    next: '{n} {{Karton|Kartons}} mehr: {price} pro Karton',
    nextKg: '{n} {{Karton|Kartons}} mehr: {price} pro kg',
  },
  saving: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    retrying: 'Nicht gespeichert, neuer Versuch',
    failed: 'Nicht gespeichert',
  },
  bar: { total: 'Warenkorb: {total}', lines: '{n} {{Produkt|Produkte}}', open: 'Warenkorb öffnen' },
  basket: {
    title: 'Warenkorb',
    lead: 'Verbindlich wird Ihre Bestellung erst mit unserer Bestätigung.',
    changing: 'Sie ändern die Bestellung {number}. Senden Sie sie erneut, sobald alles stimmt.',
    empty: 'Ihr Warenkorb ist leer.',
    start: 'Zum Katalog',
    total: 'Summe ohne Steuern und Fracht',
    estimated: 'etwa {weight}; nach Gewicht berechnet',
    unit: '{price} pro Karton',
    unitKg: '{price} pro kg',
    remove: 'Entfernen',
    removed: 'Entfernt: {name}.',
    undo: 'Rückgängig',
    removeOf: '{name}',
    minimum:
      'Unser Mindestbestellwert beträgt {amount}. Sie können auch weniger bestellen; wir melden uns dann bei Ihnen.',
    approval:
      'Bestellungen über {amount} muss jemand aus Ihrem Unternehmen freigeben, bevor wir sie erhalten.',
    viewer:
      'Sie können Preise ansehen, aber nicht bestellen. Ihre Kundenbetreuung kann das ändern.',
    delivery: 'Lieferung',
    noDelivery: 'Den Liefertag vereinbaren wir mit Ihnen.',
    dayMoved: 'Am {day} liefern wir nicht mehr. Stattdessen ausgewählt: {next}.',
    cutoff: 'Bestellschluss: {office}, Ortszeit Ottawa.',
    cutoffHere: 'Bestellschluss: {office}, Ortszeit Ottawa ({here} bei Ihnen).',
    shipTo: 'Lieferung an {address}',
    po: 'Ihre Bestellnummer (PO)',
    note: 'Anmerkung für uns',
    optional: 'optional',
    send: 'Bestellung senden',
    sending: 'Wird gesendet …',
    resending: 'Noch keine Antwort, neuer Versuch …',
    leftOut: 'Nicht übernommen (derzeit nicht verfügbar): {names}.',
    pricesChanged:
      'Die Preise haben sich geändert: Die Summe beträgt jetzt {after} statt {before}. Bitte prüfen Sie den Warenkorb und senden Sie die Bestellung, wenn Sie einverstanden sind.',
    goodsChanged:
      'Der Kartoninhalt oder der Preis hat sich geändert: {names}. Bitte prüfen Sie den Warenkorb und senden Sie die Bestellung, wenn Sie einverstanden sind.',
    totalChanged:
      'Die Summe ist jetzt {total}. Senden Sie die Bestellung, wenn Sie einverstanden sind.',
    obstacles: {
      archived: 'Wird nicht mehr verkauft. Bitte entfernen.',
      enquire: 'Nur auf Anfrage. Bitte entfernen.',
      unavailable: 'Derzeit nicht verfügbar. Bitte entfernen.',
      market: 'Wird in Ihrem Land nicht verkauft. Bitte entfernen.',
      'on-request': 'Preis auf Anfrage: Fragen Sie Ihre Kundenbetreuung.',
      'too-few': 'Mindestmenge: {n} {{Karton|Kartons}}.',
      'off-step': 'Nur in Vielfachen von {n} {{Karton|Kartons}} erhältlich.',
    },
  },
  list: {
    title: 'Bestellungen',
    empty: 'Sie haben noch nichts bestellt.',
    placed: 'Aufgegeben am',
    delivery: 'Lieferung',
    more: 'Mehr anzeigen',
    open: 'Bestellung {number} öffnen',
  },
  purchases: {
    title: 'Einkäufe',
    lead: 'Was wir Ihnen geliefert haben, nach Versandmonat, ohne Steuern und Fracht.',
    empty: 'Wir haben Ihnen noch nichts geliefert.',
    inCurrency: 'Beträge in {currency}',
    lastYear: 'in den letzten zwölf Monaten',
    chart: 'Einkäufe Monat für Monat. Am meisten im {month}: {amount}.',
    month: 'Monat',
    orders: '{n} {{Bestellung|Bestellungen}}',
    cases: 'Kartons',
    amount: 'Betrag',
  },
  documents,
  guide,
  exports: {
    title: 'In eine Tabelle exportieren',
    orders: 'Die Bestellungen eines Zeitraums Ihrer Wahl, Zeile für Zeile.',
    purchases:
      'Was wir in einem Zeitraum Ihrer Wahl versendet haben, Zeile für Zeile, mit den Chargen.',
    from: 'Von',
    to: 'Bis',
    save: 'Als CSV speichern',
    saving: 'Die Datei wird erstellt …',
    saved: 'Gespeichert als {name}.',
    period: 'Bitte wählen Sie einen Zeitraum von höchstens einem Jahr.',
  },
  order: {
    title: 'Bestellung {number}',
    back: 'Alle Bestellungen',
    placed: 'Ihre Bestellung ist bei uns eingegangen. Wir bestätigen sie per E-Mail.',
    placedForApproval:
      'Ihre Bestellung wartet auf eine Freigabe in Ihrem Unternehmen. Danach erhalten wir sie.',
    moved:
      'Dieser Tag war nicht mehr möglich, deshalb kommt die Bestellung mit der nächsten Lieferung: {day}.',
    by: 'Aufgegeben von',
    deliveryOn: 'Lieferung',
    shipTo: 'Lieferung an',
    cutoff: 'Bestellschluss',
    po: 'Ihre Bestellnummer (PO)',
    note: 'Anmerkung',
    lines: 'Waren',
    was: 'vorher: {before}',
    shippedOn: 'Versendet am',
    reference: 'Sendungsnummer',
    lots: '{{n:Charge|Chargen}}: {lots}',
    lot: '{code} ({n} {{Karton|Kartons}})',
    weighed: 'gewogen: {weight}',
    removed: 'nicht verfügbar',
    total: 'Summe ohne Steuern und Fracht',
    history: 'Verlauf',
    lacksApprover:
      'In Ihrem Unternehmen kann niemand diese Bestellung freigeben. Bitten Sie Ihre Kundenbetreuung, jemanden zu benennen, oder ändern Sie die Bestellung.',
    proposal:
      'Wir können diese Bestellung nicht so liefern, wie Sie sie aufgegeben haben. Bitte nehmen Sie unseren Vorschlag an, ändern Sie die Bestellung oder stornieren Sie sie.',
    newTotal: 'Neue Summe: {total} (vorher: {before})',
    accept: 'Änderungen annehmen',
    approve: 'Freigeben',
    pricesSince:
      'Die Preise haben sich geändert: Die Summe beträgt jetzt {after} statt {before}. Es wurde nichts gesendet. Wählen Sie „Bestellung ändern“, um sie im Warenkorb zu prüfen.',
    goneSince:
      'Ein Produkt dieser Bestellung ist so nicht mehr bestellbar. Es wurde nichts gesendet. Wählen Sie „Bestellung ändern“, um sie im Warenkorb anzupassen.',
    change: 'Bestellung ändern',
    cancel: 'Bestellung stornieren',
    reallyCancel: 'Bestellung {number} wirklich stornieren?',
    yes: 'Ja, stornieren',
    no: 'Nein, behalten',
    reallyChange:
      'Zum Ändern holen Sie die Bestellung {number} zurück. Senden Sie sie vor dem Bestellschluss erneut.',
    yesChange: 'Ändern',
    leaveIt: 'So lassen',
    inBasket:
      'Im Warenkorb {{liegt|liegen}} schon {n} {{Produkt|Produkte}}. Wenn Sie diese Bestellung hinzufügen, bleibt von jedem Produkt die größere Menge.',
    inChanged:
      'Im Warenkorb liegt die Bestellung {number}, die Sie gerade ändern. Wenn Sie die hier gezeigte hinzufügen, bleibt von jedem Produkt die größere Menge.',
    addToBasket: 'In den Warenkorb',
    replaceBasket: 'Warenkorb ersetzen',
    reorder: 'Erneut bestellen',
    print: 'Drucken',
    openBasket: 'Weiter im Warenkorb',
    gone: 'Wir finden diese Bestellung in Ihrem Konto nicht.',
    sample: 'Beispiel',
    sampleHint: 'Nur zur Vorführung: Es wurde und wird nichts geliefert.',
    reason: 'Unsere Begründung:',
    deliveryFrom: 'Vorheriger Liefertag: {day}',
    totalFrom: 'Vorherige Summe: {total}',
    events: {
      submitted: 'An uns gesendet',
      'approval-asked': 'Um Freigabe gebeten',
      approved: 'Freigegeben und an uns gesendet',
      'called-back': 'Zum Ändern zurückgeholt',
      confirmed: 'Bestätigt',
      changed: 'Mit Änderungen bestätigt',
      proposed: 'Änderungen vorgeschlagen',
      accepted: 'Änderungen angenommen',
      shipped: 'Versendet',
      declined: 'Abgelehnt',
      cancelled: 'Storniert',
    },
  },
  dashboard: {
    changing: 'Sie ändern gerade die Bestellung {number}. Senden Sie sie aus dem Warenkorb erneut.',
    purchases: 'Was Sie gekauft haben, Monat für Monat.',
    openPurchases: 'Alle Einkäufe',
    boughtThisMonth: 'Diesen Monat: {amount}',
    nothingThisMonth: 'Diesen Monat nichts versendet',
    answer: 'Bestellung {number} wartet auf Ihre Antwort',
    approve: 'Bestellung {number} wartet auf Ihre Freigabe',
    cutoff: 'Nächste Lieferung: {day}',
    figures: '{n} {{offene Bestellung|offene Bestellungen}}',
    inBasket: '{n} {{Produkt|Produkte}} im Warenkorb',
    open: 'Öffnen',
    orders: 'Alle Ihre Bestellungen mit unseren Antworten. Von hier aus bestellen Sie auch nach.',
  },
  refused: {
    'guide/version-conflict':
      'Jemand aus Ihrem Team hat die Liste neu geordnet. Sie sehen die aktuelle Fassung.',
    'document/not-read':
      'Dokumente lassen sich gerade nicht öffnen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    'standing/version-conflict':
      'Diese Dauerbestellung hat sich geändert. Sie sehen die aktuelle Fassung.',
    'standing/no-day': 'An diesem Tag beliefern wir Sie nicht. Bitte wählen Sie einen anderen.',
    'standing/too-late':
      'Der Bestellschluss für diese Lieferung ist vorbei, oder die Bestellung dafür ist schon gesendet.',
    'standing/too-many':
      'Ein Unternehmen kann höchstens 20 Dauerbestellungen haben. Beenden Sie eine, die Sie nicht mehr brauchen.',
    'order/switched-off':
      'Online-Bestellungen sind zurzeit nicht möglich. Ihre Kundenbetreuung hilft Ihnen weiter.',
    'order/not-allowed':
      'Sie können Bestellungen ansehen, aber nicht aufgeben. Ihre Kundenbetreuung kann das ändern.',
    'order/needs-approver':
      'Die neue Summe liegt über Ihrem Limit. Jemand mit Freigaberecht in Ihrem Unternehmen muss zustimmen.',
    'order/prices-changed': 'Die Preise haben sich geändert. Bitte prüfen Sie den Warenkorb.',
    'order/goods-changed':
      'Der Inhalt eines Kartons hat sich geändert. Bitte prüfen Sie den Warenkorb und senden Sie ihn erneut.',
    'order/cut-off-passed':
      'Für diese Lieferung kann nicht mehr bestellt werden. Bitte wählen Sie einen anderen Tag.',
    'order/not-orderable':
      'Das markierte Produkt ist so nicht bestellbar. Ändern oder entfernen Sie es.',
    'order/empty': 'Der Warenkorb ist leer. Bitte legen Sie zuerst ein Produkt hinein.',
    'order/too-many-lines':
      'Eine Bestellung kann höchstens 60 Produkte enthalten. Bitte senden Sie diese zuerst.',
    'order/no-approver':
      'In Ihrem Unternehmen kann niemand diese Bestellung freigeben. Bitten Sie Ihre Kundenbetreuung, jemanden zu benennen.',
    'order/basket-in-use':
      'In Ihrem Warenkorb liegt schon eine andere Bestellung. Senden Sie sie oder leeren Sie zuerst den Warenkorb.',
    'recall/closed': 'Dieser Rückruf ist abgeschlossen. Antworten lassen sich nicht mehr ändern.',
    'recall/answered-since':
      'Jemand aus Ihrem Unternehmen hat schon geantwortet. Sie sehen diese Antwort.',
    'recall/too-many-cases':
      'Das sind mehr Kartons, als wir Ihnen geliefert haben. Bitte prüfen Sie die Anzahl.',
    'order/version-conflict': 'Jemand anderes hat das geändert. Sie sehen die aktuelle Fassung.',
  },
} satisfies NamespaceOrdersTranslation

export default de_orders
