import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Bilder',
  insert: 'Bild einfügen',
  inText: 'Bilder dieses Textes',
  cover: 'Bild ganz oben',
  coverText: 'Ein Foto oder eine Zeichnung: auf der Seite, in Listen und beim Teilen.',
  otherCover: 'anderes Bild ganz oben',
  choose: 'Bild wählen',
  replace: 'Anderes Bild wählen',
  upload: 'Von diesem Gerät hochladen',
  uploadHint:
    'Eine JPEG-, PNG- oder WebP-Datei. Ort und Zeit der Aufnahme werden vor dem Hochladen entfernt.',
  preparing: 'Das Bild wird vorbereitet …',
  sending: 'Wird hochgeladen …',
  again: 'Erneut versuchen',
  unreadable:
    'Diese Datei lässt sich nicht als Bild lesen. Bitte wählen Sie eine JPEG-, PNG- oder WebP-Datei.',
  tooLarge: 'Dieses Bild ist zu groß. Bitte wählen Sie eines mit höchstens 40 MB.',
  earlier: 'Schon hochgeladen',
  none: 'Noch ist nichts hochgeladen.',
  more: 'Ältere Bilder anzeigen',
  delete: 'Löschen',
  deleteOne: 'Löschen: {name}',
  deleteAction: 'Bild löschen',
  deleteText: 'Das Bild und seine Beschreibungen werden endgültig gelöscht.',
  inUse: 'Wird verwendet',
  unnamed: 'Bild ohne Beschreibung, {when} hochgeladen',
  alt: 'Was das Bild zeigt ({language})',
  altHint: 'Ein Satz für alle, die das Bild nicht sehen können.',
  decorative: 'Rein dekorativ',
  missing:
    'Noch nicht beschrieben ({language}). Schreiben Sie vor dem Veröffentlichen, was das Bild zeigt.',
  unknown: 'Wir finden dieses Bild nicht. Löschen Sie seine Zeile oder fügen Sie ein anderes ein.',
  toDrawing: 'Stattdessen eine Zeichnung',
  otherDrawing: 'Andere Zeichnung wählen',
  altSaves:
    'Beschreibungen werden automatisch gespeichert und gelten überall, wo das Bild erscheint.',
} satisfies NamespaceStaffContentTranslation['pictures']
