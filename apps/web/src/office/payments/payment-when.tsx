import { formatMoment } from '@rumi/contract'
import { houseToday } from '../../shared/house-today.ts'
import type { Payment } from './payment-facts.ts'

/** When a row of the ledger was written down. */
export const PaymentWhen = ({ of: { createdAt } }: { of: Payment }) => (
  <span className="inline-block first-letter:uppercase">{formatMoment(createdAt, houseToday())}</span>
)
