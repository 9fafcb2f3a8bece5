import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Bilder',
  insert: 'Bild einfügen',
  inText: 'Bilder dieses Textes',
  cover: 'Bild ganz oben',
  coverText: 'Ein Foto anstelle der Zeichnung: auf der Seite, in Listen und beim Teilen.',
  noCover: 'Kein Bild gewählt: Stattdessen erscheint die Zeichnung.',
  otherCover: 'anderes Bild ganz oben',
  choose: 'Bild wählen',
  replace: 'Anderes wählen',
  remove: 'Entfernen',
  upload: 'Von diesem Gerät hochladen',
  uploadHint:
    'Eine JPEG-, PNG- oder WebP-Datei. Sie wird hier verkleinert: Ort und Zeit der Aufnahme bleiben auf diesem Gerät.',
  preparing: 'Das Bild wird vorbereitet …',
  sending: 'Wird hochgeladen …',
  again: 'Erneut versuchen',
  unreadable:
    'Diese Datei lässt sich nicht als Bild lesen. Bitte wählen Sie eine JPEG-, PNG- oder WebP-Datei.',
  tooLarge: 'Dieses Bild ist zu groß. Bitte wählen Sie eines mit höchstens 40 MB.',
  earlier: 'Schon hochgeladen',
  none: 'Noch ist nichts hochgeladen.',
  more: 'Ältere anzeigen',
  delete: 'Löschen',
  deleteOne: 'Löschen: {name}',
  deleteAction: 'Bild löschen',
  deleteText: 'Das Bild und seine Beschreibungen werden endgültig gelöscht.',
  inUse: 'Wird verwendet',
  unnamed: 'Bild ohne Beschreibung, {when} hochgeladen',
  alt: 'Was es zeigt ({language})',
  altHint: 'Für alle, die es nicht sehen: ein Satz.',
  decorative: 'Rein dekorativ',
  saveTexts: 'Beschreibung speichern',
  savedTexts: 'Beschreibung gespeichert.',
  missing:
    'Noch nicht beschrieben. Schreiben Sie, was das Bild zeigt, um den Text zu veröffentlichen ({language}).',
  unknown:
    'Dieses Bild gibt es nicht. Bitte löschen Sie seine Zeile oder fügen Sie ein anderes ein.',
} satisfies NamespaceStaffContentTranslation['pictures']
