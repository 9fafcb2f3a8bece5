import type { NamespaceStaffTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import businesses from './businesses.js'
import catalogue from './catalogue.js'
import imports from './imports.js'
import documents from './documents.js'
import lots from './lots.js'
import clientOrders from './client-orders.js'
import recalls from './recalls.js'
import requests from './requests.js'
import notifications from './notifications.js'
import submissions from './submissions.js'
import editConflict from './edit-conflict.js'
import terms from './terms.js'
import users from './users.js'

const de_staff = {
  list: {
    search: 'Suchen',
    all: 'Alle',
    more: 'Mehr anzeigen',
    shown: '{n} angezeigt',
    empty: 'Noch keine Einträge.',
    noMatch: 'Keine Treffer für diese Suche.',
    reset: 'Suche zurücksetzen',
    open: '{name} öffnen',
    never: 'Nie',
    unknown: 'Unbekannt',
    erased: 'Personenbezogene Angaben gelöscht',
    language: 'Sprache',
    history: 'Verlauf',
    noHistory: 'Noch keine Einträge.',
    by: 'von {name}',
    applicant: 'der anfragenden Person',
    sure: 'Sind Sie sicher?',
    saved: 'Erledigt.',
  },
  actions: {
    'user/role-changed': 'Rolle geändert',
    'user/suspended': 'Konto gesperrt',
    'user/reinstated': 'Konto entsperrt',
    'user/sessions-ended': 'Überall abgemeldet',
    'user/invited': 'Einladung gesendet',
    'user/password-reset-sent': 'Link für ein neues Passwort gesendet',
    'user/factors-removed': 'Bestätigung in zwei Schritten ausgeschaltet',
    'access-request/approved': 'Anfrage genehmigt',
    'access-request/refused': 'Anfrage abgelehnt',
    'access-request/more-information': 'Rückfrage gestellt',
    'access-request/answered': 'Rückfrage beantwortet',
    'access-request/withdrawn': 'Anfrage zurückgezogen',
    'company/member-invited': 'Person eingeladen',
    'company/terms-changed': 'Konditionen geändert',
    'company/price-list-given': 'Preisliste zugewiesen',
    'company/member-role-changed': 'Rolle im Unternehmen geändert',
    'company/member-removed': 'Person aus dem Unternehmen entfernt',
    'product/created': 'Produkt angelegt',
    'product/changed': 'Produkt geändert',
    'product/archived': 'Produkt archiviert',
    'product/restored': 'Produkt wiederhergestellt',
    'products/imported': 'Produkte eingelesen',
    'price-list/created': 'Preisliste angelegt',
    'price-list/changed': 'Preisliste geändert',
    'price-list/archived': 'Preisliste archiviert',
    'price-list/restored': 'Preisliste wiederhergestellt',
    'prices/changed': 'Preise geändert',
    'prices/imported': 'Preise eingelesen',
    'lot/created': 'Charge angelegt',
    'lot/changed': 'Charge geändert',
    'lot/available': 'Charge freigegeben',
    'lot/held': 'Charge gesperrt',
    'lot/gone': 'Charge als aufgebraucht vermerkt',
    'recall/opened': 'Rückruf begonnen',
    'recall/drilled': 'Übung begonnen',
    'recall/mailed-again': 'Rückruf-E-Mails erneut gesendet',
    'recall/closed': 'Rückruf abgeschlossen',
    'samples/archived': 'Beispiele archiviert',
    'document/uploaded': 'Dokument hochgeladen',
    'document/changed': 'Dokument geändert',
    'document/withdrawn': 'Dokument zurückgezogen',
    'orders/exported': 'Bestellungen exportiert',
    'lots/exported': 'Chargenbewegungen exportiert',
    'submission/answered': 'Nachricht beantwortet',
    'submission/replied': 'Antwort gesendet',
    'submission/assigned': 'Nachricht zugewiesen',
    'submission/unassigned': 'Zuweisung aufgehoben',
    'submission/done': 'Nachricht erledigt',
    'submission/reopened': 'Nachricht als offen markiert',
    'submission/sent-again': 'Nachricht erneut gesendet',
    'submission/exported': 'Nachrichten exportiert',
    'mail/sent-again': 'E-Mail erneut gesendet',
    'mail/dismissed': 'Nicht zugestellte E-Mail verworfen',
    'flag-previews/ended': 'Vorschaulinks gesperrt',
    'picture/uploaded': 'Bild hochgeladen',
    'picture/described': 'Bild beschrieben',
    'picture/deleted': 'Bild gelöscht',
    'content/review-asked': 'Um Prüfung eines Textes gebeten',
    'content/approved': 'Text freigegeben',
    'content/returned': 'Text zurückgegeben',
    'redirect/set': 'Umleitung gesetzt',
    'redirect/removed': 'Umleitung entfernt',
  },
  tabs: {
    label: 'Bereiche dieser Seite',
    requests: 'Anfragen',
    businesses: 'Unternehmen',
  },
  refused: {
    'user/unknown': 'Dieses Konto gibt es nicht mehr.',
    'user/exists': 'Zu dieser Adresse gibt es schon ein Konto. Sie finden es in der Liste.',
    'user/last-admin':
      'Dies ist der letzte Administrator, der sich anmelden kann. Fügen Sie zuerst einen weiteren hinzu.',
    'user/version-conflict':
      'Die Anmeldeadresse dieses Kontos hat sich geändert. Bitte prüfen Sie sie.',
    'user/own-account': 'Mit Ihrem eigenen Konto geht das nicht.',
    'user/suspended': 'Das Konto dieser Person ist gesperrt. Entsperren Sie es zuerst.',
    'user/not-invited': 'Die Einladung wurde schon angenommen.',
    'user/no-factor': 'Für dieses Konto ist die Bestätigung in zwei Schritten nicht eingeschaltet.',
    'access-request/unknown': 'Diese Anfrage gibt es nicht mehr.',
    'access-request/version-conflict': 'Diese Anfrage hat sich geändert. Bitte prüfen Sie sie.',
    'access-request/erased':
      'Die personenbezogenen Angaben dieser Anfrage sind gelöscht, deshalb kann niemand benachrichtigt werden.',
    'company/unknown': 'Dieses Unternehmen gibt es nicht mehr.',
    'user/email-unverified':
      'Die Adresse dieses Administratorkontos hat sich geändert und ist noch nicht vollständig bestätigt. Bitten Sie die Person, über „Passwort vergessen?“ ein neues Passwort zu wählen, und versuchen Sie es dann erneut.',
    'user/role-version-conflict':
      'Jemand anderes hat diese Rolle geändert. Prüfen Sie die aktuelle Rolle und wählen Sie dann neu.',
    'company/already-member': 'Diese Person gehört schon zum Unternehmen.',
    'company/member-version-conflict':
      'Die Rolle dieser Person im Unternehmen hat sich geändert. Bitte prüfen Sie sie.',
    'terms/version-conflict':
      'Jemand anderes hat diese Konditionen geändert. Es wurde nichts gespeichert. Bitte prüfen Sie sie.',
    'terms/no-manager': 'Nur ein Administrator kann die Kundenbetreuung übernehmen.',
    'product/unknown': 'Dieses Produkt gibt es nicht mehr.',
    'product/sku-taken': 'Ein anderes Produkt hat bereits diese Artikelnummer.',
    'product/version-conflict':
      'Jemand anderes hat dieses Produkt geändert. Es wurde nichts gespeichert. Bitte prüfen Sie es.',
    'price-list/unknown': 'Diese Preisliste gibt es nicht mehr.',
    'price-list/version-conflict':
      'Jemand anderes hat diese Preisliste geändert. Es wurde nichts gespeichert. Bitte prüfen Sie sie.',
    'price-list/currency-mismatch':
      'Diese Preisliste ist archiviert oder hat eine andere Währung als die Konditionen des Unternehmens.',
    'import/version-conflict':
      'Seit Sie die Datei geprüft haben, hat sich etwas geändert. Es wurde nichts eingelesen. Bitte prüfen Sie die Datei noch einmal.',
    'order/unknown': 'Diese Bestellung gibt es nicht mehr, oder der Kunde hat sie zurückgeholt.',
    'order/version-conflict':
      'Diese Bestellung hat sich geändert. Es wurde nichts gesendet. Bitte prüfen Sie sie.',
    'order/no-list-price':
      'Ein Produkt hat keinen Preis in der Liste dieses Unternehmens. Bitte geben Sie einen ein.',
    'order/no-such-product':
      'Zu dieser Artikelnummer gibt es kein Produkt im Verkauf, oder sein Gewicht fehlt.',
    'order/nothing-left': 'Die Bestellung wäre leer. Lehnen Sie sie stattdessen ab.',
    'order/not-shippable':
      'So kann die Bestellung nicht versendet werden. Bitte prüfen Sie, was markiert ist.',
    'lot/unknown': 'Wir finden diese Charge nicht.',
    'lot/code-taken': 'Das Produkt hat schon eine Charge mit dieser Nummer.',
    'lot/version-conflict':
      'Jemand anderes hat diese Charge geändert. Es wurde nichts gespeichert. Bitte prüfen Sie sie.',
    'recall/unknown': 'Wir finden diesen Rückruf nicht.',
    'recall/version-conflict':
      'Jemand anderes hat diesen Rückruf geändert. Sie sehen die aktuelle Fassung.',
    'recall/lot-recalled': 'Eine der Chargen gehört schon zu einem laufenden Rückruf.',
    'recall/not-confirmed': 'Geben Sie zur Bestätigung die Nummer der ersten Charge ein.',
    'recall/mails-due':
      'Die E-Mails zu diesem Rückruf werden noch vorbereitet. Bitte versuchen Sie es in einer Minute noch einmal.',
    'document/unknown': 'Wir finden dieses Dokument nicht.',
    'document/no-length':
      'Ihr Browser hat die Dateigröße nicht gemeldet. Bitte versuchen Sie es mit einem anderen Browser.',
    'document/too-large': 'Die Datei ist größer als 10 MB.',
    'document/unusable': 'Es können nur PDF-, JPEG- und PNG-Dateien hochgeladen werden.',
    'document/broken':
      'Die Datei ist nicht vollständig angekommen. Bitte laden Sie sie noch einmal hoch.',
    'document/no-such-place': 'Den Eintrag, zu dem das Dokument gehört, gibt es nicht mehr.',
    'document/taken':
      'Mit diesem Formular wurde schon eine andere Datei hochgeladen. Bitte wählen Sie Ihre Datei noch einmal aus.',
    'document/version-conflict':
      'Jemand aus Ihrem Team hat dieses Dokument geändert. Bitte prüfen Sie es.',
    'document/storage-failed':
      'Die Dokumentenablage ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    'submission/unknown': 'Diese Nachricht gibt es nicht mehr.',
    'submission/version-conflict':
      'Jemand aus dem Team war schneller. Sehen Sie unten im Verlauf nach, bevor Sie weitermachen.',
    'submission/no-colleague':
      'Diese Person hat keine Administratorrechte mehr. Wählen Sie jemand anderen.',
    'submission/not-sendable': 'Die Nachricht wird gerade gesendet, oder ihr Inhalt ist gelöscht.',
    'mail/unknown': 'Diese E-Mail ist bereits erledigt.',
    'mail/not-sendable':
      'Diese E-Mail lässt sich nicht mehr senden: Die Links darin sind abgelaufen, oder sie ist nicht mehr lesbar.',
    'settings/version-conflict':
      'Jemand anderes hat das geändert. Es wurde nichts gespeichert. Bitte prüfen Sie es.',
    'settings/locked':
      'Diesen Wert hat das Technikteam festgelegt; hier lässt er sich nicht ändern.',
    'settings/link-expired':
      'Dieser Link ist abgelaufen, oder es wurde ein neuerer verschickt. In den Einstellungen können Sie einen neuen anfordern.',
    'content/unknown': 'Wir finden diesen Text nicht.',
    'content/version-conflict':
      'Jemand anderes hat diesen Text geändert. Es wurde nichts gespeichert. Bitte prüfen Sie ihn.',
    'content/slug-taken':
      'Ein anderer Text hat bereits diese Adresse. Bitte wählen Sie eine andere.',
    'content/incomplete': 'Titel, Zusammenfassung oder Text fehlt.',
    'content/undescribed':
      'Ein Bild hat in einer Sprache, in der es zu sehen wäre, keine Beschreibung. Schreiben Sie, was es zeigt, oder kennzeichnen Sie es als rein dekorativ.',
    'picture/unknown': 'Dieses Bild gibt es nicht mehr.',
    'picture/in-use':
      'Dieses Bild wird in einem Text oder Entwurf verwendet, vielleicht als „Bild ganz oben“. Bitte entfernen Sie es zuerst dort.',
    'picture/unusable': 'Diese Datei ist kein verwendbares Bild. Bitte wählen Sie eine andere.',
    'picture/too-large': 'Dieses Bild ist zu groß. Bitte wählen Sie ein kleineres.',
    'picture/storage-failed':
      'Das Bild konnte nicht gespeichert werden. Ihre Auswahl bleibt erhalten: Bitte versuchen Sie es erneut.',
    'content/second-person':
      'Diesen Text muss jemand anderes veröffentlichen oder vorher freigeben.',
    'content/own-text': 'Ihren eigenen Text können Sie nicht prüfen.',
    'redirect/is-page':
      'Unter dieser Adresse gibt es schon eine Seite. Bitte wählen Sie eine andere.',
    'redirect/no-page': 'Keine Seite dieser Website hat diese Adresse. Bitte prüfen Sie sie.',
    'redirect/version-conflict':
      'Jemand anderes hat diese Umleitung geändert. Bitte prüfen Sie sie.',
    'account/proof-needed': 'Bitte bestätigen Sie zuerst Ihre Identität.',
    'account/password-wrong': 'Das Passwort ist falsch.',
    'account/no-password':
      'Dieses Konto hat kein Passwort. Melden Sie sich mit der Bestätigung in zwei Schritten neu an oder wählen Sie unter „Kontosicherheit“ ein Passwort.',
  },
  users,
  recalls,
  requests,
  businesses,
  terms,
  editConflict,
  catalogue,
  imports,
  documents,
  lots,
  packingSlip: {
    title: 'Packzettel',
    print: 'Drucken',
    from: 'Absender',
    to: 'Lieferadresse',
    po: 'Ihre Bestellnummer (PO)',
    delivery: 'Lieferung',
    shipped: 'Versandt am',
    reference: 'Referenz',
    goods: 'Ware',
    lots: 'Charge (Kartons)',
    cases: 'Kartons',
    pieces: 'Stück',
    net: 'Nettogewicht',
    gross: 'Bruttogewicht',
    total: 'Summe',
    bestBefore: 'Mindestens haltbar bis {day}',
  },
  clientOrders,
  submissions,
  notifications,
} satisfies NamespaceStaffTranslation

export default de_staff
