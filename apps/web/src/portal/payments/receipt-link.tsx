import { dayOf, formatDay, type RecordOf, type Resources } from '@rumi/contract'
import { Link } from 'react-router'
import { businessToday } from '../../shared/business/business-today.ts'
import { nameOfRow } from '../../shared/payments/name-of-row.ts'
import { paths } from '../../shared/business/paths.ts'

type Row = Pick<RecordOf<Resources['payments']>, 'id' | 'kind' | 'method' | 'reference' | 'receivedAt'>

/** Payment or refund with method and date, linked to its receipt. */
export function ReceiptLink({ payment }: { payment: Row }) {
  const { id, receivedAt } = payment
  return (
    <Link
      to={paths.receipt(id)}
      className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
    >
      <span className="first-letter:uppercase">
        {receivedAt && <span>{`${formatDay(dayOf(receivedAt), businessToday())}, `}</span>}
        <span>{nameOfRow(payment)}</span>
      </span>
    </Link>
  )
}
