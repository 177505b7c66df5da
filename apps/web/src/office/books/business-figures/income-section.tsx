import { formatDay, formatPesos, monthNames, type Sales } from '@rumi/contract'
import { Link } from 'react-router'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ExportReport } from './export-report.tsx'

type Bar = { key: string; label: string; centavos: number }

const chartHeight = 120
const barGap = 0.25

/** Bar chart of income, scaled to its tallest bar; a table beside it has the same data. */
function IncomeChart({ bars, title }: { bars: readonly Bar[]; title: string }) {
  const most = Math.max(1, ...bars.map(({ centavos }) => centavos))
  return (
    <figure aria-label={title}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length} ${chartHeight}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b-2 border-ink"
      >
        {bars.map(({ key, label, centavos }, at) => {
          const tall = Math.max(0, centavos / most) * chartHeight
          return (
            <rect
              key={key}
              x={at + barGap / 2}
              y={chartHeight - tall}
              width={1 - barGap}
              height={tall}
              className="fill-accent"
            >
              <title>{`${label}: ${formatPesos(centavos)}`}</title>
            </rect>
          )
        })}
      </svg>
    </figure>
  )
}

/** Change in whole percent, negative for a decrease; null if there was nothing before. */
export const changeOf = (now: number, before: number) =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null

type ComparedProps = { now: number; before: number }

/** Amount beside that of the previous period, in words. */
function Compared({ now, before }: ComparedProps) {
  const percent = changeOf(now, before)
  if (percent === null) return <p className="text-ink-soft">{copy.fromNothing}</p>
  const former = formatPesos(before)
  if (percent === 0) return <p className="text-ink-soft">{copy.same(former)}</p>
  const Icon = percent > 0 ? TrendingUp : TrendingDown
  return (
    <p className="flex items-start gap-2 font-strong">
      <Icon className={`size-6 shrink-0 ${percent > 0 ? 'text-teal' : 'text-rust'}`} aria-hidden="true" />
      <span>{percent > 0 ? copy.more(percent, former) : copy.less(-percent, former)}</span>
    </p>
  )
}

type IncomeSectionProps = { sales: Sales; isByMonth: boolean }

/** Income: total, development over the period, and by service. */
export function IncomeSection({ sales, isByMonth }: IncomeSectionProps) {
  const { from, to, incomeCentavos, before, periods, lines } = sales
  const nameOf = (start: string) =>
    isByMonth ? (monthNames[Number(start.slice(5, 7)) - 1] ?? '') : formatDay(start, businessToday())
  const bars = periods.map(({ start, incomeCentavos: centavos }) => ({
    key: start,
    label: nameOf(start),
    centavos,
  }))
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">{copy.income}</h2>
          <ExportReport report="income" name={copy.income} query={{ from, to }} />
        </div>
        <p className="text-3xl font-display tabular">{formatPesos(incomeCentavos)}</p>
        <Compared now={incomeCentavos} before={before.incomeCentavos} />
      </div>
      <IncomeChart bars={bars} title={copy.chart} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-strong text-link underline">
          {copy.asTable}
        </summary>
        <dl className="grid gap-1 tabular">
          <Rows of={bars} by={({ key }) => key} within="facts">
            {({ label, centavos }) => (
              <div className="flex justify-between gap-4">
                <dt className="first-letter:uppercase">{label}</dt>
                <dd className="whitespace-nowrap">{formatPesos(centavos)}</dd>
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
