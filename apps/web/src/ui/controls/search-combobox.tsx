/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- a box with a list has no tag of its own; the library adds which list it is */
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Autocomplete, Input, TextField } from 'react-aria-components'
import { controlLook } from '../forms/control-look.ts'
import type { FieldWiring } from '../forms/form-field.tsx'

type SearchComboboxProps = {
  ref?: Ref<HTMLInputElement> | undefined
  label: string
  placeholder?: string
  wiring?: FieldWiring
  text: string
  onText: (text: string) => void
  /** True while the list is open. */
  expanded: boolean
  onFocus?: () => void
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** The `OptionList` and its status text. */
  children: ReactNode
}

/** Search input that keeps the focus while arrow keys move through the list below. */
export function SearchCombobox(props: SearchComboboxProps) {
  const {
    ref,
    label,
    placeholder = '',
    wiring,
    text,
    onText,
    expanded,
    onFocus,
    onBlur,
    onKeyDown,
    children,
  } = props
  return (
    // The list marks its first option by itself, also after a deletion.
    <Autocomplete inputValue={text} onInputChange={onText} disableAutoFocusFirst>
      <TextField
        aria-label={label}
        // The library also emits untrusted blur and focus events when an option is marked: ignore those.
        onFocus={({ isTrusted }) => isTrusted && onFocus?.()}
        onBlur={({ isTrusted }) => isTrusted && onBlur?.()}
        onKeyDown={(event) => {
          // Enter never submits the form from an open list, even an empty one.
          if (event.key === 'Enter' && expanded) event.preventDefault()
          onKeyDown?.(event)
        }}
      >
        <Input
          {...wiring}
          ref={ref}
          role="combobox"
          aria-expanded={expanded}
          placeholder={placeholder}
          maxLength={80}
          className={controlLook}
        />
      </TextField>
      {children}
    </Autocomplete>
  )
}
