type ProgressBarProps = {
  label: string
  value: number
  max: number
  /** Text beside the bar, such as '12 de 20'. */ text: string
}

/** Used share of a limit, as a bar and as text. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const sharePercent = max === 0 ? 0 : Math.min(100, (value / max) * 100)
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span className="font-strong">{label}</span>
        <span className="tabular text-ink-soft">{text}</span>
      </div>
      <meter className="sr-only" aria-label={label} value={value} max={max}>
        {text}
      </meter>
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-sand">
        <div
          className="h-full rounded-full bg-highlight transition-[width]"
          style={{ width: `${sharePercent}%` }}
        />
      </div>
    </div>
  )
}
