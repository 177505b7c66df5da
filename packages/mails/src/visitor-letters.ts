import { formatPesos } from '@rumi/contract'
import type { Letter } from './letter.ts'
import type { MailData, VisitorTold } from './mail-data.ts'

/** Repeats nothing of what was written: the address may be a stranger's to whoever wrote. */
export const messageReceivedLetter = ({ reference }: MailData['message-received']): Letter => ({
  subject: 'Recibimos tu mensaje',
  preview: 'Te respondemos en horario de lunes a sábado, de 7:00 a 19:00.',
  title: '¡Gracias por escribirnos!',
  paragraphs: [
    'Tu mensaje ya está con nosotros. Te respondemos a este correo en nuestro horario, de lunes a sábado de 7:00 a 19:00.',
  ],
  facts: [{ label: 'Número de referencia', value: reference }],
  closing: 'Si no fuiste tú, ignora este correo: alguien escribió tu dirección por error.',
})

const factsOf = ({ subject, lines }: VisitorTold) => [
  ...(subject ? [{ label: 'Sobre', value: subject }] : []),
  ...lines.map(({ label, amountCentavos }) => ({ label, value: formatPesos(amountCentavos) })),
]

export const messageForHouseLetter = (told: VisitorTold): Letter => ({
  subject: told.subject ? `Cotización de ${told.name}: ${told.subject}` : `Mensaje de ${told.name}`,
  preview: told.message || 'Pide una cotización.',
  title: told.subject ? 'Pidieron una cotización' : 'Llegó un mensaje',
  paragraphs: told.message ? [told.message] : [],
  facts: [
    { label: 'Nombre', value: told.name },
    { label: 'Correo', value: told.email },
    ...(told.phone ? [{ label: 'Teléfono', value: told.phone }] : []),
    ...factsOf(told),
  ],
  action: { label: 'Abrir en la oficina', href: told.link },
})
