import { type FieldErrors, type FieldPath, type UseFormRegister } from 'react-hook-form'
import { checkoutCopy } from '../../copy/portal/checkout.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { Addressed } from './ship-to-address.tsx'

const { address: copy } = checkoutCopy

type AddressFieldsProps = {
  register: UseFormRegister<Addressed>
  errors: FieldErrors<Addressed>['shipTo']
  /** Disables autofill, because the address belongs to another person. */
  isThirdParty?: boolean | undefined
}

/** Shipping address, in the order of a parcel label. */
export function AddressFields({ register, errors, isThirdParty = false }: AddressFieldsProps) {
  const field = (name: keyof Addressed['shipTo'], own?: string) => ({
    label: copy[name],
    autoComplete: isThirdParty ? 'off' : own,
    error: errors?.[name]?.message,
    ...register(`shipTo.${name}` satisfies FieldPath<Addressed>),
  })
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-heading">{copy.legend}</legend>
      <TextField required {...field('recipient', 'name')} />
      <TextField kind="tel" required hint={copy.phoneHint} {...field('phone', 'tel')} />
      <TextField required className="sm:col-span-2" {...field('street', 'address-line1')} />
      <TextField required {...field('neighbourhood', 'address-level3')} />
      <TextField kind="number" required {...field('postalCode', 'postal-code')} />
      <TextField required {...field('city', 'address-level2')} />
      <TextField
        hint={copy.directionsHint}
        optionalLabel={errorMessagesCopy.optional}
        {...field('directions')}
      />
    </fieldset>
  )
}
