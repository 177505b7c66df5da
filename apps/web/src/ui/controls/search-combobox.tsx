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
  /** Whether its list is shown. */
  expanded: boolean
  onFocus?: () => void
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** The `OptionList`, and what is said about it. */
  children: ReactNode
}

/** A box to search by: it keeps the focus while arrows walk the list below it. */
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
        // The library tells of a blur and a focus also when an option is marked; those are not trusted.
        onFocus={({ isTrusted }) => isTrusted && onFocus?.()}
        onBlur={({ isTrusted }) => isTrusted && onBlur?.()}
        onKeyDown={(event) => {
          // Enter never sends the form from an open list, even an empty one.
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
