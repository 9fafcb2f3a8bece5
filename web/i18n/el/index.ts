import type { Translation } from '../i18n-types.ts'

const el = {
  skipToContent: 'Μετάβαση στο περιεχόμενο',
  loading: 'Φόρτωση…',
  nav: {
    label: 'Κύρια πλοήγηση',
    home: 'Αρχική',
    products: 'Προϊόντα',
    services: 'Υπηρεσίες',
    brandStory: 'Ιστορία',
    contact: 'Επικοινωνία',
    solutions: 'Λύσεις',
    teams: 'Ομάδα',
    partnerships: 'Συνεργασίες',
    news: 'Νέα',
    blog: 'Ιστολόγιο',
    clientPortal: 'Πύλη πελατών',
    menu: 'Μενού',
    closeMenu: 'Κλείσιμο μενού',
    trail: 'Βρίσκεστε εδώ',
  },
  language: { label: 'Γλώσσα' },
  footer: {
    tagline: 'Μεσογειακά τρόφιμα: φροντίδα στην εισαγωγή, μάρκες που αντέχουν στον χρόνο.',
    explore: 'Περιήγηση',
    company: 'Εταιρεία',
    legal: 'Νομικά',
    home: 'Αρχική',
    products: 'Προϊόντα',
    services: 'Υπηρεσίες',
    brandStory: 'Η ιστορία μας',
    contact: 'Επικοινωνία',
    privacy: 'Προστασία δεδομένων',
    terms: 'Όροι χρήσης',
    cookieSettings: 'Ρυθμίσεις cookies',
    rights: '© {year} {company} · Με την επιφύλαξη παντός δικαιώματος',
  },
  office: {
    openNow: 'Ανοιχτά τώρα',
    closedNow: 'Κλειστά τώρα',
    until: 'έως {time}',
    opens: 'ανοίγουμε {day}, {time}',
    // a range of weekdays
    days: '{first} έως {last}',
    closed: 'Κλειστά',
    country: 'Καναδάς',
  },
  // by the country of the visitor
  quotations: {
    CAD: 'Οι προσφορές μας είναι σε δολάρια Καναδά (CAD).',
    USD: 'Οι προσφορές μας είναι σε δολάρια ΗΠΑ (USD).',
    EUR: 'Οι προσφορές μας είναι σε ευρώ (EUR).',
  },
  consent: {
    label: 'Συγκατάθεση για cookies',
    text: 'Ο ιστότοπος λειτουργεί χωρίς παρακολούθηση. Αν αποδεχθείτε, εξωτερικοί πάροχοι μπορούν να μετρούν προβολές σελίδων και να εμφανίζουν παράθυρο συνομιλίας· αν απορρίψετε, δεν γίνεται τίποτα από τα δύο.',
    accept: 'Αποδοχή',
    decline: 'Απόρριψη',
    learnMore: 'Περισσότερα',
    // appended to the link for screen readers
    learnMoreAbout: 'για τα cookies και τα δεδομένα σας',
  },
  brokenPage: {
    title: 'Κάτι πήγε στραβά από την πλευρά μας. Δοκιμάστε ξανά.',
    retry: 'Δοκιμάστε ξανά',
    part: 'Αυτό το τμήμα της σελίδας δεν φορτώθηκε.',
  },
} satisfies Translation

export default el
