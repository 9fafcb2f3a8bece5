import type { StandingOrderMailLanguage } from '../standing-mail-language.ts'

export const de: StandingOrderMailLanguage = {
  greeting: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  sample: 'Dies ist ein Beispiel. Es wird nichts geliefert.',
  total: 'Summe ohne Steuern und Fracht:',
  clientButton: 'Dauerbestellung öffnen',
  officeButton: 'Unternehmen in der Verwaltung öffnen',
  mails: {
    announced: {
      subject: 'Ihre Dauerbestellung für {day}',
      intro:
        'Ihre Dauerbestellung für die Lieferung am {day} geht am {moment} (Ortszeit Ottawa) an uns. Bis dahin können Sie sie ändern oder diese Lieferung auslassen.',
    },
    dearer: {
      subject: 'Ihre Dauerbestellung für {day}: Bitte antworten Sie',
      intro:
        'Ihre Dauerbestellung für die Lieferung am {day} kostet jetzt {after} statt {before}. Ohne Ihr Einverständnis wird nichts an uns gesendet: Bitte stimmen Sie den neuen Preisen bis {moment} (Ortszeit Ottawa) zu oder ändern Sie die Bestellung.',
    },
    changed: {
      subject: 'Ihre Dauerbestellung für {day}: Bitte antworten Sie',
      intro:
        'bei einem Produkt Ihrer Dauerbestellung für die Lieferung am {day} hat sich der Inhalt des Kartons geändert. Ohne Ihr Einverständnis wird nichts an uns gesendet: Bitte stimmen Sie bis {moment} (Ortszeit Ottawa) zu oder ändern Sie die Bestellung.',
    },
    unavailable: {
      subject: 'Ihre Dauerbestellung für {day}: Bitte antworten Sie',
      intro:
        'ein Produkt Ihrer Dauerbestellung für die Lieferung am {day} ist so nicht mehr bestellbar. Ohne Ihr Einverständnis wird nichts an uns gesendet: Bitte ändern Sie die Bestellung bis {moment} (Ortszeit Ottawa).',
    },
    day: {
      subject: 'Ihre Dauerbestellung: Bitte wählen Sie einen anderen Tag',
      intro:
        'Ihre Dauerbestellung für {day} kann nicht an uns gehen, denn an diesem Tag liefern wir nicht an Sie. Bitte wählen Sie einen anderen Tag, oder lassen Sie diese Lieferung aus.',
    },
    approver: {
      subject: 'Ihre Dauerbestellung für {day} braucht eine Freigabe',
      intro:
        'Ihre Dauerbestellung für die Lieferung am {day} muss freigegeben werden, doch niemand in Ihrem Unternehmen kann das. Bitten Sie bis {moment} (Ortszeit Ottawa) Ihre Kundenbetreuung, jemanden zu benennen, oder bestellen Sie weniger.',
    },
    missed: {
      subject: 'Ihre Dauerbestellung für {day} wurde nicht gesendet',
      intro:
        'Ihre Dauerbestellung für die Lieferung am {day} wurde nicht gesendet: Der Bestellschluss ist vorbei. Wenn Sie die Ware brauchen, geben Sie bitte eine Bestellung auf. Mit der nächsten Lieferung läuft die Dauerbestellung weiter.',
    },
    officeMissed: {
      subject: 'Dauerbestellung von {company} für {day}: nicht gesendet',
      intro:
        'die Dauerbestellung von {company} für die Lieferung am {day} wurde vor dem Bestellschluss nicht gesendet. Der Kunde weiß Bescheid. Ein Anruf lohnt sich vielleicht.',
    },
    officeNoBuyer: {
      subject: 'Dauerbestellung von {company}: angehalten',
      intro:
        'die Dauerbestellung von {company} für die Lieferung am {day} wurde angehalten: In dem Unternehmen kann niemand mehr bestellen.',
    },
  },
}
