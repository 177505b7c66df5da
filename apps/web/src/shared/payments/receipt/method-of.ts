import { isByTerminal, type LedgerMethod, type Receipt } from '@rumi/contract'
import { paymentsCopy } from '../../../copy/shared/payments.ts'

/** Method of a payment on its receipt, with the terminal where there are several: 'Tarjeta de crédito · Mostrador'. */
export const methodOf = ({ terminalName }: Pick<Receipt, 'terminalName'>, method: LedgerMethod) =>
  [paymentsCopy.methods[method], isByTerminal(method) && terminalName].filter(Boolean).join(' · ')
