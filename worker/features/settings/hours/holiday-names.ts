import type { Locale } from '#contract/locales.ts'

export type Holiday =
  | 'newYear'
  | 'family'
  | 'goodFriday'
  | 'victoria'
  | 'canada'
  | 'labour'
  | 'thanksgiving'
  | 'christmas'
  | 'boxing'

/** Names of Ontario's public holidays. */
export const holidayNames: Record<Holiday, Record<Locale, string>> = {
  newYear: {
    en: 'New Year’s Day',
    fr: 'jour de l’An',
    el: 'Πρωτοχρονιά',
    it: 'Capodanno',
    de: 'Neujahr',
  },
  family: {
    en: 'Family Day',
    fr: 'jour de la Famille',
    el: 'Ημέρα της Οικογένειας',
    it: 'Giornata della famiglia',
    de: 'Tag der Familie',
  },
  goodFriday: {
    en: 'Good Friday',
    fr: 'Vendredi saint',
    el: 'Μεγάλη Παρασκευή των Δυτικών',
    it: 'Venerdì Santo',
    de: 'Karfreitag',
  },
  victoria: {
    en: 'Victoria Day',
    fr: 'fête de la Reine',
    el: 'Ημέρα της Βικτωρίας',
    it: 'Victoria Day',
    de: 'Victoria Day',
  },
  canada: {
    en: 'Canada Day',
    fr: 'fête du Canada',
    el: 'Εθνική εορτή του Καναδά',
    it: 'Festa nazionale del Canada',
    de: 'Kanadas Nationalfeiertag',
  },
  labour: {
    en: 'Labour Day',
    fr: 'fête du Travail',
    el: 'Ημέρα της Εργασίας στον Καναδά',
    it: 'Festa del lavoro in Canada',
    de: 'Kanadas Tag der Arbeit',
  },
  thanksgiving: {
    en: 'Thanksgiving',
    fr: 'Action de grâce',
    el: 'Ημέρα των Ευχαριστιών',
    it: 'Giorno del Ringraziamento',
    de: 'Kanadas Erntedankfest',
  },
  christmas: {
    en: 'Christmas Day',
    fr: 'Noël',
    el: 'Χριστούγεννα',
    it: 'Natale',
    de: '1. Weihnachtstag',
  },
  boxing: {
    en: 'Boxing Day',
    fr: 'lendemain de Noël',
    el: 'Δεύτερη μέρα των Χριστουγέννων',
    it: 'Santo Stefano',
    de: '2. Weihnachtstag',
  },
}
