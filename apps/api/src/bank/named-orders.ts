import type { BankLine } from '@rumi/contract'

export type NamedOrder = {
  id: string
  number: number
  clientName: string
  /** Remaining amount, or the amount at its end. */
  leftCentavos: number
  /** It was cancelled before its money came. */
  isOver: boolean
}
type Payable = { line: BankLine; order: NamedOrder }

/** Beyond that a number is none of an order but of the bank. */
const mostDigits = 9

/**
 * Returns numbers in a text without leading zeros: alone or after a word (`PEDIDO12`, `ped-12`). Digits
 * inside a bank code do not count.
 */
export const numbersIn = (text: string) =>
  (text.match(/[\p{L}\p{N}-]+/gu) ?? []).flatMap((word) => {
    const [, digits] = /^\p{L}*-?0*(\d+)$/u.exec(word) ?? []
    return digits && digits.length <= mostDigits ? [Number(digits)] : []
  })

/** Matches transfers that state an order number and exactly its unpaid amount; each order once. */
export function namedOrders(lines: readonly BankLine[], orders: readonly NamedOrder[]): Payable[] {
  const waiting = new Map(orders.map((order) => [order.number, order]))
  return lines.flatMap((line) => {
    const order = numbersIn(`${line.reference} ${line.concept}`)
      .map((number) => waiting.get(number))
      .find((one) => one?.leftCentavos === line.amountCentavos)
    if (!order) return []
    waiting.delete(order.number)
    return [{ line, order }]
  })
}
