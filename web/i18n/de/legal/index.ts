import type { NamespaceLegalTranslation } from '../../i18n-types.ts'

const de_legal = {
  effective: 'Gültig ab {date}',
  privacy: {
    title: 'Datenschutz',
    intro1:
      'Dieser Hinweis gilt für diese Website. Wenn Sie eine Seite öffnen, erhält der Server, was jeder Webserver erhält: Ihre IP-Adresse, die angeforderte Seite und eine Beschreibung Ihres Browsers. Ihre Antwort auf den Cookie-Hinweis bleibt auf Ihrem eigenen Gerät, im lokalen Speicher des Browsers, unter dem Namen cookie-consent. Solange Sie nicht zustimmen, sendet Ihr Browser keine Anfrage an Dritte; Seitenstatistik und Chatfenster warten, soweit sie eingeschaltet sind, auf Ihre Einwilligung. Ihre Antwort können Sie jederzeit über „Cookie-Einstellungen“ am Fuß der Seite ändern.',
    intro2:
      'Wenn Sie uns schreiben oder anrufen, verwenden wir Ihre Angaben, um Ihnen zu antworten und Ihr Anliegen zu bearbeiten. Wir verkaufen keine personenbezogenen Daten. Wir bewahren sie so lange auf, wie es die Sache oder das Gesetz verlangt, und löschen sie dann. Melden Sie sich in einem Portal an, speichert Ihr Browser außerdem, was er für den Fortbestand der Anmeldung braucht. Für diesen Hinweis gelten das Recht von Ontario und das dort anwendbare Bundesrecht Kanadas.',
    contact:
      'Wenn Sie erfahren möchten, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen oder eine Einwilligung widerrufen wollen, schreiben Sie an die für den Datenschutz verantwortliche Person unter der folgenden Adresse.',
  },
  terms: {
    title: 'Nutzungsbedingungen',
    intro1:
      'Diese Bedingungen gelten für die Nutzung dieser Website. Ihre Texte beschreiben unsere Produkte und Leistungen allgemein und sind kein Angebot: Verfügbarkeit, Gebinde und Preise ergeben sich aus dem Angebot oder der Vereinbarung, die wir mit Ihnen schließen. Wir achten darauf, dass stimmt, was hier steht, doch Fehler und Änderungen kommen vor; lassen Sie sich daher bitte bestätigen, worauf Sie sich stützen wollen.',
    intro2:
      'Texte, Bilder und Kennzeichen dieser Website gehören uns oder denen, die uns ihre Nutzung gestatten. Sie dürfen daraus zitieren und darauf verlinken; vor umfangreicheren Übernahmen fragen Sie uns bitte. Portalkonten sind persönlich, die Passwörter vertraulich zu behandeln. Für diese Bedingungen gelten das Recht von Ontario und das dort anwendbare Bundesrecht Kanadas; über Streitigkeiten entscheiden die Gerichte von Ontario.',
    contact:
      'Ist an diesen Bedingungen etwas unklar, schreiben Sie uns unter der folgenden Adresse.',
  },
} satisfies NamespaceLegalTranslation

export default de_legal
