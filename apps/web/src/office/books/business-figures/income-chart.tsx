import { formatPesos } from '@rumi/contract'

type Bar = { key: string; label: string; centavos: number }

const height = 120
const gap = 0.25

/** Bar chart of income, scaled to its tallest bar; a table beside it has the same data. */
export function IncomeChart({ bars, title }: { bars: readonly Bar[]; title: string }) {
  const most = Math.max(1, ...bars.map(({ centavos }) => centavos))
  return (
    <figure aria-label={title}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b-2 border-ink"
      >
        {bars.map(({ key, label, centavos }, at) => {
          const tall = Math.max(0, centavos / most) * height
          return (
            <rect
              key={key}
              x={at + gap / 2}
              y={height - tall}
              width={1 - gap}
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
