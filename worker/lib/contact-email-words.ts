import type { Locale } from '../contract/locales.ts'

type Words = { subject: string; name: string; email: string; language: string }

/** The mail to the office, in the language of whoever wrote: it is answered in that language, too. */
export const contactEmailWords: Record<Locale, Words> = {
  en: {
    subject: 'Website message from',
    name: 'Name',
    email: 'E-mail',
    language: 'Language',
  },
  fr: {
    subject: 'Message du site Web de la part de',
    name: 'Nom',
    email: 'Courriel',
    language: 'Langue',
  },
  el: {
    subject: 'Μήνυμα από τον ιστότοπο, αποστολέας:',
    name: 'Όνομα',
    email: 'E-mail',
    language: 'Γλώσσα',
  },
  it: {
    subject: 'Messaggio dal sito da',
    name: 'Nome',
    email: 'E-mail',
    language: 'Lingua',
  },
  de: {
    subject: 'Nachricht über die Website von',
    name: 'Name',
    email: 'E-Mail',
    language: 'Sprache',
  },
}
