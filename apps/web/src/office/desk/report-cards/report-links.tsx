import { NotebookPen } from 'lucide-react'
import { paths } from '../../../shared/business/paths.ts'
import { officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { bookingOfReport, type ReportedVisit } from './booking-of-report.ts'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

type ReportLinksProps = { members: readonly ReportedVisit[]; day: string }

/** Links from a card of the board to the report of each dog that has arrived: one for its visit and day. */
export function ReportLinks({ members, day }: ReportLinksProps) {
  const mayWrite = useCanWrite('reportCards')
  const today = businessToday()
  if (!mayWrite || day > today) return null
  const reported = members.flatMap((member) => {
    const bookingId = bookingOfReport(member)
    return bookingId === undefined ? [] : [{ dog: member.dog, bookingId }]
  })
  return (
    <Rows of={reported} by={({ dog }) => dog._id} within="blocks">
      {({ dog, bookingId }) => (
        <AreaLinkButton
          tone="quiet"
          size="snug"
          className="text-left max-md:min-h-12"
          to={paths.officeReport(bookingId, dog._id, day === today ? {} : { dia: day })}
        >
          <NotebookPen className="size-4 shrink-0" aria-hidden="true" />
          <span>
            {reported.length > 1 ? officeReportsCopy.boardLinkOf(dog.name) : officeReportsCopy.boardLink}
          </span>
          {reported.length === 1 && <span className="sr-only"> {officeReportsCopy.of(dog.name)}</span>}
        </AreaLinkButton>
      )}
    </Rows>
  )
}
