import type { NamespacePortalTranslation } from '../../i18n-types.ts'

/** Die Anmeldung und alles, was dazwischenkommen kann. */
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
    otherWays: 'Andere Wege zur Anmeldung',
    with: 'Weiter mit {provider}',
  },
  staff: {
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
    help: 'Diesen Schritt nie eingerichtet, oder weder Telefon noch Wiederherstellungscodes zur Hand? Rufen Sie uns unter {phone} an oder schreiben Sie an {email}: Wir helfen Ihnen weiter.',
    other: 'Anderes Konto verwenden',
    byApp: 'Authenticator-App verwenden',
    byPhone: 'Code per SMS ({phone})',
    phoneText: 'Wir können einen Code an Ihr Telefon ({phone}) senden.',
    send: 'Code senden',
    sent: 'Ein Code wurde an Ihr Telefon ({phone}) gesendet.',
    smsCode: 'Code aus der SMS',
    sendAgain: 'Noch einen Code senden',
    againIn: 'Ein weiterer Code kann in {seconds} s gesendet werden',
  },
  mailed: {
    code: 'Code aus der E-Mail',
    hint: 'Sechs Ziffern. Code oder Link: Eines von beiden genügt.',
    busy: 'Wird geprüft …',
  },
  recovery: {
    title: 'Passwort zurücksetzen',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link und einen Code, mit denen Sie ein neues Passwort wählen können.',
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
    text: 'Sobald Sie das neue Passwort speichern, enden alle Ihre anderen Sitzungen.',
    password: 'Neues Passwort',
    submit: 'Passwort speichern',
    busy: 'Wird gespeichert …',
    doneTitle: 'Ihr neues Passwort ist gespeichert',
    done: 'Auf diesem Gerät sind Sie angemeldet. Melden Sie sich auf anderen Geräten mit dem neuen Passwort wieder an.',
    goOn: 'Weiter',
  },
  firstPassword: {
    title: 'Wählen Sie Ihr Passwort',
    text: 'Mit Ihrer E-Mail-Adresse und diesem Passwort melden Sie sich künftig an.',
    password: 'Passwort',
    doneTitle: 'Ihr Passwort ist gespeichert',
    done: 'Sie sind angemeldet. Beim nächsten Mal brauchen Sie Ihre E-Mail-Adresse und dieses Passwort.',
  },
  confirm: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    ask: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen noch eine E-Mail zur Bestätigung.',
    text: 'Wir haben eine E-Mail an {email} gesendet, sofern zu der Adresse nicht schon ein Konto besteht. Öffnen Sie den Link in der E-Mail oder geben Sie den Code ein.',
    due: 'Die Adresse {email} ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die Sie bei der Registrierung erhalten haben, oder geben Sie den Code daraus ein. Sie können auch eine weitere E-Mail anfordern.',
    submit: 'Bestätigen',
    again: 'Noch eine E-Mail senden',
    sentAgain: 'Eine weitere E-Mail ist unterwegs.',
    doneTitle: 'Ihre Adresse ist bestätigt',
    done: 'Ab jetzt können Sie sich anmelden. Das Kundenportal steht Ihnen offen, sobald unser Team Ihren Zugang freigegeben hat.',
    goOn: 'Weiter',
  },
  link: {
    ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    elsewhere:
      'Ihre Adresse ist bestätigt. Sie haben den Link in einem anderen Browser geöffnet; bitte melden Sie sich hier an.',
    halfway:
      'Eine der beiden Adressen ist bestätigt. Bitte öffnen Sie auch den Link in der E-Mail an die andere Adresse.',
    emailChanged: 'Ihre E-Mail-Adresse wurde geändert.',
    unchanged:
      'Es wurde nichts geändert. Falls der Wunsch nach einer neuen Adresse nicht von Ihnen kam, nutzt womöglich jemand anderes Ihr Konto: Wählen Sie bitte ein neues Passwort.',
    signedOut: 'Sie sind abgemeldet.',
    newConfirmation: 'Neue Bestätigungs-E-Mail anfordern',
    newPassword: 'Link für ein neues Passwort anfordern',
    incomplete:
      'Der Link ist unvollständig. Öffnen Sie ihn genau so, wie er in unserer E-Mail steht.',
    'other-browser':
      'Dieser Link gilt nur in dem Browser, in dem Sie ihn angefordert haben. Fordern Sie hier eine neue E-Mail an und geben Sie deren Code ein.',
    expired:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
    expiredAtSignIn:
      'Dieser Link ist abgelaufen oder wurde schon benutzt. Ist Ihre Adresse bereits bestätigt, melden Sie sich einfach an. Andernfalls fordern Sie bitte einen neuen Link an.',
    'invitation-over':
      'Diese Einladung ist abgelaufen oder wurde schon benutzt. Wenn Sie bereits ein Passwort gewählt haben, melden Sie sich bitte an. Sonst senden wir Ihnen gern einen Link, mit dem Sie eines wählen können.',
    choosePassword: 'Link zur Passwortwahl anfordern',
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
    text: 'Diese Ansicht öffnet sich von selbst, sobald Sie wieder online sind.',
  },
  who: {
    title: 'Sie sind als {email} angemeldet',
    text: 'Der Link, den Sie geöffnet haben, würde Sie stattdessen als {email} anmelden. Fahren Sie nur fort, wenn Sie ihn angefordert haben. Wie Sie sich auch entscheiden: Der Link ist nun benutzt und gilt nicht noch einmal.',
    stay: 'Als {email} angemeldet bleiben',
    change: 'Als {email} fortfahren',
    stayed:
      'Sie sind weiterhin als {mine} angemeldet. Der Link ist benutzt und gilt nicht noch einmal. Wenn Sie für {theirs} einen neuen brauchen, melden Sie sich ab und wählen Sie „Passwort vergessen?“.',
  },
  /** What a mailed link is for, and the button that does it. */
  press: {
    signup: { title: 'Bestätigen Sie Ihre Adresse {email}', yes: 'Adresse bestätigen' },
    invite: { title: 'Nehmen Sie die Einladung für {email} an', yes: 'Einladung annehmen' },
    recovery: { title: 'Wählen Sie ein neues Passwort für {email}', yes: 'Neues Passwort wählen' },
    magiclink: { title: 'Melden Sie sich als {email} an', yes: 'Anmelden' },
    email_change: { title: 'Ändern Sie Ihre Adresse zu {email}', yes: 'Änderung bestätigen' },
    undo: {
      title: 'Machen Sie die Änderung am Konto von {email} rückgängig',
      yes: 'Das war ich nicht: rückgängig machen',
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
      'Sie sind als {email} angemeldet. Das Kundenportal steht Ihnen offen, sobald unser Team Ihren Zugang freigegeben hat; Sie erhalten dann eine E-Mail.',
    adminTitle: 'Das Kundenportal ist für Kunden',
    admin: 'Sie sind als {email} angemeldet und gehören zum Team. Bitte nutzen Sie die Verwaltung.',
  },
} satisfies Partial<NamespacePortalTranslation>
