import type { StandingMailLanguage } from '../standing-mail-language.ts'

export const de: StandingMailLanguage = {
  greeting: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  sample: 'Dies ist ein Beispiel. Es wird nichts geliefert.',
  total: 'Summe vor Steuern und Fracht:',
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
        'ein Karton Ihrer Dauerbestellung für die Lieferung am {day} enthält nicht mehr das, dem Sie zugestimmt haben. Ohne Ihr Einverständnis wird nichts an uns gesendet: Bitte stimmen Sie zu oder ändern Sie die Bestellung bis {moment} (Ortszeit Ottawa).',
    },
    unavailable: {
      subject: 'Ihre Dauerbestellung für {day}: Bitte antworten Sie',
      intro:
        'ein Produkt Ihrer Dauerbestellung für die Lieferung am {day} lässt sich nicht wie vorgesehen bestellen. Ohne Ihr Einverständnis wird nichts an uns gesendet: Bitte ändern Sie die Bestellung bis {moment} (Ortszeit Ottawa).',
    },
    day: {
      subject: 'Ihre Dauerbestellung: Bitte wählen Sie einen anderen Tag',
      intro:
        'am Wochentag Ihrer Dauerbestellung beliefern wir Sie nicht mehr. Die Bestellung für {day} kann deshalb nicht an uns gehen. Bitte wählen Sie einen anderen Tag.',
    },
    approver: {
      subject: 'Ihre Dauerbestellung für {day} braucht eine Freigabe',
      intro:
        'Ihre Dauerbestellung für die Lieferung am {day} muss freigegeben werden, doch in Ihrem Unternehmen ist niemand dazu berechtigt. Bitten Sie bis {moment} (Ortszeit Ottawa) Ihre Kundenbetreuung, jemanden zu benennen, oder bestellen Sie weniger.',
    },
    missed: {
      subject: 'Ihre Dauerbestellung für {day} ist nicht an uns gegangen',
      intro:
        'Ihre Dauerbestellung für die Lieferung am {day} ist nicht an uns gegangen: Der Bestellschluss ist vorbei. Wenn Sie die Ware brauchen, bestellen Sie sie bitte selbst. Mit der nächsten Lieferung läuft die Dauerbestellung weiter.',
    },
    officeMissed: {
      subject: 'Dauerbestellung von {company} für {day}: nicht gesendet',
      intro:
        'die Dauerbestellung von {company} für die Lieferung am {day} wurde vor dem Bestellschluss nicht gesendet. Der Kunde weiß Bescheid. Ein Anruf lohnt sich vielleicht.',
    },
    officeNobody: {
      subject: 'Dauerbestellung von {company}: angehalten',
      intro:
        'die Dauerbestellung von {company} für die Lieferung am {day} ruht: In dem Unternehmen darf niemand mehr bestellen.',
    },
  },
}
