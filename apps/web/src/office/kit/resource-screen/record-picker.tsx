import { useState, type KeyboardEvent, type Ref } from 'react'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { FormField, type FieldWords } from '../../../ui/forms/form-field.tsx'
import { OptionList } from '../../../ui/controls/option-list.tsx'
import { SearchCombobox } from '../../../ui/controls/search-combobox.tsx'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { useDogChoices, useClientChoices } from '../records/use-choices.ts'
import { SearchStatus } from '../search-status.tsx'

type RecordPickerProps = FieldWords & {
  ref?: Ref<HTMLInputElement>
  of: 'clients' | 'dogs'
  value: string
  onChange: (id: string) => void
}

/** State before the last input is fetched. */
const searching = { status: 'loading', refusal: null, again: async () => undefined } as const

/** Search input that picks another record from the matches below. */
export function RecordPicker({ ref, of, value, onChange, ...words }: RecordPickerProps) {
  const [written, setWritten] = useState('')
  const [chosen, setChosen] = useState({ id: '', text: '' })
  const [open, setOpen] = useState(false)
  const search = useDebouncedValue(written.trim())
  // Results of earlier input would disappear under the finger.
  const isSettled = search === written.trim()
  // A value that was not chosen here, as of a draft, is fetched by its id to show its owner.
  const unnamed = value !== '' && value !== chosen.id ? { ids: value } : null
  const query = open ? { search: search } : unnamed
  const clients = useClientChoices(of === 'clients' ? query : null)
  const dogs = useDogChoices(of === 'dogs' ? query : null)
  const found = of === 'clients' ? clients : dogs
  const choices = isSettled && open ? found.choices : []
  const named = unnamed && !open ? found.choices.find(({ id }) => id === value) : undefined
  if (named) setChosen(named)
  const text = value === '' ? written : value === chosen.id ? chosen.text : ''

  const choose = (id: string) => {
    setChosen({ id, text: choices.find((choice) => choice.id === id)?.text ?? '' })
    setWritten('')
    setOpen(false)
    onChange(id)
  }
  const write = (next: string) => {
    setWritten(next)
    setOpen(true)
    if (value) onChange('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'ArrowDown') setOpen(true)
  }

  return (
    <FormField {...words}>
      {(wiring) => (
        <div className="min-w-0">
          <SearchCombobox
            {...{ ref, wiring, text }}
            label={words.label}
            onText={write}
            expanded={open}
            onFocus={() => setOpen(value === '')}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
          >
            {open && (
              <div className="mt-1 rounded-sm border-2 border-line-strong bg-white py-1">
                <OptionList
                  label={words.label}
                  search={written}
                  groups={[{ options: choices }]}
                  onChoose={choose}
                  className="max-h-56 overflow-y-auto"
                />
                {choices.length === 0 && (
                  <SearchStatus
                    fetching={isSettled ? found.fetching : searching}
                    done={resourceScreenCopy.noMatchTitle}
                    className="px-4 py-2"
                  />
                )}
              </div>
            )}
          </SearchCombobox>
        </div>
      )}
    </FormField>
  )
}
