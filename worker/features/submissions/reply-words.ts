import type { Locale } from '#contract/locales.ts'
import type { ReplyDraft } from '#contract/staff/submissions.ts'
import type { ReplyTemplate } from '#contract/staff/filters.ts'

type Words = {
  /** `{name}` is empty without a first name. */
  greeting: string
  closing: string
  /** The line above the quoted message. */
  yours: string
  templates: Record<ReplyTemplate, ReplyDraft>
}

/**
 * Reply templates in the visitor's language. `{site}` is the site's name, `{products}` the URL of
 * the products, `{access}` that of the access request form.
 */
export const replyWords: Record<Locale, Words> = {
  en: {
    greeting: 'Hello {name},',
    closing: 'Kind regards,',
    yours: 'Your message:',
    templates: {
      catalogue: {
        subject: 'Thank you for writing to {site}',
        text: 'Thank you for your message and your interest in our products.\n\nYou can see our range here: {products}\n\nPrices and case sizes are in our client portal. Would you like to hear from us by phone? Just reply with a number and a time that suits you.',
      },
      details: {
        subject: 'A few questions about your message to {site}',
        text: 'Thank you for your message. To give you a useful answer, we need to know a little more:\n\n- Which products are you interested in?\n- How many cases would you need, and how often?\n- Where should we deliver?\n\nJust reply to this email.',
      },
      access: {
        subject: 'Ordering from {site}',
        text: 'Thank you for your message. Businesses see prices and place orders in our client portal.\n\nYou can request access here: {access}\n\nWe usually reply within two working days.',
      },
      own: { subject: 'Your message to {site}', text: 'Thank you for your message.' },
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    closing: 'Cordialement,',
    yours: 'Votre message :',
    templates: {
      catalogue: {
        subject: 'Merci d’avoir écrit à {site}',
        text: 'Merci de votre message et de l’intérêt que vous portez à nos produits.\n\nVous trouverez notre gamme ici : {products}\n\nLes prix et les formats de caisse se trouvent dans notre portail client. Préférez-vous un appel ? Répondez-nous en indiquant un numéro et l’heure qui vous convient.',
      },
      details: {
        subject: 'Quelques questions sur votre message à {site}',
        text: 'Merci de votre message. Pour bien vous répondre, il nous faut quelques précisions :\n\n- Quels produits vous intéressent ?\n- Combien de caisses vous faut-il, et à quelle fréquence ?\n- Où devons-nous livrer ?\n\nIl vous suffit de répondre à ce courriel.',
      },
      access: {
        subject: 'Commander chez {site}',
        text: 'Merci de votre message. Les entreprises consultent les prix et commandent dans notre portail client.\n\nVous pouvez demander un accès ici : {access}\n\nNous répondons en général dans les deux jours ouvrables.',
      },
      own: { subject: 'Votre message à {site}', text: 'Merci de votre message.' },
    },
  },
  el: {
    greeting: 'Γεια σας {name},',
    closing: 'Με εκτίμηση,',
    yours: 'Το μήνυμά σας:',
    templates: {
      catalogue: {
        subject: 'Ευχαριστούμε που γράψατε στη {site}',
        text: 'Ευχαριστούμε για το μήνυμα και το ενδιαφέρον σας για τα προϊόντα μας.\n\nΘα δείτε τη σειρά μας εδώ: {products}\n\nΤιμές και συσκευασίες υπάρχουν στην πύλη πελατών. Θέλετε να σας τηλεφωνήσουμε; Απαντήστε με έναν αριθμό και την ώρα που σας βολεύει.',
      },
      details: {
        subject: 'Λίγες ερωτήσεις για το μήνυμά σας στη {site}',
        text: 'Ευχαριστούμε για το μήνυμά σας. Για να σας απαντήσουμε σωστά, χρειαζόμαστε λίγα στοιχεία ακόμη:\n\n- Ποια προϊόντα σας ενδιαφέρουν;\n- Πόσα κιβώτια χρειάζεστε και πόσο συχνά;\n- Πού θα γίνει η παράδοση;\n\nΑρκεί να απαντήσετε σε αυτό το email.',
      },
      access: {
        subject: 'Παραγγελίες στη {site}',
        text: 'Ευχαριστούμε για το μήνυμά σας. Οι επιχειρήσεις βλέπουν τιμές και παραγγέλνουν στην πύλη πελατών.\n\nΜπορείτε να ζητήσετε πρόσβαση εδώ: {access}\n\nΣυνήθως απαντάμε μέσα σε δύο εργάσιμες ημέρες.',
      },
      own: { subject: 'Το μήνυμά σας στη {site}', text: 'Ευχαριστούμε για το μήνυμά σας.' },
    },
  },
  it: {
    greeting: 'Buongiorno {name},',
    closing: 'Cordiali saluti,',
    yours: 'Il vostro messaggio:',
    templates: {
      catalogue: {
        subject: 'Grazie per aver scritto a {site}',
        text: 'grazie per il vostro messaggio e per l’interesse verso i nostri prodotti.\n\nTrovate la nostra gamma qui: {products}\n\nPrezzi e formati dei cartoni sono nella nostra area clienti. Preferite una telefonata? Rispondeteci indicando un numero e l’orario che preferite.',
      },
      details: {
        subject: 'Alcune domande sul vostro messaggio a {site}',
        text: 'grazie per il vostro messaggio. Per rispondervi al meglio ci serve qualche dettaglio:\n\n- Quali prodotti vi interessano?\n- Quanti cartoni vi servono, e con quale frequenza?\n- Dove dobbiamo consegnare?\n\nBasta rispondere a questa e-mail.',
      },
      access: {
        subject: 'Ordinare da {site}',
        text: 'grazie per il vostro messaggio. Le aziende consultano i prezzi e ordinano nella nostra area clienti.\n\nPotete richiedere l’accesso qui: {access}\n\nDi solito rispondiamo entro due giorni lavorativi.',
      },
      own: { subject: 'Il vostro messaggio a {site}', text: 'grazie per il vostro messaggio.' },
    },
  },
  de: {
    greeting: 'Guten Tag {name},',
    closing: 'Mit freundlichen Grüßen',
    yours: 'Ihre Nachricht:',
    templates: {
      catalogue: {
        subject: 'Danke für Ihre Nachricht an {site}',
        text: 'vielen Dank für Ihre Nachricht und Ihr Interesse an unseren Produkten.\n\nUnser Sortiment finden Sie hier: {products}\n\nPreise und Kartongrößen stehen in unserem Kundenportal. Sollen wir Sie anrufen? Antworten Sie einfach mit einer Nummer und einer passenden Uhrzeit.',
      },
      details: {
        subject: 'Rückfragen zu Ihrer Nachricht an {site}',
        text: 'vielen Dank für Ihre Nachricht. Damit wir Ihnen gut antworten können, brauchen wir noch einige Angaben:\n\n- Welche Produkte interessieren Sie?\n- Wie viele Kartons brauchen Sie, und wie oft?\n- Wohin sollen wir liefern?\n\nAntworten Sie einfach auf diese E-Mail.',
      },
      access: {
        subject: 'Bestellen bei {site}',
        text: 'vielen Dank für Ihre Nachricht. Unternehmen sehen Preise und bestellen in unserem Kundenportal.\n\nZugang können Sie hier anfragen: {access}\n\nWir antworten meist innerhalb von zwei Werktagen.',
      },
      own: { subject: 'Ihre Nachricht an {site}', text: 'vielen Dank für Ihre Nachricht.' },
    },
  },
}
