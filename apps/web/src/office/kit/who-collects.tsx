import { collectors, type BodyOf, type DeskBooking, type visits } from '@rumi/contract'
import { useId } from 'react'
import { dayBoardCopy as copy } from '../../copy/office/desk/day-board.ts'
import { collectorsCopy } from '../../copy/shared/collectors.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { CollectorPhoto } from '../../shared/people/collector-list.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { fullName } from './records/use-directory.ts'

type Collected = Pick<DeskBooking, 'owner' | 'secondPerson' | 'dogs'>

/** Choice of the person who collects the dogs; `name` is empty for the owner. */
export type Collection = { name: string; isOther: boolean; reason: string }

export const ownerCollects: Collection = { name: '', isOther: false, reason: '' }

/** True unless another person is chosen without a name or a reason. */
export const isCollectionComplete = ({ isOther, name, reason }: Collection) =>
  !isOther || (name.trim() !== '' && reason.trim() !== '')

/** Choice in the shape of the departure calls. */
export const collectionBody = ({
  name,
  reason,
}: Collection): Pick<BodyOf<typeof visits.departure>, 'collectedBy' | 'collectedReason'> => ({
  ...(name.trim() && { collectedBy: name.trim() }),
  ...(name.trim() && reason.trim() && { collectedReason: reason.trim() }),
})

type WhoCollectsProps = Collected & {
  collection: Collection
  onChange: (collection: Collection) => void
}

/** Choice of who collects: the owner, the second account holder, a person of the list, or another one with a reason. */
export function WhoCollects({ owner, secondPerson, dogs, collection, onChange }: WhoCollectsProps) {
  const otherValue = useId()
  const allowed = useCall(collectors.list, { query: { clientId: owner.id } }).answer?.data.collectors ?? []
  const named = dogs.filter(({ pickup }) => pickup !== '')
  const { name, isOther, reason } = collection
  const person = allowed.find((one) => one.name === name)
  const choose = (value: string) =>
    onChange(value === otherValue ? { ...ownerCollects, isOther: true } : { ...ownerCollects, name: value })
  return (
    <div className="grid gap-3 rounded-sm bg-sand px-4 py-3 [overflow-wrap:anywhere]">
      <SelectField
        label={collectorsCopy.who}
        value={isOther ? otherValue : name}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: '', label: collectorsCopy.owner(fullName(owner)) },
          ...(secondPerson ? [{ value: fullName(secondPerson), label: fullName(secondPerson) }] : []),
          ...allowed.map((one) => ({ value: one.name, label: one.name })),
          { value: otherValue, label: collectorsCopy.other },
        ]}
      />
      {person && !isOther && (
        <div className="flex items-center gap-3">
          <CollectorPhoto collector={person} />
          <p>{[person.name, person.phone].filter(Boolean).join(' · ')}</p>
        </div>
      )}
      {isOther && (
        <>
          <TextField
            label={collectorsCopy.otherName}
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={({ target }) => onChange({ ...collection, name: target.value })}
          />
          <TextField
            label={collectorsCopy.reason}
            hint={collectorsCopy.reasonHint}
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={({ target }) => onChange({ ...collection, reason: target.value })}
          />
        </>
      )}
      {named.length > 0 && (
        <div>
          <p className="text-ink-soft">{copy.alsoWritten}</p>
          <ul>
            <Rows of={named} by={({ _id }) => _id}>
              {({ name: dogName, pickup }) => (
                <li className="whitespace-pre-line">
                  {dogs.length > 1 && <strong>{dogName}: </strong>}
                  <span>{pickup}</span>
                </li>
              )}
            </Rows>
          </ul>
        </div>
      )}
    </div>
  )
}
