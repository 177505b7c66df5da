import { formatDay } from '@rumi/contract'
import { useState, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { entriesCopy as copy } from '../../../../copy/office/books/entries.ts'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { useEveryRecord } from '../../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { StatusChip } from '../../../../ui/feedback/state-chip.tsx'
import { Fetched } from '../../../kit/fetched.tsx'
import { officeMeta } from '../../../kit/office-meta.ts'
import { MissingRecord } from '../../../kit/record-page-parts.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryPayments } from './entry-payments.tsx'
import { EntryLines } from './entry-lines.tsx'
import { RemoveEntry } from './remove-entry.tsx'
import { type GlEntry, useAccounts } from './entry-draft.ts'
import { AreaLinkButton } from '../../../kit/permissions/area-link.tsx'

export const meta = officeMeta(copy.title)

const back = { to: paths.officeEntries(), label: copy.back }

/** One entry: an editable draft, or a posted entry with its origin. */
export default function EntryPage() {
  const { id = '' } = useParams()
  const found = useEveryRecord('glEntries', { ids: id })
  const reversal = useEveryRecord('glEntries', { reversalOf: id }).answer?.[0]
  const accounts = useAccounts().fetching
  const entry = found.answer?.[0]
  if (found.answer && !entry) return <MissingRecord copy={copy} back={back} />
  return (
    <Fetched fetchings={[found, accounts]}>
      {entry && <OneEntry key={id} entry={entry} reversal={reversal} />}
    </Fetched>
  )
}

type OneEntryProps = { entry: GlEntry; reversal: GlEntry | undefined }

function OneEntry({ entry, reversal }: OneEntryProps) {
  const { number, status, date, description, source } = entry
  // Keeps the input on the screen if another user posts the draft meanwhile.
  const [isWritten, setWritten] = useState(status === 'draft')
  const mayBeReversed = status === 'posted' && !reversal && entry.reversalOf === null && source === 'manual'
  return (
    <>
      <PageHeader
        title={copy.numbered(number)}
        back={back}
        actions={<StatusChip of={copy.statuses[status]} />}
      />
      {isWritten ? (
        <div className="grid gap-6">
          <EntryForm entry={entry} onPosted={() => setWritten(false)} />
          {status === 'draft' && <RemoveEntry entry={entry} />}
        </div>
      ) : (
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
          <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            <Fact name={copy.day}>{formatDay(date, businessToday())}</Fact>
            <Fact name={copy.what}>{description}</Fact>
            <Fact name={copy.source}>{copy.sources[source]}</Fact>
          </dl>
          <Origin entry={entry} reversal={reversal} />
          <EntryLines lines={entry.lines} />
          <EntryPayments entry={entry} />
          {mayBeReversed && <RemoveEntry entry={entry} />}
        </div>
      )}
    </>
  )
}

/** Links from an entry to its origin, and between an entry and its reversal. */
function Origin({ entry: { bookingId, orderId, passId, expenseId, reversalOf }, reversal }: OneEntryProps) {
  const reversed = useEveryRecord('glEntries', reversalOf ? { ids: reversalOf } : null).answer?.[0]
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {bookingId && (
        <AreaLinkButton tone="secondary" to={paths.officeBooking(bookingId)}>
          {copy.openBooking}
        </AreaLinkButton>
      )}
      {orderId && (
        <AreaLinkButton tone="secondary" to={paths.officeOrder(orderId)}>
          {copy.openOrder}
        </AreaLinkButton>
      )}
      {passId && (
        <AreaLinkButton tone="secondary" to={paths.officePasses()}>
          {copy.openPasses}
        </AreaLinkButton>
      )}
      {expenseId && (
        <AreaLinkButton tone="secondary" to={paths.officeExpense(expenseId)}>
          {copy.openExpense}
        </AreaLinkButton>
      )}
      {reversed && <EntryLink id={reversed.id}>{copy.reverses(reversed.number)}</EntryLink>}
      {reversal && <EntryLink id={reversal.id}>{copy.reversedBy(reversal.number)}</EntryLink>}
    </div>
  )
}

const EntryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link
    to={paths.officeEntry(id)}
    className="inline-flex min-h-12 items-center text-link underline underline-offset-2"
  >
    {children}
  </Link>
)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] first-letter:uppercase max-sm:mb-1">{children}</dd>
    </div>
  )
}
