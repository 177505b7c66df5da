import { reports } from '@rumi/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { KeysDialog } from '../../kit/keys/keys-dialog.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { loadOccupancy } from '../loaders.ts'
import { useDeskUpdates } from '../use-desk-updates.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSectionKeys } from '../../kit/keys/use-section-keys.ts'
import { DayCareMonth } from './day-care-month.tsx'
import { planIn, queryOf, spanOf, type PlanAddress } from './plan-address.ts'
import { PlanControls } from './plan-controls.tsx'
import { RoomsPlan } from './rooms-plan.tsx'
import { TeamPlan } from './team-plan.tsx'

export const clientLoader = loadOccupancy
export const meta = officeMeta(copy.title)

const planKeys = [...copy.timeKeys, ...copy.keys, ...officeCopy.anywhereKeys]

/** Occupancy, live: rooms by days, people by hours, day care by free places. The address selects the view. */
export default function OccupancyPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const today = businessToday()
  const address = planIn(params, today)
  const occupancy = useCall(reports.occupancy, { query: spanOf(address) })
  useDeskUpdates()
  const opened = params.get('reserva')
  const [keysShown, setKeysShown] = useState(false)
  useSectionKeys({ '?': () => setKeysShown(true) })

  const show = (changes: Partial<PlanAddress>) =>
    void change({ ...queryOf({ ...address, ...changes }), reserva: null, parte: null })
  const open = (id: string | null, part?: 'mover') => void change({ reserva: id, parte: part ?? null })

  const seen = occupancy.answer?.data.occupancy
  const shown = seen && { occupancy: seen, today, onChanged: occupancy.again, onOpen: open }
  return (
    <>
      <PlanControls address={address} today={today} onChange={show} />
      <Fetched fetchings={[occupancy]}>
        {shown && address.view === 'habitaciones' && <RoomsPlan {...shown} range={address.range} />}
        {shown && address.view === 'equipo' && <TeamPlan {...shown} />}
        {shown && address.view === 'guarderia' && <DayCareMonth {...shown} />}
      </Fetched>
      <BookingPanel id={opened} onClose={() => open(null)} onChanged={occupancy.again} />
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} keys={planKeys} />
    </>
  )
}
