/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the list of a combobox has no tag of its own; its box holds the focus and hears the keys */
import { Fragment, type ReactNode } from 'react'

export type Option = {
  key: string
  content: ReactNode
  /** Stands above the first of its kind. */
  heading?: string | undefined
}

type OptionListProps = {
  id: string
  label: string
  options: readonly Option[]
  /** Which one Enter would choose. */
  marked: number
  onChoose: (index: number) => void
  hidden?: boolean
  className?: string
}

/** The id of the option that a combobox says is active. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** What a combobox offers; the box it belongs to holds the focus and hears the keys. */
export function OptionList({
  id,
  label,
  options,
  marked,
  onChoose,
  hidden,
  className = '',
}: OptionListProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} hidden={hidden} className={className}>
      {options.map(({ key, content, heading }, index) => (
        <Fragment key={key}>
          {heading && heading !== options[index - 1]?.heading && (
            <li role="presentation" className="px-4 pt-3 pb-1 text-sm font-strong text-ink-soft">
              {heading}
            </li>
          )}
          <li
            id={optionId(id, index)}
            role="option"
            aria-selected={index === marked}
            ref={index === marked ? scrollIntoViewIfHidden : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-cream aria-selected:bg-sand md:min-h-10"
          >
            {content}
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

const scrollIntoViewIfHidden = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' })
}
