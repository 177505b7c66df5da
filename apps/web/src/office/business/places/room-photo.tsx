import type { RecordOf, Resources } from '@rumi/contract'
import { queryApi, tagsOfWrite, uploadRoomPhoto } from '@rumi/data-layer'
import { officePhotosCopy } from '../../../copy/office/business/photos.ts'
import { useSend, useStoreDispatch } from '../../../shared/fetching/store.ts'
import { RecordPhoto } from '../../kit/record-photo.tsx'

/** Photo of a room, for staff who assign it. */
export function RoomPhoto({ room: { id, photo } }: { room: RecordOf<Resources['rooms']> }) {
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
