import { Search } from 'lucide-react'
import type { Ref } from 'react'

type SearchBoxProps = {
  ref?: Ref<HTMLInputElement>
  /** Placeholder and accessible name. */
  label: string
  value: string
  onChange: (text: string) => void
}

/** Search input; Escape clears it. */
export function SearchBox({ ref, label, value, onChange }: SearchBoxProps) {
  return (
    <div className="relative w-full max-w-md">
      <Search
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft"
        aria-hidden="true"
      />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        maxLength={80}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          onChange('')
          event.currentTarget.blur()
        }}
        className="min-h-12 w-full rounded-full border-2 border-line-strong bg-white pr-3 pl-10 text-ellipsis placeholder:text-ink-soft hover:border-ink md:min-h-(--control-height)"
      />
    </div>
  )
}
