import type { DeskVisit } from '@rumi/contract'
import { NotebookPen } from 'lucide-react'
import { paths } from '../../../shared/business/paths.ts'
import { officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'

/** Links from a row of the day to the cards of its dogs, once they have arrived. */
export function ReportLinks({
  visit: { booking, dogs },
  day,
}: {
  visit: Pick<DeskVisit, 'booking' | 'dogs'>
  day: string
}) {
  const mayWrite = useCanWrite('reportCards')
  const today = businessToday()
  const came = booking.status === 'checked-in' || booking.status === 'checked-out'
  if (!came || !mayWrite || day > today) return null
  return (
    <>
      <Rows of={dogs} by={(dog) => dog._id} within="blocks">
        {(dog) => (
          <LinkButton
            tone="quiet"
            size="snug"
            className="text-left max-md:min-h-12"
            to={paths.officeReport(booking.id, dog._id, day === today ? {} : { dia: day })}
          >
            <NotebookPen className="size-4 shrink-0" aria-hidden="true" />
            <span>
              {dogs.length > 1 ? officeReportsCopy.boardLinkOf(dog.name) : officeReportsCopy.boardLink}
            </span>
            {dogs.length === 1 && <span className="sr-only"> {officeReportsCopy.of(dog.name)}</span>}
          </LinkButton>
        )}
      </Rows>
    </>
  )
}
