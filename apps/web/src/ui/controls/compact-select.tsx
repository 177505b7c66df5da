import { ChevronDown } from 'lucide-react'

type CompactSelectProps = {
  label: string
  /** Adds to the label for screen readers: a name that the eye sees beside it. */
  of?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Compact select above a list: label and choice on one line. */
export function CompactSelect({ label, of, value, options, onChange }: CompactSelectProps) {
  return (
    <label className="relative inline-flex max-w-full shrink-0 min-h-12 items-center rounded-full border-2 border-line-strong bg-white hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink md:min-h-(--control-height)">
      <span className="pointer-events-none pl-4 text-ink-soft">
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-full min-h-11 min-w-0 text-ellipsis appearance-none rounded-full bg-transparent pr-9 pl-2 font-strong outline-none md:min-h-9"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 size-4" aria-hidden="true" />
    </label>
  )
}
