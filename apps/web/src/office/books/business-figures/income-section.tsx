import { formatPesos, type Sales } from '@rumi/contract'
import { Link } from 'react-router'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ExportReport } from './export-report.tsx'
import { IncomeChart } from './income-chart.tsx'
import { axisLabel, periodName } from './period-name.ts'

/** Change in whole percent, negative for a decrease; null if there was nothing before. */
export const changeOf = (now: number, before: number) =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null

type ComparedProps = { now: number; before: number; when: string }

/** Amount beside that of the compared period, in words. */
function Compared({ now, before, when }: ComparedProps) {
  const percent = changeOf(now, before)
  if (percent === null) return <p className="text-ink-soft">{copy.fromNothing(when)}</p>
  const former = formatPesos(before)
  if (percent === 0) return <p className="text-ink-soft">{copy.same(when, former)}</p>
  const Icon = percent > 0 ? TrendingUp : TrendingDown
  return (
    <p className="flex items-start gap-2 font-strong">
      <Icon className={`size-6 shrink-0 ${percent > 0 ? 'text-teal' : 'text-rust'}`} aria-hidden="true" />
      <span>{percent > 0 ? copy.more(percent, when, former) : copy.less(-percent, when, former)}</span>
    </p>
  )
}

type IncomeSectionProps = { sales: Sales; when: string }

/** Income: total, development over the period, and by service. */
export function IncomeSection({ sales, when }: IncomeSectionProps) {
  const { from, to, incomeCentavos, before, periods, lines } = sales
  const bars = periods.map(({ start, incomeCentavos: centavos }, at) => ({
    key: start,
    label: periodName(start, sales),
    short: axisLabel(start, sales),
    centavos,
    beforeCentavos: before.periods[at]?.incomeCentavos ?? null,
  }))
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">{copy.income}</h2>
          <ExportReport report="income" name={copy.income} query={{ from, to }} />
        </div>
        <p className="text-3xl font-display tabular">{formatPesos(incomeCentavos)}</p>
        <Compared now={incomeCentavos} before={before.incomeCentavos} when={when} />
      </div>
      <IncomeChart bars={bars} when={when} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-strong text-link underline">
          {copy.asTable}
        </summary>
        <dl className="grid gap-1 tabular">
          <Rows of={bars} by={({ key }) => key} within="facts">
            {({ label, centavos, beforeCentavos }) => (
              <div className="flex flex-wrap justify-between gap-x-4">
                <dt className="first-letter:uppercase">{label}</dt>
                <dd className="ml-auto">
                  {formatPesos(centavos)}
                  {beforeCentavos !== null && (
                    <span className="text-ink-soft"> {copy.before(when, formatPesos(beforeCentavos))}</span>
                  )}
                </dd>
              </div>
            )}
          </Rows>
        </dl>
      </details>
      <h3 className="text-base">{copy.byService}</h3>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{copy.nothingEarned}</p>
      ) : (
        <ul className="grid">
          <Rows of={lines} by={({ accountId }) => accountId}>
            {({ accountId, name, incomeCentavos: centavos }) => (
              <li className="relative grid gap-1 border-b border-line py-2">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <Link
                    to={paths.officeLedger(accountId, { from, to })}
                    className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
                  >
                    {name}
                  </Link>
                  <span className="ml-auto tabular">{formatPesos(centavos)}</span>
                </span>
                <span
                  aria-hidden="true"
                  className="h-2 rounded-full bg-accent"
                  style={{ width: `${shareOf(centavos, incomeCentavos)}%` }}
                />
              </li>
            )}
          </Rows>
        </ul>
      )}
    </Card>
  )
}

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.max(0, (part / whole) * 100) : 0)
