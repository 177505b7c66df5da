import type { LedgerMethod, PaymentKind } from '@rumi/contract'
import { paymentsCopy } from '../../copy/shared/payments.ts'

/** How a row of the ledger is called: a payment by its method, what went back by its kind too. */
export const nameOfRow = (kind: PaymentKind, method: LedgerMethod) =>
  kind === 'payment'
    ? paymentsCopy.methods[method]
    : kind === 'credit'
      ? paymentsCopy.kinds.credit
      : `${paymentsCopy.kinds.refund}, ${paymentsCopy.methods[method].toLowerCase()}`
