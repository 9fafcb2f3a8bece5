import type { OrderMailLanguage } from '../order-mail-language.ts'

export const de: OrderMailLanguage = {
  greeting: 'Guten Tag,',
  closing: 'Freundliche Grüße',
  hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  delivery: 'Lieferung:',
  po: 'Ihre Bestellnummer:',
  note: 'Anmerkung:',
  total: 'Summe vor Steuern und Fracht:',
  estimated: 'geschätzt, nach Gewicht berechnet',
  was: 'vorher: {before}',
  removed: 'nicht verfügbar',
  shippedOn: 'Versendet am:',
  reference: 'Sendungsnummer:',
  lots: 'Charge: {lots}',
  reason: 'Unser Grund:',
  sample: 'Dies ist eine Beispielbestellung. Es wird nichts geliefert.',
  clientButton: 'Bestellung öffnen',
  officeButton: 'Bestellung in der Verwaltung öffnen',
  mails: {
    received: {
      subject: 'Wir haben Ihre Bestellung {number} erhalten',
      intro:
        'Vielen Dank für Ihre Bestellung {number}. Wir prüfen sie und bestätigen sie, sobald wir können.',
    },
    approval: {
      subject: 'Bestellung {number} wartet auf Ihre Freigabe',
      intro:
        '{name} hat für {company} die Bestellung {number} aufgegeben. Sie liegt über dem Betrag, ab dem eine Freigabe nötig ist. Wir erhalten sie, sobald Sie sie freigeben.',
    },
    confirmed: {
      subject: 'Ihre Bestellung {number} ist bestätigt',
      intro: 'Wir haben die Bestellung {number} so bestätigt, wie Sie sie aufgegeben haben.',
    },
    changed: {
      subject: 'Ihre Bestellung {number} ist bestätigt, mit Änderungen',
      intro: 'Wir haben die Bestellung {number} bestätigt, doch nicht alles ist verfügbar:',
    },
    proposed: {
      subject: 'Bestellung {number}: Wir brauchen Ihre Antwort',
      intro:
        'Wir können die Bestellung {number} nicht so liefern, wie Sie sie aufgegeben haben. Das ist unser Vorschlag; er wartet auf Ihre Antwort:',
    },
    declined: {
      subject: 'Wir können die Bestellung {number} nicht liefern',
      intro: 'Es tut uns leid: Wir können die Bestellung {number} nicht liefern.',
    },
    shipped: {
      subject: 'Ihre Bestellung {number} ist unterwegs',
      intro:
        'Wir haben die Bestellung {number} dem Spediteur übergeben. Bei jeder Position steht die Charge, aus der die Kartons stammen.',
    },
    submitted: {
      subject: 'Bestellung {number} von {company}',
      intro: '{name} hat für {company} die Bestellung {number} aufgegeben.',
    },
    accepted: {
      subject: 'Bestellung {number}: {company} hat zugestimmt',
      intro:
        '{company} hat dem Vorschlag zur Bestellung {number} zugestimmt. Sie ist damit bestätigt.',
    },
    cancelled: {
      subject: 'Bestellung {number} von {company} wurde storniert',
      intro: '{company} hat die Bestellung {number} storniert.',
    },
    calledBack: {
      subject: 'Bestellung {number} von {company} wurde zurückgeholt',
      intro: '{company} ändert die Bestellung {number}. Bitte warten Sie, bis sie wieder eingeht.',
    },
  },
}
