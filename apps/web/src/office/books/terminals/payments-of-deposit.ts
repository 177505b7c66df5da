import { settlementOf, type CardTerminal, type TerminalPayment } from '@rumi/contract'

type Deposit = { day: string; amountCentavos: number }
type Payment = Pick<TerminalPayment, 'id' | 'day' | 'amountCentavos'>
type Rates = Pick<CardTerminal, 'commissionBasisPoints' | 'ivaPercent'>

/**
 * Returns the ids of consecutive payments that are exactly a deposit, the oldest first; else of all up to its day. `payments` are in
 * order.
 */
export function paymentsOfDeposit(payments: readonly Payment[], deposit: Deposit, rates: Rates): string[] {
  const before = payments.filter(({ day }) => day <= deposit.day)
  for (let from = 0; from < before.length; from++) {
    let gross = 0
    for (let to = from; to < before.length; to++) {
      gross += before[to]!.amountCentavos
      if (gross > 0 && settlementOf(gross, rates).netCentavos === deposit.amountCentavos)
        return before.slice(from, to + 1).map(({ id }) => id)
    }
  }
  return before.map(({ id }) => id)
}
