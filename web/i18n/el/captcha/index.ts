import type { NamespaceCaptchaTranslation } from '../../i18n-types.ts'

/** Errors of the captcha, loaded with it. */
const el_captcha = {
  failed:
    'Ο έλεγχος ασφαλείας δεν φορτώθηκε, γι’ αυτό η φόρμα δεν μπορεί να σταλεί. Ελέγξτε τη σύνδεσή σας στο διαδίκτυο. Αν χρησιμοποιείτε πρόγραμμα αποκλεισμού περιεχομένου, επιτρέψτε το challenges.cloudflare.com.',
  goWithout: 'Ο έλεγχος ασφαλείας δεν φορτώθηκε. Μπορείτε να στείλετε τη φόρμα και χωρίς αυτόν.',
  unanswered: 'Ολοκληρώστε τον έλεγχο ασφαλείας πιο πάνω και πατήστε ξανά το κουμπί.',
  again: 'Δοκιμάστε ξανά',
} satisfies NamespaceCaptchaTranslation

export default el_captcha
