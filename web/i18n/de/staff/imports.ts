import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  import: 'Datei einlesen …',
  importProducts: 'Produkte einlesen',
  importPrices: 'Preise einlesen',
  export: 'Als CSV exportieren',
  exported: 'Die Datei ist gespeichert.',
  productsHint:
    'Eine CSV-Datei mit der Spalte sku und den Spalten, die Sie ändern möchten. Angaben, deren Spalte fehlt, bleiben unverändert; eine exportierte Datei enthält alle Spalten.',
  pricesHint:
    'Eine CSV-Datei mit den Spalten sku und price sowie min_cases für Mengenpreise. Jede Artikelnummer in der Datei bekommt genau diese Preise; alle anderen behalten ihre bisherigen.',
  choose: 'CSV-Datei',
  check: 'Datei prüfen',
  checking: 'Wird geprüft …',
  noFile: 'Wählen Sie zuerst eine Datei.',
  encoding:
    'Die Datei ist nicht als UTF-8 gespeichert. Speichern Sie sie als „CSV UTF-8“ und wählen Sie sie erneut.',
  apply: 'Einlesen',
  applying: 'Wird eingelesen …',
  plan: '{added} neu, {changed} geändert, {unchanged} unverändert. Noch ist nichts gespeichert.',
  removes:
    'Diese Datei entfernt {n} {{Preis|Preise}}, unten markiert. Sollen sie bleiben, ergänzen Sie ihre Zeilen in der Datei.',
  removed: 'entfernt',
  nothing: 'Keine Änderungen: Alles in der Datei ist schon aktuell.',
  done: 'Eingelesen: {added} neu, {changed} geändert.',
  refused:
    'Es wurde nichts eingelesen. {n} {{Fehler ist|Fehler sind}} in der Datei zu berichtigen.',
  shownFirst: 'Nur die ersten {n} sind zu sehen.',
  line: 'Zeile {line}',
  column: 'Spalte {column}',
  added: 'Neu',
  changed: 'Geändert',
  fromCases: 'ab {n} {{Karton|Kartons}}',
  before: 'Vorher',
  after: 'Nachher',
  what: 'Angabe',
  problems: {
    'file-empty': 'Unter der Kopfzeile steht nichts.',
    'file-rows': 'Eine Datei darf höchstens 2.000 Zeilen haben.',
    'file-quotes':
      'Ein schließendes Anführungszeichen fehlt, deshalb lassen sich die Zeilen nicht lesen.',
    'file-workbook': 'Das ist eine Excel-Arbeitsmappe. Speichern Sie sie als CSV UTF-8.',
    'file-characters': 'Die Datei enthält unlesbare Zeichen. Speichern Sie sie als CSV UTF-8.',
    'column-missing': 'Diese Spalte fehlt.',
    'column-unknown': 'Diese Spalte ist unbekannt.',
    'column-twice': 'Diese Spalte kommt zweimal vor.',
    cells: 'Die Zeile hat mehr Zellen als die Kopfzeile.',
    'sku-twice': 'Diese Artikelnummer steht zweimal in der Datei.',
    'sku-unknown': 'Kein Produkt hat diese Artikelnummer.',
    'sku-zeros':
      'Es gibt ein Produkt mit dieser Artikelnummer und führenden Nullen. Die Tabellenkalkulation hat sie entfernt: Formatieren Sie die Spalte als Text.',
    'step-twice': 'Zwei Zeilen nennen einen Preis für dieselbe Kartonzahl.',
    'first-step': 'Es fehlt die Zeile für einen Karton: Mit ihr beginnen die Preise.',
    'too-many-steps': 'Ein Produkt kann höchstens fünf Preise haben.',
    money: 'Das ist kein Betrag. Schreiben Sie 61,50 oder 61.50, ohne Tausendertrennzeichen.',
    currency: 'Die Preisliste hat eine andere Währung.',
    unit: 'Der Preis dieses Produkts gilt für eine andere Einheit.',
    needed: 'Hier fehlt ein Wert.',
    value: 'Dieser Wert ist in dieser Spalte nicht zulässig.',
    spreadsheet:
      'Eine Tabellenkalkulation hat diesen Wert verändert. Formatieren Sie die Spalte als Text und geben Sie ihn neu ein.',
  },
} satisfies NamespaceStaffTranslation['imports']
