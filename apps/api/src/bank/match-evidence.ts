import type { BankLine, BookLine, LedgerMethod, MatchReason, MoneyMethod } from '@rumi/contract'
import { numbersIn } from './named-orders.ts'

/** Lower-case words without accents, in their original order. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const shortestNameWord = 3
const particles = ['del', 'las', 'los', 'san', 'sas']
/** Returns the words of a name that distinguish people. */
const nameWords = (name: string) => [
  ...new Set(wordsOf(name).filter((word) => word.length >= shortestNameWord && !particles.includes(word))),
]

const wordsOfTerminals = ['tpv', 'tarjeta', 'tarjetas', 'terminal', 'clip', 'getnet']

/** Words that banks use for each payment method. */
const wordsOfMethods: Record<Exclude<MoneyMethod, 'credit'>, readonly string[]> = {
  transfer: ['spei', 'transferencia', 'transf', 'traspaso', 'tef'],
  card: [...wordsOfTerminals, 'tdc', 'tdd'],
  'debit-card': [...wordsOfTerminals, 'tdd'],
  voucher: [...wordsOfTerminals, 'vale', 'vales', 'despensa'],
  online: ['mercado', 'mercadopago', 'stripe', 'paypal', 'conekta', 'openpay'],
  cash: ['efectivo', 'ventanilla', 'cajero', 'practicaja'],
}

/** Parses a bank line for evidence of its payment. */
export function readLine({ concept, reference }: Pick<BankLine, 'concept' | 'reference'>) {
  const text = `${concept} ${reference}`
  const words = new Set(wordsOf(text))
  const methods = Object.entries(wordsOfMethods).flatMap(([method, known]) =>
    known.some((word) => words.has(word)) ? [method as LedgerMethod] : [],
  )
  return { words, methods, numbers: numbersIn(text), codes: wordsOf(text).map(codeOf) }
}
type Read = ReturnType<typeof readLine>

const codeOf = (word: string) => word.replace(/^0+/, '')
const shortestCode = 4

/** True if a line contains a reference as one word with a digit, long enough to identify a payment. */
const writesReference = ({ codes }: Read, reference: string) =>
  wordsOf(reference)
    .map(codeOf)
    .some((word) => word.length >= shortestCode && /\d/.test(word) && codes.includes(word))

/** True if a line names a person: two words of the name, or its only one. */
export function namesPerson({ words }: Pick<Read, 'words'>, name: string) {
  const known = nameWords(name)
  const written = known.filter((word) => words.has(word)).length
  return written > 0 && written >= Math.min(2, known.length)
}

/** True if a line names every dog of a booking; a name without a word of three letters names none. */
export const namesDogs = ({ words }: Pick<Read, 'words'>, names: readonly string[]) =>
  names.length > 0 &&
  names.every((name) => {
    const known = nameWords(name)
    return known.length > 0 && known.every((word) => words.has(word))
  })

const hasOneName = (words: Read['words'], name: string) => nameWords(name).some((word) => words.has(word))

/**
 * Evidence that two amounts are the same money: reference, payer or payee, payment method. Null where the method
 * differs, or the text names another client and not the payer.
 */
export function evidenceOf(
  line: BankLine,
  book: BookLine,
  { read, others }: { read: Read; others: readonly string[] },
): MatchReason[] | null {
  const isReferenced =
    writesReference(read, book.reference) ||
    (book.orderNumber !== null && read.numbers.includes(book.orderNumber))
  const isNamed = book.payer !== '' && namesPerson(read, book.payer)
  const hasMethod = book.method !== null && read.methods.length > 0
  const matchesMethod = hasMethod && read.methods.includes(book.method!)
  if (!isReferenced && hasMethod && !matchesMethod) return null
  if (
    !isReferenced &&
    !isNamed &&
    book.payer !== '' &&
    others.length > 0 &&
    !hasOneName(read.words, book.payer)
  )
    return null
  return [
    ...(isReferenced ? (['reference'] as const) : []),
    ...(isNamed ? (['payer'] as const) : []),
    ...(matchesMethod ? (['method'] as const) : []),
    ...(line.day === book.day ? (['day'] as const) : []),
  ]
}
