import { formatPesos } from '@rumi/contract'
import type { MailContent } from './mail-content.ts'
import type { MailData, VisitorDetails } from './mail-data.ts'

/** Repeats nothing of what was written: the address may be a stranger's to whoever wrote. */
export const messageReceivedMail = ({ reference }: MailData['message-received']): MailContent => ({
  subject: 'Recibimos tu mensaje',
  preview: 'Te respondemos {horario}.',
  title: '¡Gracias por escribirnos!',
  paragraphs: [
    'Tu mensaje ya está con nosotros. Te respondemos a este correo en nuestro horario, {horario}.',
  ],
  facts: [{ label: 'Número de referencia', value: reference }],
  closing: 'Si no fuiste tú, ignora este correo: alguien escribió tu dirección por error.',
})

const factsOf = ({ subject, lines }: VisitorDetails) => [
  ...(subject ? [{ label: 'Sobre', value: subject }] : []),
  ...lines.map(({ label, amountCentavos }) => ({ label, value: formatPesos(amountCentavos) })),
]

export const messageForHouseMail = (details: VisitorDetails): MailContent => ({
  subject: details.subject
    ? `Cotización de ${details.name}: ${details.subject}`
    : `Mensaje de ${details.name}`,
  preview: details.message || 'Pide una cotización.',
  title: details.subject ? 'Pidieron una cotización' : 'Llegó un mensaje',
  paragraphs: details.message ? [details.message] : [],
  facts: [
    { label: 'Nombre', value: details.name },
    { label: 'Correo', value: details.email },
    ...(details.phone ? [{ label: 'Teléfono', value: details.phone }] : []),
    ...factsOf(details),
  ],
  action: { label: 'Abrir en la oficina', href: details.link },
})
