import { useParams } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { reportsCopy } from '../../copy/shared/report-cards.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../own-queries.ts'
import { ReportList } from './report-list.tsx'
import { useReports } from './use-reports.ts'

export const meta = portalMeta(reportsCopy.title)

/** Report cards of a booking, day by day; target of notifications. */
export default function BookingReportsPage() {
  const { id = '' } = useParams()
  const { dogs, fetching: dogsFetching } = useMyDogs()
  const { fetching, ...reports } = useReports({ bookingId: id })
  return (
    <>
      <PageHeader title={reportsCopy.title} back={{ to: paths.bookings(), label: reportsCopy.back }} />
      <QueryResult fetching={dogsFetching}>
        <QueryResult fetching={fetching}>
          <ReportList {...reports} dogs={dogs} />
        </QueryResult>
      </QueryResult>
    </>
  )
}
