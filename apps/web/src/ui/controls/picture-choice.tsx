import type { LucideIcon } from 'lucide-react'

type PictureChoiceProps<Value extends string> = {
  legend: string
  name: string
  options: readonly { value: Value; label: string; icon: LucideIcon }[]
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
}

/** Choice among a few large fields with picture and word, easy to hit with a thumb. */
export function PictureChoice<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  disabled = false,
}: PictureChoiceProps<Value>) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 font-strong">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {options.map(({ value: own, label, icon: Icon }) => (
          <label
            key={own}
            className="grid min-h-22 cursor-pointer content-center justify-items-center gap-1.5 rounded-md border-2 border-line-strong bg-white px-1 py-2 text-center text-sm leading-tight font-strong transition-colors hover:border-ink has-checked:border-ink has-checked:bg-band has-checked:text-on-band has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:cursor-default"
          >
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onChange(own)}
              className="sr-only"
            />
            <Icon className="size-7" aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
