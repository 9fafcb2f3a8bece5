import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  signIn: {
    title: 'In Ihrem Konto anmelden',
    email: 'Geschäftliche E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft …',
    toRequest: 'Sie brauchen einen B2B-Zugang? Hier anfragen',
    forgot: 'Passwort vergessen?',
    failed: 'Die Zugangsdaten sind ungültig, oder Ihr Konto hat keinen B2B-Zugang.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
    otherWays: 'Anders anmelden',
    with: 'Weiter mit {provider}',
  },
  noStorage:
    'Ihr Browser erlaubt dieser Website nicht, Daten zu speichern. Sie können sich anmelden, aber beim Neuladen der Seite werden Sie abgemeldet.',
  staffSignIn: {
    keep: 'Auf diesem Gerät {hours} Stunden angemeldet bleiben',
    title: 'Bitte melden Sie sich an',
    email: 'E-Mail-Adresse',
    failed: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    toClient: 'Sie sind Kunde? Zum Kundenportal',
  },
  factor: {
    title: 'Noch ein Schritt',
    text: 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie für Meltemi anzeigt.',
    code: 'Sechsstelliger Code',
    submit: 'Weiter',
    busy: 'Wird geprüft …',
    help: 'Sie haben diesen Schritt nie eingerichtet oder weder Telefon noch Wiederherstellungscodes zur Hand? Rufen Sie uns unter {phone} an oder schreiben Sie an {email}: Wir helfen Ihnen weiter.',
    other: 'Anderes Konto verwenden',
    byApp: 'Authenticator-App verwenden',
    byPhone: 'Code per SMS ({phone})',
    phoneText: 'Wir können einen Code an Ihr Telefon ({phone}) senden.',
    send: 'Code senden',
    sent: 'Ein Code wurde an Ihr Telefon ({phone}) gesendet.',
    smsCode: 'Code aus der SMS',
    sendAgain: 'Neuen Code senden',
    againIn: 'Neuen Code senden in {seconds} s',
  },
  mailed: {
    code: 'Code aus der E-Mail',
    hint: 'Geben Sie den sechsstelligen Code ein oder öffnen Sie den Link.',
    busy: 'Wird geprüft …',
  },
  recovery: {
    title: 'Passwort zurücksetzen',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link und einen Code, um Ihr Passwort zurückzusetzen.',
    submit: 'E-Mail senden',
    busy: 'Wird gesendet …',
    back: 'Zurück zur Anmeldung',
    sentTitle: 'Sehen Sie in Ihrem Postfach nach',
    sent: 'Falls es zu {email} ein Konto gibt, ist eine E-Mail unterwegs. Öffnen Sie den Link darin oder geben Sie den Code ein.',
    enterCode: 'Code verwenden',
    again: 'Andere Adresse verwenden',
    comingSoon:
      'Das Zurücksetzen des Passworts ist bald möglich. Bitte wenden Sie sich an den Support.',
  },
  newPassword: {
    title: 'Wählen Sie ein neues Passwort',
    text: 'Sie werden auf allen anderen Geräten abgemeldet.',
    password: 'Neues Passwort',
    submit: 'Passwort speichern',
    busy: 'Wird gespeichert …',
  },
  firstPassword: {
    title: 'Wählen Sie Ihr Passwort',
    text: 'Mit Ihrer E-Mail-Adresse und diesem Passwort melden Sie sich künftig an.',
    password: 'Passwort',
  },
  confirm: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    ask: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen noch eine E-Mail zur Bestätigung.',
    text: 'Wir haben eine E-Mail an {email} gesendet. Öffnen Sie den Link darin oder geben Sie den Code ein.',
    due: 'Die Adresse {email} ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die Sie bei der Registrierung erhalten haben, oder geben Sie den Code daraus ein. Sie können auch eine weitere E-Mail anfordern.',
    submit: 'Bestätigen',
    sentAgain: 'Eine weitere E-Mail ist unterwegs.',
    doneTitle: 'Ihre Adresse ist bestätigt',
    done: 'Sie können sich jetzt anmelden. Das Kundenportal steht Ihnen offen, sobald wir Ihren Zugang freigegeben haben.',
    goOn: 'Weiter',
  },
  link: {
    ended: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
    elsewhere:
      'Ihre Adresse ist bestätigt. Sie haben den Link in einem anderen Browser geöffnet; bitte melden Sie sich hier an.',
    halfway:
      'Eine Adresse ist bestätigt. Öffnen Sie jetzt den Link, den wir an die andere Adresse gesendet haben.',
    emailChanged: 'Ihre E-Mail-Adresse wurde geändert.',
    unchanged:
      'Ihre E-Mail-Adresse wurde nicht geändert. Wenn Sie die Änderung nicht angefordert haben, hat womöglich jemand Zugang zu Ihrem Konto: Wählen Sie jetzt ein neues Passwort.',
    signedOut: 'Sie sind abgemeldet.',
    newConfirmation: 'Bestätigung erneut senden',
    newPassword: 'Neues Passwort anfordern',
    incomplete:
      'Der Link ist unvollständig. Öffnen Sie ihn genau so, wie er in unserer E-Mail steht.',
    'other-browser':
      'Öffnen Sie diesen Link in dem Browser, in dem Sie ihn angefordert haben. Oder fordern Sie hier eine neue E-Mail an und geben Sie den Code daraus ein.',
    expired:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
    expiredAtSignIn:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Wenn Sie Ihre Adresse bestätigt haben, melden Sie sich an. Sonst fordern Sie einen neuen Link an.',
    'invitation-over':
      'Diese Einladung ist abgelaufen oder wurde schon benutzt. Wenn Sie ein Passwort haben, melden Sie sich an. Sonst fordern Sie einen Link an, um eines zu wählen.',
    choosePassword: 'Passwortlink anfordern',
    busyTitle: 'Einen Moment bitte',
    busy: 'Ihr Link wird geprüft …',
    'already-linked': 'Dieses Konto ist bereits mit einem Benutzer verknüpft.',
    'no-address':
      'Bei diesem Anbieter ist keine bestätigte E-Mail-Adresse hinterlegt. Bitte bestätigen Sie dort Ihre Adresse oder melden Sie sich auf anderem Weg an.',
    suspended:
      'Dieses Konto ist gesperrt. Falls das ein Irrtum ist, rufen Sie uns bitte an oder schreiben Sie uns.',
    refused: 'Der Zugang wurde verweigert.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  },
  unreachable: {
    title: 'Der Server ist nicht erreichbar',
    text: 'Wir versuchen es erneut; sobald die Verbindung steht, geht es automatisch weiter. Nichts geht verloren.',
    again: 'Jetzt versuchen',
  },
  offline: {
    title: 'Keine Internetverbindung',
    text: 'Diese Ansicht öffnet sich automatisch, sobald Sie wieder online sind.',
  },
  who: {
    title: 'Sie sind als {email} angemeldet',
    text: 'Dieser Link meldet Sie als {email} an. Fahren Sie nur fort, wenn Sie ihn angefordert haben. In beiden Fällen kann er nicht noch einmal verwendet werden.',
    stay: 'Als {email} angemeldet bleiben',
    change: 'Als {email} fortfahren',
    stayed:
      'Sie sind weiterhin als {mine} angemeldet. Der Link kann nicht noch einmal verwendet werden. Um sich als {theirs} anzumelden, melden Sie sich ab und wählen Sie „Passwort vergessen?“.',
  },
  /** Title and button of the page that an emailed link opens. */
  press: {
    signup: { title: 'Bestätigen Sie Ihre Adresse {email}', yes: 'Adresse bestätigen' },
    invite: { title: 'Nehmen Sie die Einladung für {email} an', yes: 'Einladung annehmen' },
    recovery: { title: 'Wählen Sie ein neues Passwort für {email}', yes: 'Neues Passwort wählen' },
    magiclink: { title: 'Melden Sie sich als {email} an', yes: 'Anmelden' },
    email_change: { title: 'Ändern Sie Ihre Adresse in {email}', yes: 'Änderung bestätigen' },
    undo: {
      title: 'Machen Sie die Änderung am Konto {email} rückgängig',
      yes: 'Nicht von mir: rückgängig machen',
    },
    no: 'Nicht jetzt',
  },
  goOn: {
    title: 'Sie sind angemeldet',
    text: 'Sie sind als {email} angemeldet.',
  },
  notice: {
    waitingTitle: 'Ihr Zugang wartet auf die Freigabe',
    waiting:
      'Sie sind als {email} angemeldet. Das Kundenportal steht Ihnen offen, sobald wir Ihren Zugang freigegeben haben. Sie erhalten dann eine E-Mail.',
    adminTitle: 'Das Kundenportal ist für Kunden',
    admin:
      'Sie sind mit einem Mitarbeiterkonto angemeldet ({email}). Bitte nutzen Sie die Verwaltung.',
  },
} satisfies Partial<NamespacePortalTranslation>
