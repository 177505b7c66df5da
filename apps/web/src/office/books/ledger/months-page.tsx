import { addDays, books, firstOfMonth, formatMoment } from '@rumi/contract'
import { useState } from 'react'
import { monthsCopy as copy } from '../../../copy/office/books/entries.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { monthName } from '../../kit/periods/months.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { AuditBooks } from './audit-books.tsx'
import { OpenInMonth, useOpenInMonth } from './open-in-month.tsx'
import { SatFiles } from './sat-files.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'

export const meta = officeMeta(copy.title)

const shownMonths = 12

/** Past months, newest first, to close and reopen their books. */
export default function MonthsPage() {
  const monthsQuery = useCall(books.months, {})
  const closed = monthsQuery.answer?.data.closedMonths ?? []
  const newestClosed = closed
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <AuditBooks />
      <Fetched fetchings={[monthsQuery]}>
        <ul aria-label={copy.title} className="grid max-w-2xl">
          <Rows of={monthsBefore(businessToday())} by={(month) => month}>
            {(month) => (
              <Month
                month={month}
                closedAt={closed.find((one) => one.month === month)?.closedAt ?? null}
                isClosed={newestClosed !== undefined && month <= newestClosed}
                isLastClosed={month === newestClosed}
              />
            )}
          </Rows>
        </ul>
      </Fetched>
    </>
  )
}

/** The twelve months before a day's month. */
function monthsBefore(day: string) {
  const months: string[] = []
  for (let first = firstOfMonth(day); months.length < shownMonths;) {
    first = firstOfMonth(addDays(first, -1))
    months.push(first.slice(0, 7))
  }
  return months
}

const stateOf = ({ isClosed, closedAt }: Pick<MonthProps, 'isClosed' | 'closedAt'>) => {
  if (closedAt !== null) return copy.closed(formatMoment(closedAt, businessToday()))
  return isClosed ? copy.closedWithLater : copy.open
}

type MonthProps = {
  month: string
  /** Time of closing; null if it was closed with a later month. */
  closedAt: string | null
  isClosed: boolean
  isLastClosed: boolean
}

function Month({ month, closedAt, isClosed, isLastClosed }: MonthProps) {
  const sendCall = useSendCall()
  const [isConfirming, setIsConfirming] = useState(false)
  const [showsFiles, setShowsFiles] = useState(false)
  const mayExport = usePermission({ access: 'books-export', area: 'exports' })
  const open = useOpenInMonth(isConfirming && !isClosed ? month : null)
  const named = monthName(month)

  const change = async () => {
    const outcome = isClosed
      ? await sendCall(books.reopenMonth, { params: { month } })
      : await sendCall(books.closeMonth, { body: { month } })
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(isClosed ? copy.wasReopened(named) : copy.wasClosed(named))
    return undefined
  }

  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <span className="min-w-40 grow font-strong first-letter:uppercase">{named}</span>
      <StateChip tone={isClosed ? 'ok' : 'neutral'}>{stateOf({ isClosed, closedAt })}</StateChip>
      {mayExport && (
        <Button tone="quiet" aria-label={`${copy.sat.open}: ${named}`} onClick={() => setShowsFiles(true)}>
          {copy.sat.open}
        </Button>
      )}
      {(!isClosed || isLastClosed) && (
        <Button
          tone="quiet"
          aria-label={`${isClosed ? copy.reopen : copy.close}: ${named}`}
          onClick={() => setIsConfirming(true)}
        >
          {isClosed ? copy.reopen : copy.close}
        </Button>
      )}
      {showsFiles && <SatFiles month={month} named={named} onClose={() => setShowsFiles(false)} />}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={isClosed ? copy.reopenTitle(named) : copy.closeTitle(named)}
        closeLabel={copy.cancel}
        keepLabel={copy.keep}
        confirmLabel={isClosed ? copy.reopenConfirm : copy.closeConfirm}
        notYet={open.isLoading}
        onConfirm={change}
      >
        <OpenInMonth open={open} />
        <p>{isClosed ? copy.reopenText : copy.closeText}</p>
      </ConfirmDialog>
    </li>
  )
}
