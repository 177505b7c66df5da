import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { writeEmlFile } from './eml-transport.ts'
import { qrPicture } from './qr-picture.ts'

export type Mail = {
  /** Mail kind; part of its file name in the outbox. */
  kind: string
  /** Equal for every retry, so that receivers recognise duplicates. */
  id: string
  /** Name of the business. */
  from: string
  to: { address: string; name: string }
  /** Reply-To, if it is not the sender. */
  replyTo?: { address: string; name: string }
  subject: string
  html: string
  text: string
  /** A file for the receiver's calendar. */
  calendar?: string
  /** Address to attach as a QR code. */
  code?: string
  files?: readonly MailFile[]
}

export type MailFile = { filename: string; content: string | Buffer; contentType: string }

/** Sends one mail, or throws so that it is tried again. */
export type SendMail = (mail: Mail) => Promise<void>

const patience = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
}

/** The plain part goes as it is written: a re-encoding would break its links over lines. */
const plainPart = (text: string) =>
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}`

/** Addresses go as objects and never as text, which a comma would turn into two receivers. */
const messageOf = (
  { kind, id, from, to, replyTo, subject, html, text, ...attached }: Mail,
  host: string,
) => ({
  messageId: `<${kind}.${id}@${host}>`,
  from: { name: from, address: `hola@${host}` },
  to: { name: to.name, address: to.address },
  ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address } }),
  envelope: { from: `hola@${host}`, to: [to.address], use8BitMime: true },
  subject,
  headers: { 'Auto-Submitted': 'auto-generated' },
  alternatives: [{ raw: plainPart(text) }, { content: html, contentType: 'text/html; charset=utf-8' }],
  attachments: attachmentsOf(attached),
  disableFileAccess: true,
  disableUrlAccess: true,
})

const attachmentsOf = ({ calendar, code, files = [] }: Pick<Mail, 'calendar' | 'code' | 'files'>) => [
  ...files,
  ...(calendar === undefined
    ? []
    : [
        {
          filename: 'reserva.ics',
          content: calendar,
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ]),
  ...(code === undefined
    ? []
    : [{ filename: 'llegada.png', content: qrPicture(code), contentType: 'image/png' }]),
]

/** Mails go to the server of `SMTP_URL`, or else lie as files in the outbox folder. */
export function createMailTransport(config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'dataDir'>): SendMail {
  const host = new URL(config.publicUrl).hostname
  if (config.smtpUrl) {
    const server = createTransport({ url: config.smtpUrl, ...patience })
    return async (mail) => {
      await server.sendMail(messageOf(mail, host))
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, host))
    await writeEmlFile(config.dataDir, mail, message as Buffer)
  }
}
