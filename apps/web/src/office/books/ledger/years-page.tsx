import { bookYears, formatMoment, formatPesos, type BookYear } from '@rumi/contract'
import { useState } from 'react'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { yearsCopy as copy } from '../../../copy/office/books/years.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { loadYears } from '../loaders.ts'

export const clientLoader = loadYears
export const meta = officeMeta(copy.title)

/** Years of the books, newest first, to close and reopen them. */
export default function YearsPage() {
  const yearsQuery = useCall(bookYears.list, {})
  const years = yearsQuery.answer?.data.years
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Fetched fetchings={[yearsQuery]}>
        {years?.length === 0 && (
          <EmptyState art={<NoResults />} title={copy.emptyTitle} text={copy.emptyText} />
        )}
        {years && years.length > 0 && (
          <ul aria-label={copy.title} className="grid max-w-3xl border-t-2 border-ink">
            <Rows of={years} by={({ year }) => String(year)}>
              {(year) => <Year {...year} />}
            </Rows>
          </ul>
        )}
      </Fetched>
    </>
  )
}

function Year({ year, resultCentavos, closedAt, entryId, obstacle }: BookYear) {
  const sendCall = useSendCall()
  const [isConfirming, setIsConfirming] = useState(false)
  const isClosed = closedAt !== null
  const result = formatPesos(resultCentavos)

  const change = async () => {
    const outcome = isClosed
      ? await sendCall(bookYears.reopen, { params: { year: String(year) } })
      : await sendCall(bookYears.close, { body: { year } })
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(isClosed ? copy.wasReopened(year) : copy.wasClosed(year))
    return undefined
  }

  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow text-base font-heading">{copy.yearOf(year)}</h2>
        <StateChip tone={isClosed ? 'ok' : obstacle === null ? 'soon' : 'neutral'}>
          {isClosed ? copy.closed(formatMoment(closedAt, businessToday())) : copy.obstacle(obstacle, year)}
        </StateChip>
      </div>
      <p className="tabular">{copy.result(result)}</p>
      <div className="flex flex-wrap gap-2">
        {obstacle === null && (
          <Button tone={isClosed ? 'quiet' : 'secondary'} onClick={() => setIsConfirming(true)}>
            <span>{isClosed ? copy.reopen : copy.close}</span>
            <span className="sr-only"> {year}</span>
          </Button>
        )}
        {entryId && (
          <LinkButton tone="quiet" to={paths.officeEntry(entryId)}>
            {copy.closingEntry}
            <span className="sr-only"> {year}</span>
          </LinkButton>
        )}
        {isClosed ? (
          <LinkButton
            tone="quiet"
            to={paths.officeTrialBalance({ from: `${year + 1}-01-01`, to: `${year + 1}-01-31` })}
          >
            {copy.openingBalance(year + 1)}
          </LinkButton>
        ) : (
          <LinkButton
            tone="quiet"
            to={paths.officeIncomeStatement({ from: `${year}-01-01`, to: `${year}-12-31` })}
          >
            {copy.statement}
            <span className="sr-only"> {year}</span>
          </LinkButton>
        )}
        {obstacle !== null && obstacle !== 'year-not-over' && (
          <LinkButton tone="quiet" to={paths.officeMonths()}>
            {copy.months}
          </LinkButton>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={isClosed ? copy.reopenTitle(year) : copy.closeTitle(year)}
        closeLabel={copy.cancel}
        keepLabel={copy.keep}
        confirmLabel={isClosed ? copy.reopenConfirm : copy.closeConfirm}
        onConfirm={change}
      >
        <p>{isClosed ? copy.reopenText : copy.closeText(result)}</p>
      </ConfirmDialog>
    </li>
  )
}
