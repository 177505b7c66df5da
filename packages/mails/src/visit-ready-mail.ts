import { mailTemplate, plainMail } from './mail-template.ts'
import type { VisitReadyDetails } from './mail-data.ts'

/** The dog can be collected. */
export const visitReadyMail = mailTemplate<VisitReadyDetails>()({
  words: {
    subject: 'Ya puedes pasar por {rumi}',
    preview: 'Te espera en {casa}.',
    title: '{rumi} te espera',
    paragraphs: ['{nombre}, {rumi} terminó su día con nosotros. Ya puedes pasar: abrimos {horario}.'],
    action: 'Ver su día',
  },
  facts: ({ name, dog }) => ({ nombre: name, rumi: dog }),
  write: (text, details) => plainMail(text, details),
})
