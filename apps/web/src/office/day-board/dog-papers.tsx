import { eligibilityFor, isDay } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useStoreSelector } from '../../app/store.ts'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { StateChip } from '../../ui/state-chip.tsx'
import { houseToday } from '../house-today.ts'
import { lastDayOf, type Booking } from './board-entries.ts'

type DogPapersProps = { dog: Dog; booking: Booking; named: boolean }

/** Whether the dog's papers hold for this booking, and if not, what to ask for at the door. */
export function DogPapers({ dog, booking, named }: DogPapersProps) {
  const records = useStoreSelector((state) => state.medicalRecords.items)
  const service = useStoreSelector((state) => state.services.items).find(({ id }) => id === booking.serviceId)
  const owner = useStoreSelector((state) => state.clients.items).find(({ id }) => id === booking.clientId)
  if (!service || !isDay(booking.start)) return null
  const { ok, reasons } = eligibilityFor({
    serviceType: service.serviceType,
    start: booking.start,
    end: lastDayOf(booking),
    dog,
    records: records.filter(({ rumiId }) => rumiId === dog._id),
    ownerIdentified: owner?.identifiedAt !== null,
    today: houseToday(),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateChip tone={ok ? 'ok' : 'expired'}>
        {named && `${dog.name}: `}
        {ok ? dayBoardCopy.papersOk : dayBoardCopy.papersWrong}
      </StateChip>
      {reasons.map(({ code, message }) => (
        <span key={code}>{message}</span>
      ))}
    </div>
  )
}
