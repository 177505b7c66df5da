import type { PrivacyRight } from '@rumi/contract'
import type { MailContent } from './mail-content.ts'
import type { MailData } from './mail-data.ts'
import { spanishDay } from './spanish.ts'

/** What a right is called in a sentence that begins 'derecho de'. */
export const privacyRightNames: Record<PrivacyRight, string> = {
  access: 'acceso',
  rectification: 'rectificación',
  cancellation: 'cancelación',
  opposition: 'oposición',
  revocation: 'revocar tu consentimiento',
  limitation: 'limitar el uso de tus datos',
}

type Data = MailData['privacy-request']

const told: Record<Data['step'], (what: string, last: string) => { subject: string; text: string }> = {
  received: (what, last) => ({
    subject: `Recibimos tu solicitud sobre tus datos: ${what}`,
    text: `Recibimos tu solicitud. Te respondemos a más tardar el ${last}.`,
  }),
  extended: (what, last) => ({
    subject: `Necesitamos más tiempo para tu solicitud: ${what}`,
    text: `Usamos una sola vez la ampliación que permite la ley. El nuevo límite es el ${last}.`,
  }),
  granted: (what, last) => ({
    subject: `Tu solicitud procede: ${what}`,
    text: `Tu solicitud procede. La hacemos efectiva a más tardar el ${last}.`,
  }),
  refused: (what) => ({
    subject: `Respondimos tu solicitud: ${what}`,
    text: 'Tu solicitud no procede, por lo que te explicamos aquí. Si no quedas conforme, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno dentro de los 15 días hábiles siguientes.',
  }),
  done: (what) => ({
    subject: `Cumplimos tu solicitud: ${what}`,
    text: 'Ya hicimos efectiva tu solicitud.',
  }),
}

export function privacyRequestMail({ name, right, step, words, dueOn, link }: Data): MailContent {
  const { subject, text } = told[step](privacyRightNames[right], dueOn ? spanishDay(dueOn) : '')
  return {
    subject,
    preview: text,
    title: `Hola, ${name}`,
    paragraphs: [text],
    ...(words ? { facts: [{ label: 'Lo que te decimos', value: words }] } : {}),
    action: { label: 'Ver mi solicitud', href: link },
  }
}
