import type { RecordOf, Resources } from '@rumi/contract'
import { paymentsCopy } from '../../copy/shared/payments.ts'

type Row = Pick<RecordOf<Resources['payments']>, 'kind' | 'method' | 'reference'>

/** Name of a ledger row: the method, of retained ISR with its rate, and for a refund its kind. */
export const nameOfRow = ({ kind, method, reference }: Row) =>
  kind === 'payment'
    ? [paymentsCopy.methods[method], method === 'retention' ? reference : ''].filter(Boolean).join(' ')
    : kind === 'credit'
      ? paymentsCopy.kinds.credit
      : `${paymentsCopy.kinds.refund}, ${paymentsCopy.methods[method].toLowerCase()}`
