import type { OrderMailLanguage } from '../order-mail-language.ts'

export const de: OrderMailLanguage = {
  greeting: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  delivery: 'Lieferung:',
  po: 'Ihre Bestellnummer (PO):',
  note: 'Anmerkung:',
  total: 'Summe ohne Steuern und Fracht:',
  line: '{goods}: {price}',
  removed: 'nicht verfügbar',
  price: '{amount} ({unit})',
  estimate: '{amount} (geschätzt, nach Gewicht berechnet: {unit})',
  unit: { case: '{price} pro Karton', kg: '{price} pro kg' },
  cases: { one: '{n} Karton', many: '{n} Kartons' },
  was: '{line} – vorher: {before}',
  shippedOn: 'Versendet am:',
  reference: 'Sendungsnummer:',
  lots: { one: 'Charge: {lots}', many: 'Chargen: {lots}' },
  reason: 'Unsere Begründung:',
  sample: 'Dies ist eine Beispielbestellung. Es wird nichts geliefert.',
  lastForOffice:
    'Damit es nicht zu viele E-Mails werden, finden Sie weitere Bestellungen von {company} vorerst nur in der Verwaltung (Bestellungen, Benachrichtigungen).',
  lastForClient:
    'Damit es nicht zu viele E-Mails werden, sehen Sie weitere Änderungen vorerst nur im Kundenportal. Unsere Antworten kommen weiterhin per E-Mail.',
  clientButton: 'Bestellung öffnen',
  officeButton: 'Bestellung in der Verwaltung öffnen',
  mails: {
    received: {
      subject: 'Wir haben Ihre Bestellung {number} erhalten',
      intro:
        'vielen Dank für Ihre Bestellung {number}. Wir prüfen sie und bestätigen sie so bald wie möglich.',
    },
    approval: {
      subject: 'Bestellung {number} wartet auf Ihre Freigabe',
      intro:
        '{name} hat für {company} die Bestellung {number} aufgegeben. Wir erhalten sie, sobald Sie sie freigeben.',
    },
    confirmed: {
      subject: 'Ihre Bestellung {number} ist bestätigt',
      intro: 'wir haben die Bestellung {number} so bestätigt, wie Sie sie aufgegeben haben.',
    },
    agreed: {
      subject: 'Ihre Bestellung {number} ist bestätigt',
      intro:
        'jemand aus Ihrem Unternehmen hat den Änderungen an der Bestellung {number} zugestimmt. Sie ist wie unten aufgeführt bestätigt.',
    },
    changed: {
      subject: 'Ihre Bestellung {number} ist mit Änderungen bestätigt',
      intro: 'wir haben die Bestellung {number} mit den unten aufgeführten Änderungen bestätigt.',
    },
    proposed: {
      subject: 'Bestellung {number}: Wir brauchen Ihre Antwort',
      intro:
        'wir können die Bestellung {number} nicht so liefern, wie Sie sie aufgegeben haben. Unten finden Sie unseren Vorschlag. Bitte sagen Sie uns, ob Sie ihm zustimmen.',
    },
    declined: {
      subject: 'Wir können die Bestellung {number} nicht liefern',
      intro: 'leider können wir die Bestellung {number} nicht liefern.',
    },
    shipped: {
      subject: 'Ihre Bestellung {number} ist unterwegs',
      intro:
        'wir haben Ihre Bestellung {number} dem Spediteur übergeben. Unter jeder Position stehen die Chargen, aus denen die Kartons stammen.',
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
      subject: 'Bestellung {number} von {company} wurde zum Ändern zurückgeholt',
      intro: '{company} ändert die Bestellung {number}. Bitte warten Sie, bis sie wieder eingeht.',
    },
  },
}
