import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { resourceScreenCopy } from '../../copy/resource-screen.ts'
import { controlLook } from '../../ui/control-look.ts'
import { FormField, type FieldWords } from '../../ui/form-field.tsx'
import { OptionList, optionId } from '../../ui/option-list.tsx'
import { useMarkedOption } from '../../ui/use-marked-option.ts'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { useClientChoices } from '../clients/use-client-choices.ts'
import { useDogChoices } from '../records/use-dog-choices.ts'

type RecordPickerProps = FieldWords & {
  ref?: Ref<HTMLInputElement>
  of: 'clients' | 'dogs'
  value: string
  onChange: (id: string) => void
}

/** Finds another record by its words: a box to write in, and below it those that match. */
export function RecordPicker({ ref, of, value, onChange, ...words }: RecordPickerProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const asked = useDebouncedValue(text.trim())
  const search = open ? asked : null
  const clients = useClientChoices(of === 'clients' ? search : null)
  const dogs = useDogChoices(of === 'dogs' ? search : null)
  const { choices, status } = of === 'clients' ? clients : dogs

  const choose = (index: number) => {
    const choice = choices[index]
    if (!choice) return
    setText(choice.label)
    setOpen(false)
    onChange(choice.value)
  }
  const { marked, onKeyDown, markFirst } = useMarkedOption(open ? choices.length : 0, choose)
  const write = (next: string) => {
    setText(next)
    setOpen(true)
    markFirst()
    if (value) onChange('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'ArrowDown' && !open) setOpen(true)
    else if (open) onKeyDown(event)
  }
  const said = status === 'loading' ? resourceScreenCopy.looking : resourceScreenCopy.noMatchTitle

  return (
    <FormField {...words}>
      {(wiring) => (
        <div className="min-w-0">
          <input
            {...wiring}
            ref={ref}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && marked >= 0 ? optionId(listId, marked) : undefined}
            value={text}
            maxLength={80}
            onChange={({ target }) => write(target.value)}
            onFocus={() => setOpen(value === '')}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
            className={controlLook}
          />
          <div hidden={!open} className="mt-1 rounded-sm border-2 border-line-strong bg-white py-1">
            <OptionList
              id={listId}
              label={words.label}
              options={choices.map((choice) => ({
                key: choice.value,
                content: <span className="truncate">{choice.label}</span>,
              }))}
              marked={marked}
              onChoose={choose}
              className="max-h-56 overflow-y-auto"
            />
            {choices.length === 0 && <output className="block px-4 py-2 text-ink-soft">{said}</output>}
          </div>
        </div>
      )}
    </FormField>
  )
}
