import { type OccupancyShare, type OccupancyReport, reports } from '@rumi/contract'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import type { FiguresQuery } from './business-period.ts'
import { ExportReport } from './export-report.tsx'
import { periodName } from './period-name.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type OccupancySectionProps = { figures: FiguresQuery; when: string }

/** Occupancy of day care and hotel, beside the compared period and by day. */
export function OccupancySection({ figures, when }: OccupancySectionProps) {
  const usageQuery = useCall(reports.houseUse, { query: figures })
  const use = usageQuery.answer?.data.houseUse
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{copy.occupancy}</h2>
        <ExportReport report="occupancy" name={copy.occupancy} query={figures} />
      </div>
      <Fetched fetchings={[usageQuery]}>
        {use && (
          <>
            <Usage
              name={copy.dayCare}
              share={use.dayCare}
              before={use.before.dayCare}
              counted={copy.places}
              when={when}
            />
            <Usage
              name={copy.hotel}
              share={use.hotel}
              before={use.before.hotel}
              counted={copy.nights}
              when={when}
            />
            <Periods use={use} />
            <AreaLink
              to={paths.officeOccupancy()}
              className="inline-flex min-h-11 items-center justify-self-start text-link underline underline-offset-2"
            >
              {copy.openPlan}
            </AreaLink>
          </>
        )}
      </Fetched>
    </Card>
  )
}

type UsageProps = {
  name: string
  share: OccupancyShare
  before: OccupancyShare
  counted: (used: string, capacity: string) => string
  when: string
}

const written = new Intl.NumberFormat('es-MX')

function Usage({ name, share, before, counted, when }: UsageProps) {
  const percent = percentOfShare(share)
  return (
    <div className="grid gap-1">
      <h3 className="text-base">{name}</h3>
      {percent === null ? (
        <p className="text-ink-soft">{copy.notOpen}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-2xl font-display tabular">{copy.percent(percent)}</span>
            <span className="text-ink-soft tabular">
              {counted(written.format(share.used), written.format(share.capacity))}
            </span>
          </p>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sand">
            <span className="block h-full bg-accent" style={{ width: `${Math.min(100, percent)}%` }} />
          </span>
          <p className="text-ink-soft">{comparison(percent, when, percentOfShare(before))}</p>
        </>
      )}
    </div>
  )
}

/** Formats a share beside the compared one, in percentage points. */
function comparison(now: number, when: string, before: number | null) {
  if (before === null) return copy.fromNothing(when)
  if (now === before) return copy.samePoints(when, before)
  return now > before
    ? copy.morePoints(now - before, when, before)
    : copy.lessPoints(before - now, when, before)
}

function Periods({ use }: { use: OccupancyReport }) {
  const formatShare = (share: OccupancyShare) => {
    const percent = percentOfShare(share)
    return percent === null ? '–' : copy.percent(percent)
  }
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-strong text-link underline">
        {copy.asTable}
      </summary>
      <dl className="grid gap-1 tabular">
        <Rows of={use.periods} by={({ start }) => start} within="facts">
          {({ start, dayCare, hotel }) => (
            <div className="flex flex-wrap justify-between gap-x-4">
              <dt className="first-letter:uppercase">{periodName(start, use)}</dt>
              <dd className="ml-auto">{copy.ofPeriod(formatShare(dayCare), formatShare(hotel))}</dd>
            </div>
          )}
        </Rows>
      </dl>
    </details>
  )
}

/** Used share in whole percent; null without capacity. */
const percentOfShare = ({ used, capacity }: OccupancyShare) =>
  capacity > 0 ? Math.round((used / capacity) * 100) : null
