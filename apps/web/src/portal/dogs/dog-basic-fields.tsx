import type { UseFormRegisterReturn } from 'react-hook-form'
import { breedSuggestions, dogsCopy } from '../../copy/portal/dogs.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Suggestions } from '../../ui/controls/suggestions.tsx'

/** Registered form field with its error. */
type RegisteredField = UseFormRegisterReturn & { error: string | undefined }

export const NameField = (field: RegisteredField) => (
  <TextField label={dogsCopy.name} autoComplete="off" required {...field} />
)

const sexes = [
  { value: 'hembra', label: dogsCopy.sexes.hembra },
  { value: 'macho', label: dogsCopy.sexes.macho },
]

export const SexField = (field: RegisteredField) => (
  <ChoiceField legend={dogsCopy.sex} options={sexes} {...field} />
)

export const BirthDateField = (field: RegisteredField) => (
  <DateField
    label={dogsCopy.birthDate}
    hint={dogsCopy.birthDateHint}
    max={businessToday()}
    required
    {...field}
  />
)

export const BreedField = (field: RegisteredField) => (
  <>
    <TextField
      label={dogsCopy.breed}
      hint={dogsCopy.breedHint}
      optionalLabel={errorMessagesCopy.optional}
      list="razas"
      {...field}
    />
    <Suggestions id="razas" words={breedSuggestions} />
  </>
)

export const WeightField = (field: RegisteredField & { hint?: string | undefined }) => (
  <TextField
    kind="money"
    label={dogsCopy.weightKg}
    optionalLabel={errorMessagesCopy.optional}
    trailing={<span className="pr-3 text-ink-soft">{dogsCopy.kilos}</span>}
    {...field}
  />
)
