type SegmentedChoiceProps<Value extends string> = {
  /** Accessible name of the group. */
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Choice among a few adjacent views, in one row as long as they fit. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, name, options, value, onChange } = props
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-lg bg-sand p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-10 grow cursor-pointer items-center justify-center rounded-full px-2.5 font-strong whitespace-nowrap max-w-full text-ink-soft hover:text-ink has-checked:bg-white has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-ink lg:min-h-8 lg:px-4"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
