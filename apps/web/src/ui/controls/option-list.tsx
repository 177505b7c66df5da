import type { ReactNode } from 'react'
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'

export type Option = {
  id: string
  /** Text of the option, also its accessible name. */
  text: string
  /** Content to render if it is more than the text. */
  content?: ReactNode
}

export type OptionGroup = { heading?: string; options: readonly Option[] }

type OptionListProps = {
  label: string
  /** Search text: a change marks the first option again. */
  search: string
  groups: readonly OptionGroup[]
  onChoose: (id: string) => void
  className?: string
}

/** Options of a `SearchCombobox`; Enter chooses the marked one. */
export function OptionList({ label, search, groups, onChoose, className = '' }: OptionListProps) {
  const shown = groups.filter(({ options }) => options.length > 0)
  return (
    <ListBox
      key={`${shown[0]?.options[0]?.id} ${search}`}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it marks an option; the focus stays in the box
      autoFocus="first"
      onAction={(id) => onChoose(String(id))}
      className={className}
    >
      {shown.map(({ heading, options }) =>
        heading ? (
          <ListBoxSection key={heading} id={heading}>
            <Header className="px-4 pt-3 pb-1 text-sm font-strong text-ink-soft">{heading}</Header>
            {options.map(drawn)}
          </ListBoxSection>
        ) : (
          options.map(drawn)
        ),
      )}
    </ListBox>
  )
}

const drawn = ({ id, text, content }: Option) => (
  <ListBoxItem
    key={id}
    id={id}
    textValue={text}
    className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-cream data-focused:bg-sand md:min-h-10"
  >
    {content ?? <span className="truncate">{text}</span>}
  </ListBoxItem>
)
