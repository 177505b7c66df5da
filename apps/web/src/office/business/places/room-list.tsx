import type { RecordOf, Resources } from '@rumi/contract'
import { rooms, queryApi, tagsOfWrite, uploadRoomPhoto } from '@rumi/data-layer'
import { useState } from 'react'
import { officePlacesCopy, officeRoomsCopy as copy } from '../../../copy/office/business/places.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { officePhotosCopy } from '../../../copy/office/business/photos.ts'
import { useSend, useStoreDispatch } from '../../../shared/fetching/store.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { RecordPhoto } from '../../kit/record-photo.tsx'
import { LineButton, PlaceLine } from './place-line.tsx'
import { formatClosure, RoomClosures } from './room-closures.tsx'
import { RoomForm } from './room-form.tsx'

/** Photo of a room, for staff who assign it. */
function RoomPhoto({ room: { id, photo } }: { room: RecordOf<Resources['rooms']> }) {
  const send = useSend()
  const dispatch = useStoreDispatch()
  return (
    <RecordPhoto
      address={photo}
      copy={officePhotosCopy.room}
      put={async (file, onProgress) => {
        const outcome = await send(uploadRoomPhoto({ id, file, onProgress }))
        if (!outcome.ok) return outcome
        dispatch(queryApi.util.invalidateTags(tagsOfWrite('rooms', id)))
        return { ok: true, answer: outcome.answer.photo }
      }}
    />
  )
}

type Room = RecordOf<Resources['rooms']>

/** Rooms of the hotel, active ones first. */
export function RoomList({ items, mayChange }: { items: readonly Room[]; mayChange: boolean }) {
  const [writing, setWriting] = useState<Room | 'new'>()
  const [closing, setClosing] = useState<string>()
  const changing = writing === 'new' ? undefined : writing
  const closed = items.find(({ id }) => id === closing)

  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{copy.rooms}</h2>
      {items.length === 0 && <p className="px-2 py-3 text-ink-soft">{copy.noRooms}</p>}
      <ul>
        <Rows
          of={items.toSorted((one, other) => Number(other.active) - Number(one.active))}
          by={({ id }) => id}
        >
          {(room) => (
            <PlaceLine
              place={room}
              picture={room.photo}
              onChange={mayChange ? () => setWriting(room) : undefined}
              retire={() => rooms.calls.remove(room.id)}
              restore={() => rooms.calls.update({ id: room.id, changes: { active: true } })}
              actions={
                <LineButton label={copy.closeOf(room.name)} onClick={() => setClosing(room.id)}>
                  {copy.close}
                </LineButton>
              }
            >
              <p className="text-ink-soft">
                {copy.sizes[room.size]}: {copy.limits(room.maxDogs, room.maxWeightKg).toLowerCase()}
              </p>
              {room.outOfService
                .filter(({ to }) => to > businessToday())
                .map((closure) => (
                  <p key={closure.from} className="text-brick [overflow-wrap:anywhere]">
                    {copy.close}: {formatClosure(closure)}
                    {closure.reason && <span>{`. ${closure.reason}`}</span>}
                  </p>
                ))}
            </PlaceLine>
          )}
        </Rows>
      </ul>
      {mayChange && (
        <Button tone="secondary" className="mt-4" onClick={() => setWriting('new')}>
          {copy.add}
        </Button>
      )}
      <OfficeFormDialog
        open={writing !== undefined}
        onClose={() => setWriting(undefined)}
        title={changing ? officePlacesCopy.changeOf(changing.name) : copy.add}
        submitLabel={officePlacesCopy.save}
      >
        {(wiring) => (
          <>
            <RoomForm room={changing} wiring={wiring} onSaved={() => setWriting(undefined)} />
            {changing && <RoomPhoto room={changing} />}
          </>
        )}
      </OfficeFormDialog>
      {closed && <RoomClosures room={closed} onClose={() => setClosing(undefined)} />}
    </section>
  )
}
