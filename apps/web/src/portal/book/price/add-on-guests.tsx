import type { Dog } from '@rumi/data-layer'
import { bookCopy } from '../../../copy/portal/book.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'

type AddOnGuestsProps = {
  service: string
  dogs: readonly Dog[]
  chosen: readonly Dog[]
  onChoose: (dogIds: readonly string[]) => void
}

/** Dogs that an add-on is for; at least one. */
export function AddOnGuests({ service, dogs, chosen, onChoose }: AddOnGuestsProps) {
  const isFor = (dog: Dog) => chosen.some(({ _id }) => _id === dog._id)
  const idsWith = (dog: Dog) =>
    dogs.filter((one) => (one._id === dog._id ? !isFor(one) : isFor(one))).map(({ _id }) => _id)
  return (
    <fieldset className="pb-3">
      <legend className="text-sm font-strong">{bookCopy.addOnFor(service)}</legend>
      <div className="flex flex-wrap gap-x-6">
        <Rows of={dogs} by={({ _id }) => _id}>
          {(dog) => (
            <CheckboxField
              label={dog.name}
              checked={isFor(dog)}
              disabled={isFor(dog) && chosen.length === 1}
              onChange={() => onChoose(idsWith(dog))}
            />
          )}
        </Rows>
      </div>
    </fieldset>
  )
}
