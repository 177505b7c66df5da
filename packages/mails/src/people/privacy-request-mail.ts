import type { PrivacyRight } from '@rumi/contract'
import { mailTemplate, plainMail } from '../mail-template.ts'
import type { MailData } from '../mail-data.ts'
import { spanishDay } from '../spanish.ts'

/** Names of rights after 'derecho de'. */
export const privacyRightNames: Record<PrivacyRight, string> = {
  access: 'acceso',
  rectification: 'rectificación',
  cancellation: 'cancelación',
  opposition: 'oposición',
  revocation: 'revocar tu consentimiento',
  limitation: 'limitar el uso de tus datos',
}

export const privacyRequestMail = mailTemplate<MailData['privacy-request']>()({
  words: {
    title: 'Hola, {nombre}',
    fields: {
      received: {
        subject: 'Recibimos tu solicitud sobre tus datos: {derecho}',
        text: 'Recibimos tu solicitud. Te respondemos a más tardar el {limite}.',
      },
      extended: {
        subject: 'Necesitamos más tiempo para tu solicitud: {derecho}',
        text: 'Usamos una sola vez la ampliación que permite la ley. El nuevo límite es el {limite}.',
      },
      granted: {
        subject: 'Tu solicitud procede: {derecho}',
        text: 'Tu solicitud procede. La hacemos efectiva a más tardar el {limite}.',
      },
      refused: {
        subject: 'Respondimos tu solicitud: {derecho}',
        text: 'Tu solicitud no procede, por lo que te explicamos aquí. Si no quedas conforme, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno dentro de los 15 días hábiles siguientes.',
      },
      done: {
        subject: 'Cumplimos tu solicitud: {derecho}',
        text: 'Ya hicimos efectiva tu solicitud.',
      },
    },
    action: 'Ver mi solicitud',
  },
  facts: ({ name, right, dueOn }) => ({
    nombre: name,
    derecho: privacyRightNames[right],
    limite: dueOn ? spanishDay(dueOn) : '',
  }),
  write: ({ title, fields, action }, { step, words, link }) => {
    const { subject, text } = fields[step]
    return {
      ...plainMail({ subject, preview: text, title, paragraphs: [text], action }, { link }),
      ...(words ? { facts: [{ named: 'answer', value: words }] } : {}),
    }
  },
})
