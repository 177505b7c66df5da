import type { UseFormRegisterReturn } from 'react-hook-form'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { offeredProducts } from './brought-records.ts'

type ProductFieldProps = {
  kind: string
  words: { product: string; placeholder: string; medicine: string }
  error: string | undefined
  registration: UseFormRegisterReturn
}

/** Vaccine select; for a deworming, an optional free-text medicine. */
export const ProductField = ({ kind, words, error, registration }: ProductFieldProps) =>
  kind === 'vaccine' ? (
    <SelectField
      label={words.product}
      placeholder={words.placeholder}
      options={offeredProducts.map((value) => ({ value, label: value }))}
      error={error}
      {...registration}
    />
  ) : (
    <TextField
      label={words.medicine}
      optionalLabel={errorMessagesCopy.optional}
      error={error}
      {...registration}
    />
  )
