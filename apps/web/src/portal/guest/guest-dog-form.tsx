import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { breedSuggestions, dogsCopy } from '../../copy/dogs.ts'
import { errorMessagesCopy } from '../../copy/error-messages.ts'
import { houseToday } from '../../shared/house-today.ts'
import { BottomActionBar } from '../../ui/bottom-action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { blankAsAbsent, forgetDraft, keptDraft, useDraftKeeping, writtenNumber } from '../../ui/form-draft.ts'
import { TextField } from '../../ui/text-field.tsx'
import { guestDogFields, type GuestDogFields } from './guest-dog-fields.ts'

const sexes = [
  { value: 'hembra', label: dogsCopy.sexes.hembra },
  { value: 'macho', label: dogsCopy.sexes.macho },
]
const draft = 'guest-dog'

type GuestDogFormProps = {
  submitLabel: string
  onAdd: (fields: GuestDogFields) => void
  /** Back to those who are written down; absent where nobody is. */
  onCancel: (() => void) | undefined
}

/** As much of a dog as a price and a day depend on, with its portrait drawn while one writes. */
export function GuestDogForm({ submitLabel, onAdd, onCancel }: GuestDogFormProps) {
  const [kept] = useState(() => keptDraft<GuestDogFields>(draft))
  const form = useForm<GuestDogFields>({
    resolver: zodResolver(guestDogFields),
    mode: 'onTouched',
    defaultValues: { name: '', ...kept },
  })
  useDraftKeeping(draft, form)
  const { errors } = form.formState
  const [breed = ''] = useWatch({ control: form.control, name: ['breed'] })

  const add = form.handleSubmit((fields) => {
    forgetDraft(draft)
    onAdd(fields)
  })

  return (
    <form onSubmit={add} noValidate className="flex max-w-2xl grow flex-col gap-5">
      <div className="flex items-center gap-5">
        <DogPortrait dog={{ _id: draft, breed, color: '' }} size={80} className="shrink-0" frame="arch" />
        <p className="text-sm text-ink-soft">{dogsCopy.drawnLive}</p>
      </div>
      <TextField
        label={dogsCopy.name}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <ChoiceField
        legend={dogsCopy.sex}
        options={sexes}
        error={errors.sex?.message}
        {...form.register('sex')}
      />
      <DateField
        label={dogsCopy.birthDate}
        hint={dogsCopy.birthDateHint}
        max={houseToday()}
        required
        error={errors.birthDate?.message}
        {...form.register('birthDate')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={dogsCopy.breed}
          hint={dogsCopy.breedHint}
          optionalLabel={errorMessagesCopy.optional}
          list="razas"
          error={errors.breed?.message}
          {...form.register('breed', { setValueAs: blankAsAbsent })}
        />
        <TextField
          kind="money"
          label={dogsCopy.weightKg}
          optionalLabel={errorMessagesCopy.optional}
          trailing={<span className="pr-3 text-ink-soft">{dogsCopy.kilos}</span>}
          error={errors.weightKg?.message}
          {...form.register('weightKg', { setValueAs: writtenNumber })}
        />
      </div>
      <datalist id="razas">
        {breedSuggestions.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </datalist>
      <BottomActionBar beside>
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            {dogsCopy.cancel}
          </Button>
        )}
        <Button type="submit" className="grow md:grow-0">
          {submitLabel}
        </Button>
      </BottomActionBar>
    </form>
  )
}
