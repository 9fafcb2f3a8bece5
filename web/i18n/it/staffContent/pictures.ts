import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Immagini',
  insert: 'Inserisci un’immagine',
  inText: 'Immagini di questo testo',
  cover: 'Immagine in testa',
  coverText:
    'Una fotografia al posto del disegno: nella pagina, negli elenchi e nelle condivisioni.',
  noCover: 'Nessuna scelta: al suo posto sta il disegno.',
  otherCover: 'altra immagine in testa',
  choose: 'Scegli un’immagine',
  replace: 'Scegline un’altra',
  remove: 'Toglila',
  upload: 'Carica da questo dispositivo',
  uploadHint:
    'Un file JPEG, PNG o WebP. Viene ridotto qui: il luogo e l’ora dello scatto restano su questo dispositivo.',
  preparing: 'Preparazione dell’immagine…',
  sending: 'Caricamento…',
  again: 'Riprova',
  unreadable: 'Questo file non si legge come immagine. Scegliete un file JPEG, PNG o WebP.',
  tooLarge: 'Questa immagine è troppo grande. Sceglietene una di 40 MB al massimo.',
  earlier: 'Già caricate',
  none: 'Non è ancora stato caricato nulla.',
  more: 'Mostra le meno recenti',
  unnamed: 'Immagine senza descrizione, caricata {when}',
  alt: 'Che cosa mostra ({language})',
  altHint: 'Per chi non la vede: una frase.',
  decorative: 'È solo decorativa',
  saveTexts: 'Salva la descrizione',
  savedTexts: 'Descrizione salvata.',
  missing:
    'Non ancora descritta. Per pubblicare il testo in {language}, scrivete che cosa mostra l’immagine.',
  unknown: 'Questa immagine non esiste. Cancellate la sua riga o inseritene un’altra.',
} satisfies NamespaceStaffContentTranslation['pictures']
