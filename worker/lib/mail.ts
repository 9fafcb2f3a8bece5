import { company } from '../contract/company.ts'

export type Mail = { to: string; subject: string; text: string; html: string }
export type SendMail = (mail: Mail) => Promise<void>

/** Sends by the `send_email` binding; `wrangler dev` writes the mail to a file instead. */
export const createMailer =
  (binding: SendEmail, from: string): SendMail =>
  async ({ to, subject, text, html }) => {
    const sender = { email: from, name: company.name }
    await binding.send({ from: sender, to, subject: oneLine(subject), text, html })
  }

/** A line break in a header would start another header. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')
