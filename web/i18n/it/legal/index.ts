import type { NamespaceLegalTranslation } from '../../i18n-types.ts'

const it_legal = {
  effective: 'In vigore dal {date}',
  privacy: {
    title: 'Informativa sulla privacy',
    intro1:
      'Questa informativa riguarda il presente sito web. Quando aprite una pagina, il server riceve ciò che riceve qualunque server web: il vostro indirizzo IP, la pagina richiesta e una descrizione del browser. La risposta data al banner dei cookie resta sul vostro dispositivo, nella memoria locale del browser, sotto il nome cookie-consent. Finché non accettate, il browser non invia alcuna richiesta a terzi; le statistiche delle pagine e la finestra di chat, dove sono attive, attendono il vostro consenso. Potete cambiare la scelta in qualsiasi momento da «Impostazioni dei cookie», in fondo alla pagina.',
    intro2:
      'Se ci scrivete o ci telefonate, usiamo quanto ci dite per rispondervi e per dare seguito alla richiesta. Non vendiamo dati personali. Li conserviamo finché lo richiedono la pratica o la legge, poi li cancelliamo. Se accedete a un’area riservata, il browser memorizza anche ciò che serve a mantenere l’accesso. La presente informativa è regolata dalle leggi dell’Ontario e dalle leggi federali canadesi ivi applicabili.',
    contact:
      'Per sapere quali dati conserviamo su di voi, per farli correggere o cancellare o per revocare un consenso, scrivete al nostro responsabile della privacy all’indirizzo qui sotto.',
  },
  terms: {
    title: 'Condizioni d’uso',
    intro1:
      'Queste condizioni valgono per l’uso del presente sito web. I testi descrivono prodotti e servizi in generale e non costituiscono un’offerta: disponibilità, formati e prezzi risultano dal preventivo o dall’accordo concluso con voi. Curiamo l’esattezza di ciò che si legge qui, ma errori e cambiamenti capitano; vi preghiamo perciò di chiederci conferma di tutto ciò su cui intendete fare affidamento.',
    intro2:
      'Testi, immagini e marchi di questo sito appartengono a noi o a chi ce ne concede l’uso. Potete citarli e rimandarvi con un link; per riprodurne di più, chiedete prima. Gli account delle aree riservate sono personali e le relative password vanno tenute segrete. Le presenti condizioni sono regolate dalle leggi dell’Ontario e dalle leggi federali canadesi ivi applicabili; per ogni controversia è competente il foro dell’Ontario.',
    contact:
      'Se qualche punto di queste condizioni non fosse chiaro, scriveteci all’indirizzo qui sotto.',
  },
} satisfies NamespaceLegalTranslation

export default it_legal
