import { useState } from 'react'
import { cancellingCopy } from '../../copy/portal/bookings.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { namesOf, type AddOnBooking } from './cancel-together.ts'
import { Rows } from '../rows/rows.tsx'

/** State of which inner bookings to cancel with the stay; by default all that may be cancelled. */
export function useAddOnChoices(inside: readonly AddOnBooking[]) {
  const [keptIds, setKeptIds] = useState<readonly string[]>([])
  const cancellable = inside.filter(({ mayGo }) => mayGo)
  const uncancellable = inside.filter(({ mayGo }) => !mayGo)
  const keep = (id: string, isKept: boolean) =>
    setKeptIds((before) => (isKept ? [...before, id] : before.filter((one) => one !== id)))

  const choices = (
    <>
      {cancellable.length > 0 && (
        <fieldset>
          <legend className="sr-only">{cancellingCopy.choices}</legend>
          <Rows of={cancellable} by={({ id }) => id} within="blocks">
            {({ id, name, day }) => (
              <CheckboxField
                label={cancellingCopy.too(name, day)}
                checked={!keptIds.includes(id)}
                onChange={({ target }) => keep(id, !target.checked)}
              />
            )}
          </Rows>
        </fieldset>
      )}
      {uncancellable.length > 0 && <p>{cancellingCopy.cannotToo(namesOf(uncancellable))}</p>}
    </>
  )
  return {
    choices,
    chosen: cancellable.filter(({ id }) => !keptIds.includes(id)),
    /** Call before a retry. */
    reset: () => setKeptIds([]),
  }
}
