import { type FieldErrors, type FieldPath, type UseFormRegister } from 'react-hook-form'
import { checkoutCopy } from '../copy/checkout.ts'
import { errorMessagesCopy } from '../copy/error-messages.ts'
import { TextField } from '../ui/text-field.tsx'
import type { Addressed } from './addressed.ts'

const { address: copy } = checkoutCopy

type AddressFieldsProps = {
  register: UseFormRegister<Addressed>
  errors: FieldErrors<Addressed>['shipTo']
}

/** Where something is sent to, in the order in which it is written on a parcel. */
export function AddressFields({ register, errors }: AddressFieldsProps) {
  const field = (name: keyof Addressed['shipTo']) => ({
    label: copy[name],
    error: errors?.[name]?.message,
    ...register(`shipTo.${name}` satisfies FieldPath<Addressed>),
  })
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-heading">{copy.legend}</legend>
      <TextField autoComplete="name" required {...field('recipient')} />
      <TextField kind="tel" autoComplete="tel" required hint={copy.phoneHint} {...field('phone')} />
      <TextField autoComplete="address-line1" required className="sm:col-span-2" {...field('street')} />
      <TextField autoComplete="address-level3" required {...field('neighbourhood')} />
      <TextField kind="number" autoComplete="postal-code" required {...field('postalCode')} />
      <TextField autoComplete="address-level2" required {...field('city')} />
      <TextField
        hint={copy.directionsHint}
        optionalLabel={errorMessagesCopy.optional}
        {...field('directions')}
      />
    </fieldset>
  )
}
