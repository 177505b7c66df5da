import type { LedgerMethod, PaymentKind } from '@rumi/contract'
import { paymentsCopy } from '../../copy/shared/payments.ts'

/** Name of a ledger row: the method, and for a refund its kind. */
export const nameOfRow = (kind: PaymentKind, method: LedgerMethod) =>
  kind === 'payment'
    ? paymentsCopy.methods[method]
    : kind === 'credit'
      ? paymentsCopy.kinds.credit
      : `${paymentsCopy.kinds.refund}, ${paymentsCopy.methods[method].toLowerCase()}`
