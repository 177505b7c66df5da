import { roomLimits, roomSizes, type RecordOf, type Resources, type RoomSize } from '@rumi/contract'
import { rooms } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officePlacesCopy as copy, officeRoomsCopy } from '../../copy/office-places.ts'
import { useSend, type Refusal } from '../../shared/store.ts'
import type { FormWiring } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { BookingsInTheWay } from './bookings-in-the-way.tsx'

type Room = RecordOf<Resources['rooms']>
type RoomFormProps = { room: Room | undefined; wiring: FormWiring; onSaved: () => void }

const textOf = (kg: number | null) => (kg === null ? '' : String(kg))
const isSize = (value: string): value is RoomSize => roomSizes.some((size) => size === value)

/** A new room, or another name, size or limits for one. */
export function RoomForm({ room, wiring, onSaved }: RoomFormProps) {
  const send = useSend()
  const [name, setName] = useState(room?.name ?? '')
  const [size, setSize] = useState<RoomSize>(room?.size ?? 'medium')
  const [dogs, setDogs] = useState(String(room?.maxDogs ?? roomLimits.medium.maxDogs))
  const [weight, setWeight] = useState(textOf(room ? room.maxWeightKg : roomLimits.medium.maxWeightKg))
  const [refusal, setRefusal] = useState<Refusal>()
  const issueOf = (path: string) => refusal?.issues.find((issue) => issue.path === path)?.message

  const chooseSize = (value: string) => {
    if (!isSize(value)) return
    setSize(value)
    setDogs(String(roomLimits[value].maxDogs))
    setWeight(textOf(roomLimits[value].maxWeightKg))
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    wiring.onSending(true)
    const told = {
      name,
      size,
      maxDogs: Number(dogs),
      maxWeightKg: weight.trim() === '' ? null : Number(weight.replace(',', '.')),
    }
    const outcome = await send(
      room
        ? rooms.calls.update({ id: room.id, changes: { ...told, version: room.version } })
        : rooms.calls.create(told),
    )
    wiring.onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.saved(outcome.answer.name))
    onSaved()
  }

  return (
    <form id={wiring.id} onSubmit={save} noValidate className="grid gap-4 pb-2">
      {refusal && refusal.issues.length === 0 && (
        <BookingsInTheWay refusal={refusal} resourceId={room?.id ?? ''} />
      )}
      <TextField
        label={copy.name}
        maxLength={80}
        value={name}
        error={issueOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={officeRoomsCopy.size}
        options={roomSizes.map((value) => ({ value, label: officeRoomsCopy.sizes[value] }))}
        value={size}
        error={issueOf('size')}
        onChange={({ target }) => chooseSize(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          kind="number"
          label={officeRoomsCopy.maxDogs}
          value={dogs}
          error={issueOf('maxDogs')}
          onChange={({ target }) => setDogs(target.value)}
        />
        <TextField
          kind="money"
          label={officeRoomsCopy.maxWeight}
          hint={officeRoomsCopy.maxWeightHint}
          value={weight}
          error={issueOf('maxWeightKg')}
          onChange={({ target }) => setWeight(target.value)}
        />
      </div>
    </form>
  )
}
