import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  title: 'Codici di recupero',
  text: 'Dieci codici da usare se perdete il telefono. Ciascuno vale una sola volta, al posto del secondo passaggio. Conservateli in un luogo sicuro.',
  none: 'Non avete ancora creato i codici.',
  remaining: 'Rimasti: {count} su {total} · creazione: {day}',
  make: 'Crea i codici di recupero',
  renew: 'Crea nuovi codici',
  renewHint: 'Creando nuovi codici annullate i precedenti.',
  shown:
    'Copiate, salvate o stampate i nuovi codici prima di continuare. Vengono mostrati una sola volta.',
  listLabel: 'I vostri codici di recupero',
  copy: 'Copia',
  copied: 'I codici sono stati copiati.',
  notCopied: 'Non è stato possibile copiare i codici. Selezionateli e copiateli.',
  download: 'Salva in un file',
  print: 'Stampa',
  done: 'Li ho conservati',
  fileTitle: '{site}: codici di recupero di {email}',
  fileHint: 'Ciascuno funziona una sola volta.',
  confirm: 'Inserite il codice che l’app mostra ora.',
  code: 'Codice di sei cifre',
  confirmSubmit: 'Continua',
  form: {
    open: 'Usa un codice di recupero',
    text: 'Inserite uno dei codici di recupero che avete conservato. Ciascuno funziona una sola volta.',
    code: 'Codice di recupero',
    hint: 'Per esempio ABCD-EFGH-2345-IJKL-MNOP-67QR',
    submit: 'Continua',
    busy: 'Verifica…',
  },
} satisfies NamespacePortalTranslation['recoveryCodes']
