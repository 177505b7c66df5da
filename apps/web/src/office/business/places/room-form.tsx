import { roomLimits, roomSizes, type RecordOf, type Resources, type RoomSize } from '@rumi/contract'
import { rooms } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officePlacesCopy as copy, officeRoomsCopy } from '../../../copy/office/business/places.ts'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ConflictingBookings } from './conflicting-bookings.tsx'
import { WrittenVersions, type WrittenFact } from '../../../shared/refusals/written-versions.tsx'
import { usePlaceSaving } from './use-place-saving.ts'
import { Form } from '../../../ui/forms/form.tsx'

type Room = RecordOf<Resources['rooms']>
type RoomFormProps = { room: Room | undefined; wiring: FormWiring; onSaved: () => void }

const textOf = (kg: number | null) => (kg === null ? '' : String(kg))
const isSize = (value: string): value is RoomSize => roomSizes.some((size) => size === value)

const fieldsOf = ({ name, size, maxDogs, maxWeightKg }: Room) => ({ name, size, maxDogs, maxWeightKg })
type RoomFields = ReturnType<typeof fieldsOf>

const facts: readonly WrittenFact<RoomFields>[] = [
  { label: copy.name, format: ({ name }) => name },
  { label: officeRoomsCopy.size, format: ({ size }) => officeRoomsCopy.sizes[size] },
  { label: officeRoomsCopy.maxDogs, format: ({ maxDogs }) => String(maxDogs) },
  {
    label: officeRoomsCopy.maxWeight,
    format: ({ maxWeightKg }) => (maxWeightKg === null ? officeRoomsCopy.anyWeight : String(maxWeightKg)),
  },
]

/** Form of a room: name, size and limits. */
export function RoomForm({ room, wiring, onSaved }: RoomFormProps) {
  const [name, setName] = useState(room?.name ?? '')
  const [size, setSize] = useState<RoomSize>(room?.size ?? 'medium')
  const [dogs, setDogs] = useState(String(room?.maxDogs ?? roomLimits.medium.maxDogs))
  const [weight, setWeight] = useState(textOf(room ? room.maxWeightKg : roomLimits.medium.maxWeightKg))
  const mine: RoomFields = {
    name,
    size,
    maxDogs: Number(dogs),
    maxWeightKg: weight.trim() === '' ? null : Number(weight.replace(',', '.')),
  }
  const { refusal, issueOf, versions, save } = usePlaceSaving({
    kind: 'rooms',
    place: room,
    writtenOf: fieldsOf,
    calls: rooms.calls,
    write(fields) {
      setName(fields.name)
      setSize(fields.size)
      setDogs(String(fields.maxDogs))
      setWeight(textOf(fields.maxWeightKg))
    },
    onSending: wiring.onSending,
    onSaved,
  })

  const chooseSize = (value: string) => {
    if (!isSize(value)) return
    setSize(value)
    setDogs(String(roomLimits[value].maxDogs))
    setWeight(textOf(roomLimits[value].maxWeightKg))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(mine)
  }

  return (
    <Form problems={refusal?.issues} id={wiring.id} onSubmit={submit} className="grid gap-4 pb-2">
      {versions && <WrittenVersions versions={versions} mine={mine} facts={facts} />}
      {refusal && refusal.issues.length === 0 && (
        <ConflictingBookings refusal={refusal} resourceId={room?.id ?? ''} />
      )}
      <TextField
        label={copy.name}
        maxLength={80}
        value={name}
        error={issueOf('name', mine)}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={officeRoomsCopy.size}
        options={roomSizes.map((value) => ({ value, label: officeRoomsCopy.sizes[value] }))}
        value={size}
        error={issueOf('size', mine)}
        onChange={({ target }) => chooseSize(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          kind="number"
          label={officeRoomsCopy.maxDogs}
          value={dogs}
          error={issueOf('maxDogs', mine)}
          onChange={({ target }) => setDogs(target.value)}
        />
        <TextField
          kind="money"
          label={officeRoomsCopy.maxWeight}
          hint={officeRoomsCopy.maxWeightHint}
          value={weight}
          error={issueOf('maxWeightKg', mine)}
          onChange={({ target }) => setWeight(target.value)}
        />
      </div>
    </Form>
  )
}
