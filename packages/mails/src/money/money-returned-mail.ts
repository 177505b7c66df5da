import { formatPesos } from '@rumi/contract'
import { factIf } from '../fact-labels.ts'
import { piecesOf } from '../spanish.ts'
import { mailTemplate, plainMail } from '../mail-template.ts'
import type { MoneyReturnedDetails } from '../mail-data.ts'
import { backFacts, backSentences, backWords, returnSentence, namesOfBack, sumOf } from './money-back.ts'

const slowWays: readonly string[] = ['card', 'debit-card', 'voucher', 'online']

/** Selects the text: credit, failed refund, or money in transit. */
function sayingOf({ back, hasFailed }: MoneyReturnedDetails) {
  if (hasFailed) return 'turnedDown'
  return back.every(({ way }) => way === 'credit') ? 'kept' : 'sent'
}

/** Refund or credit that no other mail reports. */
export const moneyReturnedMail = mailTemplate<MoneyReturnedDetails>()({
  words: {
    sent: {
      subject: 'Te devolvemos {importe}',
      preview: '{concepto}: {como}.',
      title: 'Tu dinero va de regreso',
    },
    kept: {
      subject: 'Tienes {importe} a tu favor',
      preview: '{concepto}: {como}.',
      title: 'Queda a tu favor',
    },
    turnedDown: {
      subject: 'No pudimos devolverte {importe} en línea',
      preview: '{concepto}: te lo devolvemos de otra forma.',
      title: 'Nos falta devolverte {importe}',
      text: '{nombre}, la devolución en línea de {importe} no pasó. Te lo devolvemos de otra forma: contesta este correo o dilo en recepción.',
    },
    greeting: '{nombre}, te escribimos por «{concepto}».',
    back: backWords,
    slow: 'En tu tarjeta puede tardar unos días en verse, según tu banco.',
    action: 'Ver el detalle',
  },
  facts: ({ name, back, concept }) => ({
    nombre: name,
    importe: formatPesos(sumOf(back)),
    concepto: concept,
    como: returnSentence(back),
    ...namesOfBack(back),
  }),
  write: ({ back: words, greeting, slow, action, ...sayings }, details) => {
    const { back, concept, pieces, reason, hasFailed } = details
    const isSlow = back.some(({ way }) => slowWays.includes(way))
    const paragraphs = hasFailed
      ? [sayings.turnedDown.text]
      : [greeting, backSentences(words, back).join(' '), ...(isSlow ? [slow] : [])]
    const { subject, preview, title } = sayings[sayingOf(details)]
    return {
      ...plainMail({ subject, preview, title, paragraphs, action }, details),
      facts: [
        { named: 'about', value: concept },
        ...pieces.map(({ name, quantity }) => ({ label: name, value: piecesOf(quantity) })),
        ...factIf('reason', reason),
        ...(hasFailed ? [] : backFacts(back)),
      ],
    }
  },
})
