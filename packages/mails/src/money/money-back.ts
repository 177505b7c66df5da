import { formatList, formatPesos } from '@rumi/contract'
import { factIf, type Fact } from '../fact-labels.ts'
import type { FilledText } from '../mail-words.ts'
import type { MoneyBack } from '../mail-data.ts'

/** Texts of refund methods, after the amount. */
const ways = {
  cash: 'en efectivo',
  card: 'a tu tarjeta',
  'debit-card': 'a tu tarjeta',
  voucher: 'a tus vales',
  transfer: 'por transferencia',
  online: 'en línea, al medio con el que pagaste',
  credit: 'para tu próximo pago',
} as const satisfies Record<MoneyBack['way'], string>

/** Texts about a refund within another mail. */
export const backWords = {
  returned: 'Te devolvemos {devuelto}.',
  credited: 'Quedan {favor} a tu favor para tu próximo pago.',
} as const

type Back = readonly MoneyBack[] | undefined

const isCredit = ({ way }: MoneyBack) => way === 'credit'
export const sumOf = (back: readonly MoneyBack[]) =>
  back.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)

/** Formats refunded amounts by method: '$100.00 en efectivo y $50.00 a tu tarjeta'. */
const returnedOf = (back: Back = []) =>
  formatList(
    back
      .filter((part) => !isCredit(part))
      .map(({ way, amountCentavos }) => `${formatPesos(amountCentavos)} ${ways[way]}`),
  )

const creditedOf = (back: Back = []) => {
  const centavos = sumOf(back.filter(isCredit))
  return centavos > 0 ? formatPesos(centavos) : ''
}

/** Describes all refunds, without the amount if there is a single method. */
export function returnSentence(back: readonly MoneyBack[]) {
  const [only, ...others] = back
  if (only && others.length === 0) return ways[only.way]
  const credited = creditedOf(back)
  return formatList([returnedOf(back), ...(credited ? [`${credited} a tu favor`] : [])].filter(Boolean))
}

/** Placeholders of texts about refunds. */
export const namesOfBack = (back: Back) => ({ devuelto: returnedOf(back), favor: creditedOf(back) })

export const backSentences = (text: FilledText<typeof backWords>, back: Back) => [
  ...(returnedOf(back) ? [text.returned] : []),
  ...(creditedOf(back) ? [text.credited] : []),
]

export const backFacts = (back: Back): Fact[] => [
  ...factIf('returned', returnedOf(back)),
  ...factIf('credited', creditedOf(back)),
]

type Worded = { preview: string; paragraphs: readonly string[]; back: FilledText<typeof backWords> }

/** The words of a mail with what came back, beside its subject and after its own sentences. */
export function withBack<W extends Worded>(text: W, { back }: { back?: MoneyBack[] }): W {
  const sentences = backSentences(text.back, back)
  if (sentences.length === 0) return text
  return {
    ...text,
    preview: [text.preview, ...sentences].join(' '),
    paragraphs: [...text.paragraphs, sentences.join(' ')],
  }
}
