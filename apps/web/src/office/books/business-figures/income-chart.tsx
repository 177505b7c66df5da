import { formatPesos } from '@rumi/contract'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { axisOf } from './chart-axis.ts'

export type ChartBar = {
  key: string
  label: string
  /** Label on the axis. */
  short: string
  centavos: number
  beforeCentavos: number | null
}

const barGap = 0.25
const chartHeight = 100
/** Labels below the bars that fit on a phone. */
const mostLabels = 4
/** Fewer bars leave room beside them. */
const leastSlots = 7

const wholePesos = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
})

/** Bars of income with the compared period as dashes across them; the table below has the same data. */
export function IncomeChart({ bars, when }: { bars: readonly ChartBar[]; when: string }) {
  const { ticks, top, bottom } = axisOf(
    bars.flatMap(({ centavos, beforeCentavos }) => [centavos, beforeCentavos ?? 0]),
  )
  const heightOf = (centavos: number) => ((top - centavos) / (top - bottom)) * chartHeight
  const slots = Math.max(bars.length, leastSlots)
  const every = Math.ceil(bars.length / mostLabels)
  const isCompared = bars.some(({ beforeCentavos }) => beforeCentavos)
  return (
    <figure aria-label={copy.chart} className="grid gap-2">
      <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-soft tabular">
        <div className="relative">
          <div className="invisible">{wholePesos.format(Math.min(...ticks) / 100)}</div>
          <div className="invisible h-0">{wholePesos.format(Math.max(...ticks) / 100)}</div>
          {ticks.map((centavos) => (
            <span
              key={centavos}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${heightOf(centavos)}%` }}
            >
              {wholePesos.format(centavos / 100)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${slots} ${chartHeight}`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible"
        >
          {ticks.map((centavos) => (
            <line
              key={centavos}
              x1={0}
              x2={slots}
              y1={heightOf(centavos)}
              y2={heightOf(centavos)}
              vectorEffect="non-scaling-stroke"
              className={centavos === 0 ? 'stroke-ink' : 'stroke-line'}
            />
          ))}
          {bars.map(({ key, label, centavos, beforeCentavos }, at) => (
            <g key={key}>
              <title>{copy.barOf(label, formatPesos(centavos))}</title>
              <rect
                x={at + barGap / 2}
                y={heightOf(Math.max(0, centavos))}
                width={1 - barGap}
                height={Math.abs(heightOf(centavos) - heightOf(0))}
                className="fill-accent"
              />
              {isCompared && beforeCentavos !== null && (
                <line
                  x1={at + 0.05}
                  x2={at + 0.95}
                  y1={heightOf(beforeCentavos)}
                  y2={heightOf(beforeCentavos)}
                  vectorEffect="non-scaling-stroke"
                  strokeWidth={3}
                  className="stroke-ink"
                />
              )}
            </g>
          ))}
        </svg>
        <span />
        <div className="flex pt-1" style={{ width: `${(bars.length / slots) * 100}%` }}>
          {bars.map(({ key, short }, at) => (
            <span key={key} className="h-5 min-w-0 flex-1 overflow-visible whitespace-nowrap">
              {at % every === 0 && short}
            </span>
          ))}
        </div>
      </div>
      {isCompared && (
        <figcaption className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 bg-accent" />
            {copy.thisPeriod}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="h-[3px] w-5 bg-ink" />
            <span className="first-letter:uppercase">{when}</span>
          </span>
        </figcaption>
      )}
    </figure>
  )
}
