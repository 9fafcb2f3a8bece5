import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'
// `.js`, as nowhere else: typesafe-i18n compiles these files and follows their imports
import pictures from './pictures.js'
import articles from './articles.js'
import pageTexts from './page-texts.js'
import review from './review.js'
import versions from './versions.js'

const de_staffContent = {
  loading: 'Texte werden geladen …',
  story: 'Meldung',
  title: 'Titel',
  excerpt: 'Zusammenfassung, ein Absatz',
  body: 'Haupttext',
  bodyHint:
    'Eine leere Zeile beginnt einen Absatz, „##“ mit Leerzeichen eine Überschrift, „-“ mit Leerzeichen einen Listenpunkt.',
  add: 'Neue Meldung',
  make: 'Jetzt schreiben',
  made: 'Angelegt. Besucher sehen noch nichts davon.',
  untitled: 'Meldung ohne Titel',
  back: 'Zurück zu allen Meldungen',
  language: 'Sprache',
  undo: 'Zurücknehmen',
  undone: 'Zurückgenommen. Besucher lesen wieder den vorherigen Text.',
  somebody: 'jemand mit gelöschtem Konto',
  archived: 'Archiviert',
  savedDraft: 'Entwurf gespeichert. Besucher sehen ihn noch nicht.',
  savedFields: 'Gespeichert. Die Website zeigt die Änderung ab sofort.',
  preview: 'Vorschau anzeigen',
  hidePreview: 'Vorschau schließen',
  publish: 'Veröffentlichen',
  published: 'Veröffentlicht: {language}. Der Text steht jetzt auf der Website.',
  withdraw: 'Von der Website nehmen',
  withdrawn: 'Nicht mehr auf der Website: {language}.',
  discard: 'Entwurf verwerfen',
  discarded: 'Der Entwurf ist verworfen. Was Besucher lesen, hat sich nicht geändert.',
  incomplete: 'Zum Veröffentlichen sind Titel, Zusammenfassung und Text nötig.',
  planAt: 'Automatisch veröffentlichen am',
  plan: 'Planen',
  planHint: 'Ortszeit des Büros ({zone}).',
  planned: 'Geplant. Der Text wird automatisch veröffentlicht.',
  planPast:
    'Dieser Zeitpunkt liegt in der Vergangenheit. Wählen Sie einen späteren oder veröffentlichen Sie sofort.',
  unplan: 'Nicht automatisch veröffentlichen',
  unplanned: 'Es bleibt ein Entwurf, bis Sie ihn veröffentlichen.',
  aside: 'Der andere Text wurde beiseitegelegt.',
  bringBack: 'Zurückholen',
  saving: {
    cut: 'Noch nicht gespeichert: Es besteht keine Verbindung. Was Sie geschrieben haben, bleibt auf diesem Gerät und wird gespeichert, sobald Sie wieder online sind.',
    failed:
      'Noch nicht gespeichert. Was Sie geschrieben haben, bleibt auf diesem Gerät; das Speichern wird automatisch wiederholt.',
    saving: 'Wird gespeichert …',
    saved: 'Als Entwurf gespeichert. Besucher sehen ihn nicht.',
    byHand:
      'Dieser Text ist geplant und wird deshalb nicht automatisch gespeichert: Wählen Sie „Speichern“, sobald er fertig ist.',
  },
  outdatedText:
    'Der englische Text wurde später geändert als dieser. Bitte prüfen Sie, ob dieser noch stimmt.',
  stillRight: 'Text stimmt noch',
  checked: 'Vermerkt: Dieser Text ist aktuell.',
  archive: 'Archivieren',
  archiveText:
    'Der Text erscheint dann in keiner Sprache mehr auf der Website. Sie können ihn jederzeit wiederherstellen.',
  unarchive: 'Wiederherstellen',
  putAway: 'Archiviert. Besucher finden den Text nicht mehr.',
  taken: 'Wiederhergestellt. Besucher lesen den Text wieder.',
  states: {
    live: 'Veröffentlicht',
    outdated: 'Veraltet',
    draft: 'Entwurf',
    planned: 'Geplant',
    overdue: 'Überfällig',
    noPlanner: 'Niemand zuständig',
    none: 'Noch nicht',
  },
  about: {
    planned: 'Geplant für {when}, Ortszeit des Büros. Besucher sehen den Text noch nicht.',
    noPlanner:
      'Geplant für {when}, Ortszeit des Büros, aber wer das geplant hat, darf nicht mehr veröffentlichen. Der Text wartet: Veröffentlichen Sie ihn oder planen Sie ihn neu.',
    draft: 'Entwurf von {who}, {when}. Besucher sehen ihn nicht.',
    none: 'In dieser Sprache ist der Text noch nicht erschienen.',
    live: 'Diese Fassung lesen Besucher zurzeit.',
    english: 'Diese Fassung lesen Besucher zurzeit. Die anderen Sprachen richten sich nach ihr.',
  },
  fields: {
    title: 'Für alle Sprachen',
    text: 'Adresse, Datum, Thema und Zeichnung.',
    slug: 'Adresse',
    slugHint: 'Kleinbuchstaben, Ziffern und Bindestriche. Eine alte Adresse führt zur neuen.',
    day: 'Datum der Meldung',
    endsOn: 'Veranstaltung endet am (optional)',
    category: 'Thema',
    drawing: 'Zeichnung',
    drawings: {
      cheeses: 'Käse',
      grow: 'Olivenbaum',
      honeys: 'Honige',
      import: 'Boot',
      kitchen: 'Küche',
      launch: 'Marktstand',
      mission: 'Tisch am Meer',
      'olive-oils': 'Olivenöle',
      olives: 'Oliven',
      scale: 'Flotte',
      spices: 'Gewürze',
      wines: 'Weine',
    },
  },
  pictures,
  past: {
    title: 'Verlauf',
    empty: 'Es wurde noch nichts geändert: Besucher lesen die ursprünglichen Texte der Website.',
    by: '{who}, {when}',
    undone: 'zurückgenommen',
    scheduled: 'automatisch veröffentlicht',
    checked: 'als aktuell bestätigt',
    asBefore: 'wie zuvor',
    withdrawn: 'von der Website genommen',
    undo: 'Diese Änderung zurücknehmen',
    more: 'Ältere Änderungen anzeigen',
  },
  articles,
  pageTexts,
  review,
  versions,
} satisfies NamespaceStaffContentTranslation

export default de_staffContent
