import type { Locale } from '#contract/locales.ts'
import type { Deps } from '../../deps.ts'
import { excerptOf } from '../../lib/text/excerpt.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import type { Mail } from '../../adapters/mail.ts'
import { messagePath } from '#contract/staff/staff-addresses.ts'
import { pageLink } from '../flags/snapshot.ts'
import type { RequestRow } from './requests/request-queries.ts'

type Words = { subject: string; intro: string; asked: string; open: string; hint: string }

/** Mail to the office about an applicant's answer. */
export const replyMailWords: Record<Locale, Words> = {
  en: {
    subject: 'Answer from {company} about their request for access',
    intro: '{name} of {company} has answered your question:',
    asked: 'You asked:',
    open: 'Decide on the request',
    hint: 'If the button does not work, copy this address into your browser:',
  },
  fr: {
    subject: '{company} a répondu au sujet de sa demande d’accès',
    intro: '{name} ({company}) a répondu à votre question :',
    asked: 'Vous aviez demandé :',
    open: 'Traiter la demande',
    hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  el: {
    subject: 'Απάντηση της επιχείρησης {company} για το αίτημα πρόσβασης',
    intro: 'Η επιχείρηση {company} ({name}) απάντησε στην ερώτησή σας:',
    asked: 'Είχατε ρωτήσει:',
    open: 'Εξέταση του αιτήματος',
    hint: 'Αν το κουμπί δεν λειτουργεί, αντιγράψτε αυτή τη διεύθυνση στο πρόγραμμα περιήγησής σας:',
  },
  it: {
    subject: 'Risposta di {company} in merito alla richiesta di accesso',
    intro: '{name} di {company} ha risposto alla vostra domanda:',
    asked: 'Avevate chiesto:',
    open: 'Esamina la richiesta',
    hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  },
  de: {
    subject: 'Antwort von {company} zur Zugangsanfrage',
    intro: '{name} ({company}) hat Ihre Rückfrage beantwortet:',
    asked: 'Sie hatten gefragt:',
    open: 'Über die Anfrage entscheiden',
    hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  },
}

/**
 * Composes the mail about an applicant's answer, in the office's language, with the applicant as
 * Reply-To.
 */
export async function composeReplyMail(
  deps: Deps,
  { to, locale }: { to: string; locale: Locale },
  row: RequestRow,
  reply: string,
): Promise<Mail> {
  const { subject, intro, asked, open, hint } = replyMailWords[locale]
  const values: Record<string, string> = {
    company: excerptOf(row.companyName, 60),
    name: excerptOf(`${row.firstName ?? ''} ${row.lastName ?? ''}`, 60),
  }
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const link = await pageLink(deps, messagePath(row.id, 'b2b-access'), locale)
  const mail = layoutMail(to, locale, fill(subject), [
    { kind: 'text', text: fill(intro) },
    { kind: 'quote', text: reply },
    ...(row.reason === null
      ? []
      : [{ kind: 'text', text: asked } as const, { kind: 'quote', text: row.reason } as const]),
    { kind: 'button', label: open, link, hint },
  ])
  return row.email === null ? mail : { ...mail, replyTo: row.email }
}
