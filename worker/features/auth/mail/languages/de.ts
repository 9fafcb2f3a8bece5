import type { MailLanguage } from '../mail-language.ts'

export const de: MailLanguage = {
  greeting: 'Guten Tag,',
  code: 'Ihr Code:',
  link: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  ignore:
    'Falls Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren: Es ändert sich nichts.',
  sms: 'Ihr Code für {site} lautet {code}',
  wasntMe: {
    button: 'Das war ich nicht',
    alarm:
      'Falls Sie das nicht waren, drücken Sie innerhalb von 24 Stunden auf die Schaltfläche: Sie wählen ein neues Passwort, und wir stellen wieder her, was geändert wurde. Fragen? Rufen Sie unter {phone} an oder schreiben Sie an {email}.',
  },
  mails: {
    signup: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      intro:
        'vielen Dank für Ihre Registrierung bei {site}. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
      button: 'Adresse bestätigen',
    },
    invite: {
      subject: 'Ihre Einladung zu {site}: Wählen Sie ein Passwort',
      intro:
        'bei {site} steht ein Konto für Sie bereit. Nehmen Sie die Einladung an und wählen Sie ein Passwort, um sich anzumelden. Der Link gilt sieben Tage und funktioniert nur einmal.',
      button: 'Einladung annehmen',
    },
    recovery: {
      subject: 'Wählen Sie ein neues Passwort',
      intro: 'für Ihr Konto bei {site} wurde ein neues Passwort angefordert.',
      button: 'Neues Passwort wählen',
    },
    magiclink: {
      subject: 'Ihr Anmeldelink',
      intro: 'mit diesem Link melden Sie sich bei {site} an. Er gilt nur einmal.',
      button: 'Anmelden',
    },
    email_change_current: {
      subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      intro:
        'Ihr Konto bei {site} soll künftig die Adresse {address} verwenden. Öffnen Sie den Link nur, wenn Sie zustimmen: Er bestätigt die Änderung oder führt auf eine Seite, die Sie zuerst fragt. Auch aus der E-Mail an die neue Adresse muss die Änderung bestätigt werden.',
      button: 'Änderung bestätigen',
    },
    email_change_new: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      intro:
        'Ihr Konto bei {site} soll künftig diese Adresse verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      button: 'Neue Adresse bestätigen',
    },
    reauthentication: {
      subject: 'Ihr Bestätigungscode',
      intro: 'geben Sie diesen Code bei {site} ein, um zu bestätigen, dass Sie es sind.',
    },
    signup_attempt: {
      subject: 'Sie haben bereits ein Konto',
      intro:
        'jemand, vielleicht Sie, wollte sich bei {site} mit Ihrer E-Mail-Adresse registrieren. Sie haben bereits ein Konto: Melden Sie sich einfach an, oder wählen Sie ein neues Passwort, falls Sie Ihres nicht mehr wissen.',
      button: 'Zu {site}',
    },
    factors_removed: {
      subject: 'Der zweite Anmeldeschritt wurde entfernt',
      intro:
        'unser Team hat den zweiten Anmeldeschritt (Authenticator-App oder SMS) aus Ihrem Konto bei {site} entfernt und Sie auf allen Geräten abgemeldet. Sie können sich nun ohne ihn anmelden. Wir empfehlen Ihnen, ihn bald wieder einzurichten.',
      button: 'Zweiten Schritt wieder einrichten',
      alarm:
        'Falls Sie uns nicht darum gebeten haben, rufen Sie bitte sofort unter {phone} an oder schreiben Sie an {email}: Möglicherweise versucht jemand, in Ihr Konto zu gelangen.',
    },
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      intro:
        'das Passwort Ihres Kontos bei {site} wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.',
      button: 'Mein Konto ansehen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und rufen Sie danach unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
    },
    email_changed: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      intro:
        'Ihr Konto bei {site} verwendet jetzt die Adresse {address}. Mit der Adresse, an die diese E-Mail geht, können Sie sich nicht mehr anmelden.',
      button: 'Zu {site}',
      alarm:
        'Falls Sie das nicht waren, rufen Sie bitte sofort unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat jemand Ihr Konto übernommen.',
    },
    factor_added: {
      subject: 'Ein zweiter Anmeldeschritt wurde eingerichtet',
      intro:
        'ein zweiter Anmeldeschritt (Authenticator-App oder SMS) schützt jetzt Ihr Konto bei {site}. Er wird bei jeder Anmeldung verlangt.',
      button: 'Mein Konto ansehen',
      alarm:
        'Falls Sie das nicht waren, rufen Sie bitte sofort unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
    },
    factor_removed: {
      subject: 'Ein zweiter Anmeldeschritt wurde entfernt',
      intro:
        'ein zweiter Anmeldeschritt (Authenticator-App oder SMS) wurde soeben aus Ihrem Konto bei {site} entfernt; die Änderung wurde im Konto selbst vorgenommen.',
      button: 'Mein Konto ansehen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und rufen Sie danach unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
    },
    recovery_code_used: {
      subject: 'Anmeldung mit einem Wiederherstellungscode',
      intro:
        'jemand, hoffentlich Sie, hat sich mit dem Passwort und einem Ihrer Wiederherstellungscodes in Ihrem Konto bei {site} angemeldet. Verbleibende Wiederherstellungscodes: {count}.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und erstellen Sie neue Wiederherstellungscodes. Rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    recent_removed: {
      subject: 'Neue Anmeldeeinstellungen wurden entfernt',
      intro:
        'Sie haben ein neues Passwort für Ihr Konto bei {site} gewählt. Anmeldewege und die Bestätigung in zwei Schritten, die in den letzten 24 Stunden hinzugekommen sind, haben wir entfernt. Richten Sie sie bitte neu ein, falls sie von Ihnen waren.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie kein neues Passwort gewählt haben, liest eine andere Person Ihre E-Mails: Sichern Sie bitte sofort Ihr Postfach und rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    change_undone: {
      subject: 'Eine Änderung an Ihrem Konto wurde rückgängig gemacht',
      intro:
        'eine Änderung an Ihrem Konto bei {site} wurde mit dem Link aus unserer E-Mail rückgängig gemacht. Wählen Sie ein neues Passwort, um alle anderen Geräte abzumelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie diesen Link nicht geöffnet haben, liest eine andere Person Ihre E-Mails: Sichern Sie bitte sofort Ihr Postfach und rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    recovery_codes_made: {
      subject: 'Neue Wiederherstellungscodes für Ihr Konto',
      intro:
        'in Ihrem Konto bei {site} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort, erstellen Sie neue Wiederherstellungscodes und rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    password_guesses: {
      subject: 'Viele falsche Passwörter für Ihr Konto',
      intro:
        'jemand hat für Ihr Konto bei {site} viele falsche Passwörter ausprobiert. Hineingekommen ist niemand. Einige Stunden lang gilt das Passwort nur dort, wo Sie sich schon einmal angemeldet haben. Anderswo erhalten Sie über „Passwort vergessen?“ auf der Anmeldeseite einen Link, der immer funktioniert. Wo Sie angemeldet sind, bleiben Sie es.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie dieses Passwort auch anderswo verwenden, wählen Sie bitte ein neues und richten Sie die Anmeldung in zwei Schritten ein. Fragen? Rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    own_password_guesses: {
      subject: 'Jemand versucht, in Ihrem Konto das Passwort zu erraten',
      intro:
        'jemand, der in Ihrem Konto bei {site} angemeldet ist, hat beim Versuch, das Passwort zu ändern, viele Male das aktuelle falsch eingegeben. Falls Sie das waren: Über „Passwort vergessen?“ auf der Anmeldeseite erhalten Sie einen Link, mit dem Sie auch ohne das alte Passwort ein neues wählen können.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, benutzt jemand eine Ihrer Sitzungen: Melden Sie sich sofort überall ab und wählen Sie über diesen Link ein neues Passwort. Rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    factor_guesses: {
      subject: 'Jemand scheint Ihr Passwort zu kennen',
      intro:
        'jemand hat für Ihr Konto bei {site} das richtige Passwort und danach viele falsche Codes im zweiten Schritt eingegeben. Weiter ist niemand gekommen. Falls der zweite Schritt nun auch Sie abweist, melden Sie sich über „Passwort vergessen?“ an: Der Link, den wir Ihnen schicken, funktioniert auch dann.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort. Fragen? Rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    identity_added: {
      subject: 'Ein neuer Anmeldeweg für Ihr Konto',
      intro: 'in Ihrem Konto bei {site} können Sie sich jetzt auch über „{provider}“ anmelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und sehen Sie in Ihrem Konto nach, welche Anmeldewege es gibt. Rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    identity_removed: {
      subject: 'Ein Anmeldeweg für Ihr Konto wurde entfernt',
      intro: 'in Ihrem Konto bei {site} können Sie sich nicht mehr über „{provider}“ anmelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und sehen Sie in Ihrem Konto nach, welche Anmeldewege es gibt. Rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
  },
}
