import type { NamespaceLegalTranslation } from '../../i18n-types.ts'

const de_legal = {
  effective: 'Gültig seit dem {date}',
  print: 'Diese Seite drucken',
  privacy: {
    title: 'Datenschutz',
    intro:
      'Diese Erklärung sagt, was die Website über Sie erfährt, wozu, wer es sonst noch erhält, wie lange es aufbewahrt wird und was Sie von uns verlangen können. Kurz gesagt: Sie können hier alles lesen, ohne verfolgt oder wiedererkannt zu werden, und was Sie uns senden, verwenden wir, um Ihnen zu antworten.',
    body: `## Wer wir sind

Für die hier beschriebenen personenbezogenen Daten ist die Meltemi Imports Inc. in Ottawa, Ontario, Kanada, verantwortlich. Zuständig für den Schutz personenbezogener Daten ist die Gründerin des Unternehmens. E-Mail-Adresse und Postanschrift stehen am Ende dieser Seite.

## Was der Server erhält

Wenn Sie eine Seite öffnen, erhält unser Server, was jeder Webserver erhält: Ihre IP-Adresse, die angeforderte Seite und eine Beschreibung Ihres Browsers. Das Netz, in dem der Server läuft, ermittelt außerdem das Land Ihrer Verbindung; wir nutzen es nur, um eine Währung vorzuschlagen, und speichern es nicht. Die IP-Adresse dient auch dazu, die Zahl der Versuche auf Formular- und Anmeldeseiten zu begrenzen. Wir verwenden sie nicht, um Sie bei einem späteren Besuch wiederzuerkennen.

Unser Server zählt außerdem, wie oft jede Seite, jeder Feed und jede Textfassung geöffnet wird, nach Tag und Sprache, und welche Adressen ins Leere führen. Diese Zahlen enthalten keine IP-Adresse, kein Land, keine Angaben zum Browser und keine Kennung: Sie sagen, wie viel gelesen wird, nicht von wem. Wir bewahren sie 25 Monate auf, Adressen, die ins Leere führen, 30 Tage.

## Cookies und lokaler Speicher

- Ihre Antwort auf den Cookie-Hinweis, Zustimmung oder Ablehnung, wird unter dem Namen cookie-consent im lokalen Speicher Ihres Browsers abgelegt, zusammen mit der Angabe, welcher Fassung dieser Erklärung Sie zugestimmt haben. Ihre Antwort bleibt auf Ihrem Gerät, bis Sie sie ändern oder löschen.
- Melden Sie sich in einem Portal an, speichert Ihr Browser, was Sie angemeldet hält. Die Verwaltung der Website merkt sich außerdem sieben Tage lang in einem Cookie, ob die Seitenleiste ausgeklappt ist.
- Was Sie in das Kontaktformular oder die Zugangsanfrage eingegeben und noch nicht abgesendet haben, bleibt im Sitzungsspeicher Ihres Browsers, bis Sie es absenden oder den Tab schließen. Passwörter werden dort nicht aufbewahrt.
- Bevor Sie zustimmen, wird sonst nichts gespeichert, und bis dahin sendet Ihr Browser keine Anfrage an Dritte. Die einzige Ausnahme ist die Sicherheitsprüfung auf den Anmeldeseiten, sofern eine eingerichtet ist; siehe „Formulare, E-Mail und Telefon“.

Ihre Antwort können Sie jederzeit über „Cookie-Einstellungen“ am Fuß jeder Seite ändern. Eine Ablehnung hat für Sie keine Nachteile: Alle Seiten und Formulare funktionieren genauso.

## Statistik, erst nach Ihrer Zustimmung

Nach Ihrer Zustimmung wird jede Seite, die Sie öffnen, an unseren eigenen Server gemeldet, der Aufrufe nach Tag, Seite und Sprache zählt. Die erste Meldung nennt auch die Website, von der Sie gekommen sind; davon speichern wir nur den Namen der Website, gezählt nach Tag und Sprache. Wir zählen auch, ob ein Formular gesehen und ob begonnen wurde, es auszufüllen, aber nie, was eingegeben wird. Diese Zahlen bewahren wir 25 Monate auf. Ist ein externer Statistikdienst angebunden, leitet der Server den Seitenaufruf und diese Angabe an ihn weiter, ohne Ihre IP-Adresse, ohne Angaben zu Ihrem Browser, ohne Cookie und ohne eine andere Kennung, an der er Sie wiedererkennen könnte. Profile erstellen wir nicht.

## Chatfenster, erst nach Ihrer Zustimmung

Die Website kann ein Chatfenster von HubSpot anbieten. Wo es eingeschaltet ist, wird es erst geladen, wenn Sie zugestimmt haben. HubSpot erhält dann Ihre IP-Adresse und das, was Sie schreiben, und setzt eigene Cookies, darunter eines mit dem Namen hubspotutk, an dem HubSpot Ihren Browser und die von Ihnen geöffneten Seiten erkennt. Senden Sie uns später ein Formular, kann der Wert dieses Cookies mitgesendet werden. Haben Sie nicht zugestimmt, geschieht das nicht. Widerrufen Sie Ihre Einwilligung, löschen wir diese Cookies, und die Seite wird ohne HubSpot neu geladen.

## Formulare, E-Mail und Telefon

Das Kontaktformular fragt nach Name, E-Mail-Adresse, Nachricht und, wenn Sie möchten, nach einer Telefonnummer. Die Zugangsanfrage fragt zusätzlich nach Unternehmen, Funktion, Unternehmensgröße, Branche, Website und Bedarf. Wir verwenden diese Angaben, um Ihnen zu antworten, über den Zugang zu entscheiden und eine Geschäftsbeziehung vorzubereiten.

Eine Nachricht wird zunächst in unserer Datenbank gespeichert, damit sie nicht verloren geht, und dann an unser Kundensystem bei HubSpot oder, wenn das nicht möglich ist, an unser E-Mail-Postfach übermittelt. Formulare können durch eine Sicherheitsprüfung, die bei Cloudflare läuft, gegen automatisierten Missbrauch geschützt sein. Beim Kontaktformular und bei der Zugangsanfrage wird sie erst geladen, wenn Sie zugestimmt haben. Wo sie eingerichtet ist, können Sie sich ohne sie nicht anmelden, kein Konto anlegen, kein Passwort zurücksetzen und keinen Code per E-Mail anfordern: Dort ist sie für die Sicherheit unbedingt erforderlich und wird geladen, sobald Sie beginnen, das Formular auszufüllen, unabhängig von Ihrer Antwort auf den Cookie-Hinweis. Cloudflare erhält dann Ihre IP-Adresse und technische Angaben zu Ihrem Browser und nutzt sie, um Menschen von Programmen zu unterscheiden.

## Portalkonten

Für ein Konto speichern wir Ihre E-Mail-Adresse, Ihren Namen, Ihr Unternehmen, Ihre Rolle, die Zeitpunkte der Anmeldung und die aktiven Sitzungen. Passwörter werden nur als Hashwerte mit Salt gespeichert, aus denen sie sich nicht zurückgewinnen lassen. Richten Sie einen zweiten Schritt ein oder melden Sie sich über einen anderen Dienst an, speichern wir, was dafür nötig ist. Änderungen in der Verwaltung werden mit Person und Zeitpunkt aufgezeichnet.

## Wie lange wir Daten aufbewahren

Personenbezogene Angaben aus zugestellten Formularen werden {days} {{Tag|Tage}} nach der Zustellung aus unserer Datenbank gelöscht; übrig bleibt nur der Vermerk, dass zugestellt wurde, ohne diese Angaben. Nachrichten, die nicht zugestellt werden konnten, bewahren wir bis zur Zustellung auf. Eine Zugangsanfrage bleibt gespeichert, bis über sie entschieden ist und solange der Zugang besteht, ohne Entscheidung aber höchstens ein Jahr nach der letzten Aktivität; wird sie abgelehnt oder zurückgezogen, werden ihre personenbezogenen Angaben {days} {{Tag|Tage}} später gelöscht. Kopien in unserem Kundensystem und im Postfach sowie Konten bewahren wir so lange auf, wie es die Sache, die Geschäftsbeziehung oder das Gesetz verlangt, und löschen sie dann.

## Wer die Daten sonst erhält

Wir verkaufen keine personenbezogenen Daten. Dienstleister verarbeiten sie in unserem Auftrag: Cloudflare, das Server, Datenbank und E-Mail-Versand betreibt, und HubSpot für Anfragen und Chat; außerdem, soweit angebunden, ein Statistikdienst und ein Dienst, der Anmeldecodes per Telefon übermittelt. Behörden erhalten Auskünfte nur, wenn uns das Gesetz dazu verpflichtet.

Diese Dienstleister arbeiten in mehreren Ländern, darunter den Vereinigten Staaten. Ihre Daten können deshalb außerhalb von Québec und außerhalb Kanadas verarbeitet werden, wo andere Gesetze gelten. Vor solchen Übermittlungen prüfen wir, welcher Schutz dort besteht, und binden die Dienstleister durch Verträge.

## Ihre Rechte

Nach dem kanadischen Bundesgesetz über den Schutz personenbezogener Daten und elektronische Dokumente (PIPEDA) können Sie Auskunft darüber verlangen, was wir über Sie gespeichert haben, es berichtigen lassen und eine Einwilligung widerrufen. Wenn Sie sich in Québec befinden, gibt Ihnen das als Gesetz 25 bekannte Gesetz (Loi 25) außerdem das Recht, von Ihnen bereitgestellte und elektronisch gespeicherte Daten in einem gängigen Format zu erhalten und zu verlangen, dass sie nicht weiterverbreitet werden. Wenn Sie sich in der Europäischen Union befinden und die Datenschutz-Grundverordnung (DSGVO) gilt, können Sie darüber hinaus Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit verlangen und der Verarbeitung widersprechen. Wir stützen uns dann auf Ihre Einwilligung, auf vorvertragliche Maßnahmen oder auf unser berechtigtes Interesse, Ihnen zu antworten und die Website sicher zu halten.

Wir antworten innerhalb von 30 Tagen und treffen keine Entscheidungen, die allein auf automatisierter Verarbeitung beruhen. Sie können sich beim Office of the Privacy Commissioner of Canada (der Datenschutzaufsicht des Bundes), bei der Commission d’accès à l’information (der Aufsicht in Québec) oder bei der Aufsichtsbehörde Ihres Landes beschweren.

## Werbliche E-Mails

Wenn Sie uns schreiben, abonnieren Sie damit nichts. Werbliche Nachrichten senden wir nur, soweit es das kanadische Anti-Spam-Gesetz (CASL) erlaubt, mit unserem Namen, unserer Anschrift und einer funktionierenden Möglichkeit zur Abmeldung.

## Kinder

Diese Website richtet sich an Unternehmen. Von Kindern unter 14 Jahren erheben wir wissentlich keine Daten.

## Sicherheit

Verbindungen sind verschlüsselt, Zugriff haben nur diejenigen, die ihn brauchen, und Berechtigungen werden bei jeder Anfrage auf dem Server geprüft. Entsteht durch einen Vorfall die Gefahr eines ernsthaften oder erheblichen Schadens, benachrichtigen wir die Betroffenen und die Behörden, wie es das Gesetz verlangt.

## Änderungen

Ändert sich diese Erklärung, erscheint hier die neue Fassung mit ihrem Datum. Betrifft eine Änderung eine Einwilligung, fragen wir Sie erneut.`,
    contact:
      'Wenn Sie erfahren möchten, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen oder eine Einwilligung widerrufen wollen, schreiben Sie an die für den Datenschutz verantwortliche Person unter der folgenden Adresse.',
  },
  terms: {
    title: 'Nutzungs\u00adbedingungen',
    intro:
      'Diese Bedingungen gelten für diese Website und ihre Portale. Für den Verkauf von Waren gilt unser Angebot oder die Vereinbarung mit Ihnen, nicht diese Seite.',
    body: `## Wer wir sind und was hier geregelt ist

Diese Website wird von der Meltemi Imports Inc. in Ottawa, Ontario, Kanada, betrieben. Mit der Nutzung nehmen Sie diese Bedingungen an. Nutzen Sie die Website für ein Unternehmen, so bestätigen Sie, dass Sie für dieses Unternehmen handeln dürfen.

## Information, kein Angebot

Die Texte dieser Website beschreiben unsere Produkte und Leistungen allgemein. Sie sind kein Angebot: Verfügbarkeit, Gebinde und Preise ergeben sich aus unserem Angebot oder der Vereinbarung mit Ihnen. Produkte ändern sich mit der Ernte, und die Zeichnungen dienen nur der Veranschaulichung. Für Zutaten, Allergene und Nährwerte ist das Etikett auf dem Produkt maßgeblich, das Sie in Händen halten.

Nachrichten und Beiträge geben allgemeine Informationen auf dem Stand der Veröffentlichung. Vorschriften zu Zoll, Kennzeichnung und Lebensmittelsicherheit ändern sich und gelten von Fall zu Fall anders. Was Sie hier lesen, ist keine Rechts-, Steuer- oder Zollberatung. Bitte prüfen Sie die geltenden Vorschriften oder fragen Sie eine Fachperson, bevor Sie danach handeln.

## Portalkonten

Geschäftszugänge vergeben wir auf Anfrage und nach unserem Ermessen. Die Angaben in der Anfrage müssen vollständig sein und der Wahrheit entsprechen. Konten sind persönlich: Halten Sie Ihr Passwort geheim, geben Sie es nicht weiter und benachrichtigen Sie uns sofort, wenn Sie vermuten, dass jemand anderes Ihr Konto benutzt hat. Wir können den Zugang einschränken, sperren oder beenden, wenn gegen diese Bedingungen verstoßen wird, wenn ein Konto die Sicherheit der Website gefährdet oder wenn die Geschäftsbeziehung endet. Preise und Unterlagen, die in einem Portal angezeigt werden, sind vertraulich.

## Zulässige Nutzung

Sie verpflichten sich,

- nicht zu versuchen, auf Konten, Daten oder Funktionen zuzugreifen, die nicht für Sie bestimmt sind;
- die Website nicht zu stören, etwa durch Überlastung oder durch das Senden von Schadcode;
- keine Formulare unter falscher Identität oder mit unerwünschter Werbung zu senden;
- die Inhalte nicht als eigene auszugeben und sie nicht zur Irreführung anderer zu verwenden.

Suchmaschinen und andere Programme dürfen öffentliche Seiten in den Grenzen lesen, die unsere Datei robots.txt setzt. Finden Sie eine Sicherheitslücke, melden Sie sie bitte uns, bevor Sie anderen davon berichten.

## Inhalte und Kennzeichen

Texte, Illustrationen, Namen und Kennzeichen dieser Website gehören uns oder denen, die uns ihre Nutzung gestatten. Sie dürfen auf jede Seite verlinken, mit Quellenangabe daraus zitieren und Seiten für Ihren eigenen Betrieb drucken oder speichern. Vor umfangreicheren Übernahmen fragen Sie uns bitte. Was Sie uns über ein Formular senden, bleibt Ihr Eigentum; Sie gestatten uns, es zur Bearbeitung Ihres Anliegens zu verwenden.

## Andere Dienste

Einige Funktionen stammen von anderen Anbietern, zum Beispiel das Chatfenster, das erst nach Ihrer Einwilligung erscheint. Für deren Leistungen gelten deren eigene Bedingungen. Wir wählen diese Anbieter sorgfältig aus, haben aber keinen Einfluss auf sie, und Links auf andere Websites sind keine Empfehlung.

## Verfügbarkeit und Haftung

Wir achten darauf, dass die Website fehlerfrei und erreichbar ist, stellen sie aber so bereit, wie sie ist, und können jeden Teil davon ändern oder einstellen. Soweit das Gesetz es zulässt, übernehmen wir keine Gewähr für die Website und haften nicht für mittelbare Schäden oder Folgeschäden, entgangenen Gewinn oder Datenverlust aus ihrer Nutzung. Nichts in diesen Bedingungen schließt eine Haftung aus oder beschränkt sie, soweit das gesetzlich nicht zulässig ist, und nichts nimmt Ihnen Rechte, die Ihnen das Recht Ihrer Provinz als Verbraucherin oder Verbraucher gibt.

## Datenschutz

Wie wir mit personenbezogenen Daten umgehen, steht in unserer Datenschutzerklärung. Sie ist am Fuß jeder Seite verlinkt.

## Sprachen

Die Website gibt es in mehreren Sprachen. Wir bemühen uns darum, dass alle Fassungen dasselbe sagen. Weichen sie voneinander ab, ist die englische Fassung maßgeblich, es sei denn, das Recht, insbesondere das von Québec, gibt der französischen den Vorrang.

## Recht und Gerichte

Für diese Bedingungen gelten das Recht von Ontario und das dort anwendbare Bundesrecht Kanadas, ohne Rücksicht auf Regeln, die zu einem anderen Recht führen würden. Das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf findet auf sie keine Anwendung. Über Streitigkeiten entscheiden die Gerichte von Ontario mit Sitz in Ottawa, es sei denn, zwingendes Recht eröffnet Ihnen ein anderes Gericht.

## Änderungen

Wir können diese Bedingungen ändern. Die hier veröffentlichte Fassung gilt ab ihrem Datum für Ihre Nutzung. Ist eine Bestimmung unwirksam, bleiben die übrigen in Kraft.`,
    contact:
      'Ist an diesen Bedingungen etwas unklar, schreiben Sie uns unter der folgenden Adresse.',
  },
} satisfies NamespaceLegalTranslation

export default de_legal
