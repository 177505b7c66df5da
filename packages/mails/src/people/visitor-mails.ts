import { formatPesos } from '@rumi/contract'
import { factIf, type Fact } from '../fact-labels.ts'
import { mailTemplate, plainMail } from '../mail-template.ts'
import type { MailData, VisitorDetails } from '../mail-data.ts'
import { spanishDays } from '../spanish.ts'

/** Repeats no typed text: the address may belong to a stranger. */
export const messageReceivedMail = mailTemplate<MailData['message-received']>()({
  words: {
    subject: 'Recibimos tu mensaje',
    preview: 'Te respondemos {horario}.',
    title: '¡Gracias por escribirnos!',
    paragraphs: [
      'Tu mensaje ya está con nosotros. Te respondemos a este correo en nuestro horario, {horario}.',
    ],
    closing: 'Si no fuiste tú, ignora este correo: alguien escribió tu dirección por error.',
  },
  facts: ({ reference }) => ({ referencia: reference }),
  write: ({ paragraphs, ...text }, { reference }) => ({
    ...text,
    paragraphs: [...paragraphs],
    facts: [{ named: 'reference', value: reference }],
  }),
})

/** Formats the wished days: 'martes 14 al jueves 16 de octubre', one day, or nothing. */
function requestedDays({ start, end }: VisitorDetails): Fact[] {
  const first = start ?? end
  return first ? [{ named: 'askedFor', value: spanishDays({ start: first, end: end ?? first }) }] : []
}

/** Lists the subject of a quote, its price lines and the total. */
function requestFacts(details: VisitorDetails): Fact[] {
  const { kind, subject, dogs, lines } = details
  const totalCentavos = lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  return [
    ...factIf('about', subject),
    ...(kind === 'quote' ? [...requestedDays(details), ...factIf('dogs', String(dogs))] : []),
    ...lines.map(({ label, amountCentavos }) => ({ label, value: formatPesos(amountCentavos) })),
    ...factIf('total', lines.length > 0 ? formatPesos(totalCentavos) : null),
  ]
}

const phoneOf = ({ phone }: VisitorDetails): Fact[] => factIf('phone', phone)

/** Message beside a request for a quote. */
const wordsOf = ({ kind, message }: VisitorDetails): Fact[] =>
  factIf('message', kind === 'quote' ? message : null)

/** Copy of a message to a sender who wrote from a verified account. */
export const messageCopyMail = mailTemplate<VisitorDetails>()({
  words: {
    contact: {
      subject: 'Recibimos tu mensaje: {referencia}',
      title: '¡Gracias por escribirnos, {nombre}!',
      paragraphs: ['Te respondemos a este correo, {horario}. Esto nos escribiste:'],
    },
    quote: {
      subject: 'Tu cotización: {asunto}',
      title: 'Tu cotización, {nombre}',
      paragraphs: ['Este es el precio de lo que nos pediste. Nada se cobra ni se aparta todavía.'],
    },
    request: {
      subject: 'Recibimos tu solicitud: {asunto}',
      title: '¡Gracias, {nombre}!',
      paragraphs: ['Revisamos lo que nos pediste y te respondemos con el precio final, {horario}.'],
    },
    preview: 'Esta es tu copia. Tu número es {referencia}.',
    action: 'Ver mis solicitudes',
  },
  facts: ({ name, reference, subject }) => ({ nombre: name, referencia: reference, asunto: subject }),
  write: ({ preview, action, ...text }, details) => {
    const { kind, lines, message, reference } = details
    const { paragraphs, ...words } =
      kind === 'contact' ? text.contact : lines.length > 0 ? text.quote : text.request
    return {
      ...plainMail(
        { ...words, preview, action, paragraphs: [...paragraphs, ...(kind === 'contact' ? [message] : [])] },
        details,
      ),
      facts: [
        { named: 'reference', value: reference },
        ...requestFacts(details),
        ...phoneOf(details),
        ...wordsOf(details),
      ],
    }
  },
})

export const messageToBusiness = mailTemplate<VisitorDetails>()({
  words: {
    contact: { subject: 'Mensaje de {nombre}', title: 'Llegó un mensaje' },
    quote: { subject: 'Cotización de {nombre}: {asunto}', title: 'Pidieron una cotización' },
    wordless: 'Pide una cotización.',
    action: 'Abrir en la oficina',
  },
  facts: ({ name, subject, reference }) => ({ nombre: name, asunto: subject, referencia: reference }),
  write: ({ contact, quote, wordless, action }, details) => ({
    ...(details.kind === 'quote' ? quote : contact),
    preview: details.message || wordless,
    paragraphs: details.message ? [details.message] : [],
    facts: [
      { named: 'name', value: details.name },
      { named: 'email', value: details.email },
      ...phoneOf(details),
      ...requestFacts(details),
    ],
    action: { label: action, href: details.link },
  }),
})
