import { passUsesCalls, formatDay, type BookedWithPass, formatNames } from '@rumi/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { passesCopy } from '../../copy/portal/passes.ts'
import { passKindCopy } from '../../shared/orders/pass-kind-copy.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import type { Pass } from './use-my-passes.ts'
import { Rows } from '../../shared/rows/rows.tsx'

/** Uses of a pass, loaded on demand. */
export function PassUses({ pass: { id, kind } }: { pass: Pass }) {
  const [open, setOpen] = useState(false)
  const { answer, status, refusal, again } = useCall(passUsesCalls.list, open ? { params: { id } } : null)
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line pt-1"
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-strong">
        {passesCopy.paidFor}
        <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
      </summary>
      {open && status === 'loading' && (
        <output className="flex items-center gap-2 pb-2 text-ink-soft">
          <Spinner />
          {errorMessagesCopy.loading}
        </output>
      )}
      {refusal && (
        <p>
          {refusal.message}{' '}
          <button type="button" onClick={again} className="min-h-12 text-link underline">
            {errorMessagesCopy.retry}
          </button>
        </p>
      )}
      {answer && <UseList uses={answer.data.uses} unit={passKindCopy(kind).unit} />}
    </details>
  )
}

function UseList({ uses, unit }: { uses: readonly BookedWithPass[]; unit: (count: number) => string }) {
  if (uses.length === 0) return <p className="pb-2 text-ink-soft">{passesCopy.paidNothing}</p>
  return (
    <ul className="grid gap-2 pb-2">
      <Rows of={uses} by={({ booking }) => booking.id}>
        {({ booking, dogs, days }) => (
          <li>
            <Link
              to={paths.booking(booking.id)}
              className="inline-flex min-h-12 items-center text-link underline [overflow-wrap:anywhere]"
            >
              {passesCopy.visitOf(formatNames(dogs.map((name) => ({ name }))))}
            </Link>
            <ul className="text-sm text-ink-soft tabular">
              {days.map(({ day, used, returned }) => (
                <li key={day} className="first-letter:uppercase">
                  {formatDay(day, businessToday())}:{' '}
                  <span>{used > 0 ? unit(used) : passesCopy.cameBack(unit(returned), returned)}</span>
                </li>
              ))}
            </ul>
          </li>
        )}
      </Rows>
    </ul>
  )
}
