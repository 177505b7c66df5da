import { formatRange, reports } from '@rumi/contract'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { loadBusiness } from '../loaders.ts'
import { BestClients } from './best-clients.tsx'
import { ExpiringMedicalRecordsSection } from './expiring-medical-records-section.tsx'
import { IncomeSection } from './income-section.tsx'
import { OccupancySection } from './occupancy-section.tsx'
import { OwedSection } from './owed-section.tsx'
import { businessPeriods } from './business-period.ts'
import { useBusinessPeriod } from './use-business-period.ts'
import { VisitCounts } from './visit-counts.tsx'

export const clientLoader = loadBusiness
export const meta = officeMeta(copy.title)

/** Business figures for the owner's phone; each links to its details. */
export default function BusinessPage() {
  return (
    <OnlyFor access="admin" area="reports">
      <Business />
    </OnlyFor>
  )
}

function Business() {
  const { period, span, choose } = useBusinessPeriod()
  const asked = useCall(reports.sales, { query: span })
  const sales = asked.answer?.data.sales
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <div className="mb-4 max-w-md">
        <SegmentedChoice
          legend={copy.period}
          name="periodo"
          options={businessPeriods.map((value) => ({ value, label: copy.periods[value] }))}
          value={period}
          onChange={choose}
        />
      </div>
      <p className="mb-6 text-ink-soft">{copy.span(formatRange(span.from, span.to))}</p>
      <div className="gap-6 *:mb-6 *:break-inside-avoid xl:columns-2">
        <Fetched fetchings={[asked]}>
          {sales && (
            <>
              <IncomeSection sales={sales} isByMonth={period === 'year'} />
              <VisitCounts sales={sales} />
              <BestClients sales={sales} />
            </>
          )}
        </Fetched>
        <OccupancySection span={span} isByMonth={period === 'year'} />
        <OwedSection />
        <ExpiringMedicalRecordsSection />
      </div>
    </>
  )
}
