import {
  type DaySpan,
  formatDay,
  formatRange,
  reportComparisons,
  reports,
  formatPesos,
  type Sales,
} from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DayRangeFields } from '../../kit/periods/day-range-fields.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { loadBusiness } from '../loaders.ts'
import { ExpiringMedicalRecordsSection } from './expiring-medical-records-section.tsx'
import { IncomeSection } from './income-section.tsx'
import { OccupancySection } from './occupancy-section.tsx'
import { OwedSection } from './owed-section.tsx'
import {
  businessPeriods,
  comparisonIn,
  figuresIn,
  inAddress,
  periodIn,
  type BusinessPeriod,
  type FiguresQuery,
} from './business-period.ts'
import { VisitCounts } from './visit-counts.tsx'
import { ExportReport } from './export-report.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

/** Clients with the highest revenue. */
function BestClients({ sales: { from, to, bestClients } }: { sales: Sales }) {
  if (bestClients.length === 0) return null
  return (
    <Card as="section" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{copy.best}</h2>
        <ExportReport report="clients" name={copy.best} query={{ from, to }} />
      </div>
      <ol>
        <Rows of={bestClients} by={({ clientId }) => clientId}>
          {({ clientId, name, incomeCentavos }) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
              <AreaLink
                to={paths.officeClient(clientId)}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {name}
              </AreaLink>
              <span className="ml-auto tabular">{formatPesos(incomeCentavos)}</span>
            </li>
          )}
        </Rows>
      </ol>
    </Card>
  )
}

/** Period and comparison, stored in the address; the days of a chosen period begin with those shown last. */
function Choices({ figures: { from, to } }: { figures: FiguresQuery }) {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const period = periodIn(params)
  const choose = (next: BusinessPeriod) =>
    void change({
      periodo: next === 'month' ? null : inAddress[next],
      desde: next === 'chosen' ? from : null,
      hasta: next === 'chosen' ? to : null,
    })
  return (
    <div className="no-print mb-4 grid max-w-xl gap-3">
      <SegmentedChoice
        legend={copy.period}
        name="periodo"
        options={businessPeriods.map((value) => ({ value, label: copy.periods[value] }))}
        value={period}
        onChange={choose}
      />
      {period === 'chosen' && (
        <div className="grid grid-cols-2 gap-4">
          <DayRangeFields labels={copy} from={from} to={to} />
        </div>
      )}
      <SegmentedChoice
        legend={copy.compare}
        name="comparar"
        options={reportComparisons.map((value) => ({ value, label: copy.comparisons[value] }))}
        value={comparisonIn(params)}
        onChange={(next) => void change({ comparar: next === 'year' ? 'ano' : null })}
      />
    </div>
  )
}

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

const daysInWords = ({ from, to }: DaySpan) =>
  from === to ? formatDay(from, businessToday()) : formatRange(from, to, businessToday())

function Business() {
  const [params] = useSearchParams()
  const figures = figuresIn(params, businessToday())
  const when = copy.when[figures.compare]
  const salesQuery = useCall(reports.sales, { query: figures })
  const sales = salesQuery.answer?.data.sales
  const shownDays = {
    days: daysInWords(figures),
    compared: figures.compare === 'before' && sales ? daysInWords(sales.before) : null,
    isOneDay: figures.from === figures.to,
    isYearBefore: figures.compare === 'year',
  }
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Choices figures={figures} />
      <p className="mb-6 text-ink-soft">{copy.shown(shownDays)}</p>
      <div className="gap-6 *:mb-6 *:break-inside-avoid xl:columns-2">
        <Fetched fetchings={[salesQuery]}>
          {sales && (
            <>
              <IncomeSection sales={sales} when={when} />
              <VisitCounts {...{ sales, figures, when }} />
              <BestClients sales={sales} />
            </>
          )}
        </Fetched>
        <OccupancySection {...{ figures, when }} />
        <OwedSection />
        <ExpiringMedicalRecordsSection />
      </div>
    </>
  )
}
