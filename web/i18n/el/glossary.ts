import type { Glossary } from '../glossary.ts'

/** Articles have an author, whose own words the glossary does not restrict. */
const articles = /^article[A-Z]/u

/** Terms of the Greek texts. `(?<![\p{L}…])` and `(?!\p{L})` are word boundaries: `\b` knows Latin letters only. */
export const glossary = [
  {
    term: 'μάρκα',
    meaning: 'brand; επωνυμία is the registered name of a company, and right for that alone',
    not: [
      /(?<!\p{L})επωνυμ(?:ίες|ιών)(?!\p{L})/iu,
      /(?<!\p{L})(?:ανάπτυξη|ιστορία|ομάδα|κάτοχος|κάτοχο|κατόχου)(?: της)? επωνυμίας(?!\p{L})/iu,
      /(?<!\p{L})επωνυμία (?:σας|τους)(?!\p{L})/iu,
      /(?<!\p{L})επωνυμία, συσκευασία(?!\p{L})/iu,
      /(?<!\p{L})(?:μπραντ|brands?)(?!\p{L})/iu,
    ],
  },
  {
    term: 'ιδιωτική ετικέτα',
    meaning: 'private label',
    not: [/(?<!\p{L})private labels?(?!\p{L})/iu, /(?<!\p{L})ιδιωτικ(?:ή|ής|ές|ών) μ[άα]ρκ/iu],
  },
  {
    term: 'είσοδος στο ράφι, κωδικός, τέλη εισόδου',
    meaning: 'listing, a listed item, listing fees; of wine boards: λίστα',
    not: [/(?<!\p{L})λιστ[άα]ρ/iu, /(?<!\p{L})listings?(?!\p{L})/iu],
  },
  {
    term: 'πρόσωπα (facings)',
    meaning: 'facings: how many of one item stand side by side at the front of a shelf',
    not: [/(?<!\p{L})προσόψε(?:ις|ων|ών)(?!\p{L})/iu, /(?<!\p{L})φέισινγκ(?!\p{L})/iu],
  },
  {
    term: 'εισαγωγέας έναντι του τελωνείου',
    meaning: 'importer of record',
    not: [
      /(?<!\p{L})εισαγωγέας (?:που αναγράφεται|καταγραφής|του αρχείου|έναντι των τελωνείων)(?!\p{L})/iu,
      /(?<!\p{L})importer of record(?!\p{L})/iu,
    ],
  },
  {
    term: 'στον τόπο προέλευσης, από τον τόπο προέλευσης',
    meaning: 'at origin, from origin, of goods that are gathered; in customs, origin is καταγωγή',
    not: [
      /(?<!\p{L})(?:στην|από την) προέλευση(?!\p{L})/iu,
      /(?<!\p{L}|δίπλα )(?:στη|από τη) χώρα προέλευσης(?!\p{L})/iu,
    ],
  },
  {
    term: 'έτος ποσόστωσης',
    meaning: 'quota year',
    not: [
      /(?<!\p{L})έτ(?:ος|ους) της (?:\p{L}+ )?ποσόστωσης(?!\p{L})/iu,
      /(?<!\p{L})(?:χρονιά|χρόνος) (?:της )?ποσόστωσης(?!\p{L})/iu,
    ],
  },
  {
    term: 'ωρίμανση',
    meaning: 'ageing of cheese, as a period; a cheese is παλαιωμένο, oil and vinegar know παλαίωση',
    not: [/(?<!\p{L})γάλα, παλαίωση(?!\p{L})/iu, /(?<!\p{L})προέλευση και παλαίωση(?!\p{L})/iu],
  },
  {
    term: 'παρτίδα',
    meaning: 'lot and batch alike',
    not: [/(?<!\p{L})(?:λοτ|lots?|batch(?:es)?)(?!\p{L})/iu],
  },
  {
    term: 'τυφλή δοκιμή',
    meaning: 'tasting blind; στα τυφλά is haphazardly',
    not: [/(?<!\p{L})στα τυφλά(?!\p{L})/iu],
  },
  {
    term: 'γυρεοσκοπική ανάλυση',
    meaning: 'pollen analysis',
    not: [/(?<!\p{L})γυρεολογικ/iu],
  },
  {
    term: 'ραφιναρία',
    meaning: 'refinery, of oil',
    not: [/(?<!\p{L})ραφιναριστήρι/iu],
  },
  {
    term: 'πύλη (πύλη πελατών, πύλη διαχείρισης)',
    meaning: 'portal',
    not: [
      /(?<!\p{L})π[όο]ρταλ(?!\p{L})/iu,
      /(?<!\p{L})χώρ(?:ος|ο|ου) (?:διαχείρισης|πελατών)(?!\p{L})/iu,
      /(?<!\p{L})περιοχή πελατών(?!\p{L})/iu,
    ],
  },
  {
    term: 'επισκόπηση',
    meaning: 'dashboard',
    not: [
      /(?<!\p{L})πίνακας (?:ελέγχου|πελάτη|πελατών)(?!\p{L})/iu,
      /(?<!\p{L})dashboards?(?!\p{L})/iu,
    ],
  },
  {
    term: 'διακόπτης',
    meaning: 'flag',
    not: [/(?<!\p{L})σημαι(?:ών|ες)|σημαί(?:α|ας|ες)(?!\p{L})/iu, /(?<![\p{L}{])flags?(?!\p{L})/iu],
  },
  {
    term: 'email',
    meaning: 'e-mail: the message and the address alike, without a hyphen',
    not: [
      /(?<!\p{L})e-mails?(?!\p{L})/iu,
      /(?<!\p{L})emails(?!\p{L})/iu,
      /(?<!\p{L})ηλ(?:εκτρονικό|εκτρονικού|\.) ταχυδρομεί(?:ο|ου)(?!\p{L})/iu,
      /(?<!\p{L})ηλεκτρονική(?: σας)? διεύθυνση(?!\p{L})/iu,
      /(?<!\p{L})(?:ιμέιλ|μέιλ|mails?)(?!\p{L})/iu,
    ],
  },
  {
    term: 'πρόγραμμα περιήγησης',
    meaning: 'browser',
    not: [
      /(?<!\p{L})φυλλομετρητ/iu,
      /(?<!\p{L})περιηγητ(?:ής|ή|ές|ών)(?!\p{L})/iu,
      /(?<!\p{L})(?:μπράουζερ|browsers?)(?!\p{L})/iu,
    ],
  },
  {
    term: 'ενημέρωση για τα προσωπικά δεδομένα',
    meaning: 'privacy notice; its page is called Προστασία δεδομένων',
    not: [
      /(?<!\p{L})(?:πολιτική|δήλωση)ς? (?:απορρήτου|προστασίας)(?!\p{L})/iu,
      /(?<!\p{L})ενημέρωσή? (?:μας )?για την προστασία(?!\p{L})/iu,
      /(?<!\p{L})προστασία προσωπικών δεδομένων(?!\p{L})/iu,
    ],
  },
  {
    term: 'σύνδεση, συνδεθείτε',
    meaning: 'sign-in, sign in',
    not: [
      /(?<!\p{L})είσοδος (?:πελατών|προσωπικού|χρηστών|για το προσωπικό)(?!\p{L})/iu,
      /(?<!\p{L})(?:σύνδεσμος|προσπάθει(?:α|ες)|σελίδα|κωδικός) εισόδου(?!\p{L})/iu,
      /(?<!\p{L})(?:συνδεθήτε|συνδεθητε|συνδεθείται|εισέλθετε|λογκ[άα]ρ\p{L}*)(?!\p{L})/iu,
    ],
  },
  {
    term: 'αποσύνδεση, αποσυνδεθείτε',
    meaning: 'sign-out, sign out',
    not: [/(?<!\p{L})(?:έξοδος από τον λογαριασμό|έξοδος χρήστη|log ?out|sign ?out)(?!\p{L})/iu],
  },
  {
    term: 'σύνδεση στο διαδίκτυο',
    meaning: 'connection, told apart from sign-in',
    not: [/(?<!\p{L})ελέγξτε τη σύνδεσή σας(?! στο διαδίκτυο)/iu],
  },
  {
    term: 'επαλήθευση σε δύο βήματα, δεύτερο βήμα',
    meaning: 'two-step verification; the second step only within a sentence, or on a narrow button',
    not: [
      /(?<!\p{L})(?:σύνδεση|σύνδεσης|ταυτοποίηση|ταυτοποίησης) σε δύο βήματα(?!\p{L})/iu,
      /(?<!\p{L})δύο παραγόντων(?!\p{L})|(?<!\p{L})2FA(?!\p{L})/iu,
    ],
  },
  {
    term: 'συσκευή, συνδεδεμένες συσκευές',
    meaning:
      'where a person is signed in; people never read of sessions, but in the privacy notice',
    not: [/(?<!\p{L})συνεδρί(?:α|ας|ες|ών)(?!\p{L})/iu],
    outside: /^legal\./u,
  },
  {
    term: 'κωδικός πρόσβασης, εξαψήφιος κωδικός',
    meaning: 'password, in full; a bare κωδικός is a code of six digits, or of a product',
    not: [
      /(?<!\p{L})ξεχάσατε τον κωδικό (?!πρόσβασης)/iu,
      /(?<!\p{L})(?:αλλαγή|αποθήκευση|επαναφορά|επιλογή|ορισμός) (?:νέου )?κωδικού(?! πρόσβασης|\p{L})/iu,
      /(?<!\p{L})νέο κωδικό(?! πρόσβασης|\p{L})/iu,
    ],
  },
  {
    term: 'ορίστε κωδικό πρόσβασης',
    meaning: 'choose a password',
    not: [/(?<!\p{L})επιλ(?:έξτε|έξετε|ογή) (?:\p{L}+ ){0,2}κωδικ(?:ό|ού) πρόσβασ/iu],
  },
  {
    term: 'Κάποιος άλλος το άλλαξε, Άλλος χρήστης το άλλαξε',
    meaning: 'what is said where another person was first',
    not: [/(?<!\p{L})στο μεταξύ(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'Δεν βρίσκουμε αυτή την παραγγελία',
    meaning: 'what is said of an order, lot or page that is not there',
    not: [/(?<!\p{L})υπάρχει τέτοι(?:α|ος|ο)(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'δεν διατίθεται πια με τους ίδιους όρους',
    meaning: 'cannot be ordered as it is',
    not: [/(?<!\p{L})(?:όπως|ως) έχει(?!\p{L})/iu, /(?<!\p{L})να παραγγελθεί(?!\p{L})/iu],
  },
  {
    term: 'χωρίς φόρους και μεταφορικά',
    meaning: 'before tax and freight',
    not: [/(?<!\p{L})προ φόρων(?!\p{L})/iu],
  },
  {
    term: 'έγγραφα',
    meaning: 'documents, paperwork: what travels with goods',
    not: [/(?<!\p{L})χαρτι(?:ά|ών)(?!\p{L})/iu],
    outside: articles,
  },
  {
    term: 'παίρνω πίσω μια παραγγελία',
    meaning: 'withdraw an order to change it; in a food company ανάκληση is a recall',
    not: [/(?<!\p{L})ανακάλεσ(?:ε|αν|ατε) την παραγγελία/iu, /(?<!\p{L})ανακλήθηκε για αλλαγ/iu],
  },
  {
    term: 'γράψτε',
    meaning: 'enter, type',
    not: [/(?<!\p{L})πληκτρολογ/iu],
  },
  {
    term: 'δημοσιεύτηκε',
    meaning: 'published',
    not: [/(?<!\p{L})δημοσιε(?:ύθηκ|υθ(?:εί|ούν))/iu],
  },
  {
    term: 'αίτημα',
    meaning: 'request for access; αίτηση is what companies file for quota',
    not: [
      /(?<!\p{L})αίτηση (?:πρόσβασης|για πρόσβαση)(?!\p{L})/iu,
      /(?<!\p{L})αίτησή (?:σας|του)/iu,
    ],
  },
  {
    term: 'ανακαλώ, ανάκληση',
    meaning: 'withdraw a request or a consent',
    not: [/(?<!\p{L})αποσ(?:υρθεί|ύρετε το αίτημα|υρση αιτήματος)(?!\p{L})/iu],
  },
  {
    term: 'αναστολή, επανενεργοποίηση',
    meaning: 'suspension, reinstatement; άρετε and ήρε are archaic',
    not: [/(?<!\p{L})(?:άρετε|ήρε)(?!\p{L})/iu, /(?<!\p{L})άρση αναστολής(?!\p{L})/iu],
  },
  {
    term: 'Γεια σας,',
    meaning: 'the greeting of every mail',
    not: [/(?<!\p{L})αγαπητ(?:ή|έ|οί) (?:κυρία|κύριε|κύριοι|πελάτη)/iu, /(?<!\p{L})καλημέρα/iu],
  },
  {
    term: 'ιστότοπος, του ιστότοπου',
    meaning: 'website',
    not: [/(?<!\p{L})ιστοτόπ(?:ου|ων)(?!\p{L})/iu, /(?<!\p{L})ιστοσελίδα μας(?!\p{L})/iu],
  },
  {
    term: 'Δοκιμάστε ξανά',
    meaning: 'try again',
    not: [/^Νέα προσπάθεια$/u, /(?<!\p{L})προσπαθήστε (?:ξανά|πάλι)(?!\p{L})/iu],
  },
  {
    term: 'Άκυρο',
    meaning: 'cancel, as the label of a button',
    not: [/^Ακύρωση$/u],
  },
  {
    term: 'απροσδόκητο σφάλμα',
    meaning: 'unexpected error',
    not: [/(?<!\p{L})(?:απρόσμενο|αναπάντεχο|μη αναμενόμενο) σφάλμα(?!\p{L})/iu],
  },
  {
    term: 'συντομεύστε',
    meaning: 'shorten',
    not: [/(?<!\p{L})συντομέψτε(?!\p{L})/iu],
  },
  {
    term: 'ως',
    meaning: 'until, without an accent',
    not: [/(?<!\p{L})ώς(?!\p{L})/iu],
  },
  {
    term: 'Οττάβα',
    meaning: 'Ottawa',
    not: [/(?<!\p{L})(?:Οτάβα|Οτταβα|Όταβα|Οτάουα)ς?(?!\p{L})/iu],
  },
  {
    term: 'αποδεχθείτε',
    meaning: 'accept: learned verbs keep their -χθ-, -φθ-, here as in συνδεθείτε, επισκεφθείτε',
    not: [/(?<!\p{L})αποδεχτεί/iu, /(?<!\p{L})επισκεφτεί/iu],
  },
  {
    term: 'Manchego, Pimentón de la Vera, Aceto Balsamico di Modena, Vermentino di Gallura',
    meaning: 'protected names: in their own language and letters',
    not: [
      /(?<!\p{L})μαντσέγκ?ο(?!\p{L})/iu,
      /(?<!\p{L})(?:βαλσαμικό )?ξίδια? (?:της )?Μόντενας(?!\p{L})/iu,
      /(?<!\p{L})πάπρικα(?: από)?(?: τη| της)? Λα Βέρα(?!\p{L})/iu,
      /(?<!\p{L})Βερμεντίνο(?!\p{L})/iu,
    ],
  },
  {
    term: 'πεκορίνο, with the name of its dairy',
    meaning: 'pecorino without a designation: no adjective of place beside it',
    not: [
      /(?<!\p{L})πεκορίνο (?:της )?(?:Σαρδηνίας|Ρώμης|Τοσκάνης)(?!\p{L})/iu,
      /(?<!\p{L})(?:σαρδηνιακό|σαρδικό|ρωμαϊκό) πεκορίνο(?!\p{L})/iu,
    ],
  },
  {
    term: 'cookies',
    meaning: 'more than one, in every case; a single one is ένα cookie',
    not: [/(?<!\p{L})(?:τα|των|χωρίς|άλλα|αυτά τα) cookie(?![\p{L}-])/iu, /(?<!\p{L})μπισκότ/iu],
  },
  {
    term: 'τιμή κατόπιν επικοινωνίας',
    meaning: 'price on request',
    not: [/(?<!\p{L})(?:τιμή|τιμές) κατόπιν (?!επικοινωνίας)|κατόπιν ερωτήματος/iu],
  },
  {
    term: 'γραμμωτός κώδικας',
    meaning: 'barcode',
    not: [/(?<!\p{L})γραμμικ(?:ός|ού|ό|οί|ών|ούς) κ[ωώ]δικ/iu],
  },
  {
    term: 'φορέας οινοπνευματωδών',
    meaning: 'liquor board of a province',
    not: [/(?<!\p{L})οργανισμ(?:ός|ού|ό|οί|ών|ούς) (?:αλκοολούχων )?ποτών(?!\p{L})/iu],
  },
] as const satisfies Glossary
