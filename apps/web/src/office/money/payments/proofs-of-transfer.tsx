import { dayOf, formatDay, transferProofs, type QueryOf } from '@rumi/contract'
import { transferProofCopy as copy } from '../../../copy/shared/payments.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Proofs that a client sent of a transfer for a booking or an order; renders nothing without any. */
export function ProofsOfTransfer({ target }: { target: QueryOf<typeof transferProofs.list> }) {
  const proofs = useCall(transferProofs.list, { query: target }).answer?.data.transferProofs ?? []
  if (proofs.length === 0) return null
  return (
    <div className="rounded-sm bg-cream p-3">
      <p className="font-strong">{copy.ofClient}</p>
      <ul>
        <Rows of={proofs} by={({ id }) => id}>
          {({ file, createdAt }) => (
            <li>
              <a
                href={file}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {copy.sentOn(formatDay(dayOf(createdAt), businessToday()))}
              </a>
            </li>
          )}
        </Rows>
      </ul>
    </div>
  )
}
