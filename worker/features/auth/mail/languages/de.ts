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
      'Falls Sie das nicht waren, {press}. Sie wählen ein neues Passwort, und wir machen die Änderung rückgängig. Fragen? Rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    press: 'klicken Sie innerhalb von 24 Stunden auf die Schaltfläche',
    open: 'öffnen Sie innerhalb von 24 Stunden den Link',
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
        'Ihr Konto bei {site} ist bereit. Nehmen Sie die Einladung an und wählen Sie ein Passwort. Der Link gilt sieben Tage und funktioniert nur einmal.',
      button: 'Einladung annehmen',
    },
    recovery: {
      subject: 'Setzen Sie Ihr Passwort für {site} zurück',
      intro:
        'wir haben eine Anfrage erhalten, das Passwort Ihres Kontos bei {site} zurückzusetzen.',
      button: 'Passwort zurücksetzen',
    },
    magiclink: {
      subject: 'Ihr Anmeldelink',
      intro: 'mit diesem Link melden Sie sich bei {site} an. Er gilt nur einmal.',
      button: 'Anmelden',
    },
    email_change_current: {
      subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      intro:
        'Ihr Konto bei {site} soll künftig {address} für die Anmeldung verwenden. Öffnen Sie den Link nur, wenn Sie das möchten. Bestätigen müssen Sie die Änderung auch über die E-Mail an die neue Adresse.',
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
        'jemand, vielleicht Sie, wollte sich mit Ihrer E-Mail-Adresse bei {site} registrieren. Sie haben bereits ein Konto: Melden Sie sich an oder setzen Sie Ihr Passwort zurück, falls Sie es vergessen haben.',
      button: 'Zu {site}',
    },
    factors_removed: {
      subject: 'Die Bestätigung in zwei Schritten wurde ausgeschaltet',
      intro:
        'unser Team hat die Bestätigung in zwei Schritten (Authenticator-App oder SMS) für Ihr Konto bei {site} ausgeschaltet und Sie auf allen Geräten abgemeldet. Sie können sich jetzt ohne sie anmelden. Bitte richten Sie sie bald wieder ein.',
      button: 'Zweiten Schritt einrichten',
      alarm:
        'Falls Sie uns nicht darum gebeten haben, rufen Sie bitte sofort unter {phone} an oder schreiben Sie an {email}: Möglicherweise versucht jemand, in Ihr Konto zu gelangen.',
    },
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      intro:
        'das Passwort Ihres Kontos bei {site} wurde soeben geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und rufen Sie danach unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
    },
    password_set: {
      subject: 'Ihr Passwort ist festgelegt',
      intro:
        'das Passwort Ihres Kontos bei {site} ist jetzt festgelegt. Melden Sie sich damit und mit Ihrer E-Mail-Adresse an.',
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
      subject: 'Die Bestätigung in zwei Schritten wurde eingerichtet',
      intro:
        'ein zweiter Schritt (Authenticator-App oder SMS) schützt jetzt Ihr Konto bei {site}. Er wird bei jeder Anmeldung verlangt.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, rufen Sie bitte sofort unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
    },
    factor_removed: {
      subject: 'Ein zweiter Schritt wurde aus Ihrem Konto entfernt',
      intro:
        'jemand, der in Ihrem Konto bei {site} angemeldet ist, hat einen zweiten Schritt (Authenticator-App oder SMS) entfernt.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und rufen Sie danach unter {phone} an oder schreiben Sie an {email}: Möglicherweise hat sich jemand Zugang zu Ihrem Konto verschafft.',
    },
    recovery_code_used: {
      subject: 'Anmeldung mit einem Wiederherstellungscode',
      intro:
        'jemand hat sich mit einem Ihrer Wiederherstellungscodes in Ihrem Konto bei {site} angemeldet. Falls Sie das waren, müssen Sie nichts tun. Verbleibende Wiederherstellungscodes: {count}.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und erstellen Sie neue Wiederherstellungscodes. Rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    recent_removed: {
      subject: 'Neue Anmeldeeinstellungen wurden entfernt',
      intro:
        'Sie haben ein neues Passwort für Ihr Konto bei {site} gewählt. Anmeldewege und die Bestätigung in zwei Schritten, die in den letzten 24 Stunden hinzugekommen sind, haben wir entfernt. Richten Sie sie neu ein, falls sie von Ihnen waren.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie kein neues Passwort gewählt haben, liest jemand anderes Ihre E-Mails. Ändern Sie sofort das Passwort Ihres Postfachs und rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    change_undone: {
      subject: 'Eine Änderung an Ihrem Konto wurde rückgängig gemacht',
      intro:
        'eine Änderung an Ihrem Konto bei {site} wurde mit dem Link aus unserer E-Mail rückgängig gemacht. Wählen Sie ein neues Passwort, um alle anderen Geräte abzumelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie diesen Link nicht geöffnet haben, liest jemand anderes Ihre E-Mails. Ändern Sie sofort das Passwort Ihres Postfachs und rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    recovery_codes_made: {
      subject: 'Neue Wiederherstellungscodes für Ihr Konto',
      intro:
        'in Ihrem Konto bei {site} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort, erstellen Sie neue Wiederherstellungscodes und rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    first_codes_made: {
      subject: 'Wiederherstellungscodes für Ihr Konto',
      intro:
        'in Ihrem Konto bei {site} wurden Wiederherstellungscodes erstellt. Falls Sie Ihr Telefon verlieren, können Sie sich mit jedem Code einmal anmelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort, erstellen Sie neue Wiederherstellungscodes und rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    password_guesses: {
      subject: 'Viele fehlgeschlagene Anmeldeversuche bei Ihrem Konto',
      intro:
        'jemand hat für Ihr Konto bei {site} viele falsche Passwörter ausprobiert, ist aber nicht hineingekommen. Einige Stunden lang gilt Ihr Passwort nur auf Geräten, die Sie schon benutzt haben. Auf anderen Geräten wählen Sie „Passwort vergessen?“, um sich per E-Mail anzumelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie dieses Passwort auch anderswo verwenden, wählen Sie bitte ein neues und richten Sie die Bestätigung in zwei Schritten ein. Fragen? Rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    own_password_guesses: {
      subject: 'Jemand versucht, in Ihrem Konto das Passwort zu erraten',
      intro:
        'jemand, der in Ihrem Konto bei {site} angemeldet ist, wollte viele Male das Passwort ändern und hat das aktuelle falsch eingegeben. Falls Sie das waren, wählen Sie stattdessen „Passwort vergessen?“: Das alte Passwort brauchen Sie dafür nicht.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, ist jemand unter Ihrem Namen angemeldet. Wählen Sie in Ihrem Konto „Überall abmelden“, setzen Sie Ihr Passwort zurück und rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    factor_guesses: {
      subject: 'Jemand kennt möglicherweise Ihr Passwort',
      intro:
        'jemand hat für Ihr Konto bei {site} das richtige Passwort und danach viele falsche Codes eingegeben, ist aber nicht hineingekommen. Falls jetzt Ihr eigener Code abgelehnt wird, wählen Sie „Passwort vergessen?“ und geben Sie Ihren Code danach erneut ein.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort. Fragen? Rufen Sie unter {phone} an oder schreiben Sie an {email}.',
    },
    identity_added: {
      subject: 'Ein neuer Anmeldeweg für Ihr Konto',
      intro: 'in Ihrem Konto bei {site} können Sie sich jetzt auch über „{provider}“ anmelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und prüfen Sie die Anmeldewege in Ihrem Konto. Rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
    identity_removed: {
      subject: 'Ein Anmeldeweg für Ihr Konto wurde entfernt',
      intro: 'in Ihrem Konto bei {site} können Sie sich nicht mehr über „{provider}“ anmelden.',
      button: 'Mein Konto prüfen',
      alarm:
        'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und prüfen Sie die Anmeldewege in Ihrem Konto. Rufen Sie danach unter {phone} an oder schreiben Sie an {email}.',
    },
  },
}
