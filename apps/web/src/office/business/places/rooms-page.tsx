import { settings } from '@rumi/contract'
import { officeRoomsCopy as copy } from '../../../copy/office/business/places.ts'
import { useCall, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { DayCarePlaces } from './day-care-places.tsx'
import { HallList } from './hall-list.tsx'
import { RoomList } from './room-list.tsx'

export const meta = officeMeta(copy.title)

/** Rooms, day care capacity and event halls. */
export default function RoomsPage() {
  return (
    <OnlyFor access="staff" area="rooms">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Places />
    </OnlyFor>
  )
}

function Places() {
  const rooms = useEveryRecord('rooms', {})
  const halls = useEveryRecord('halls', {})
  const settingsQuery = useCall(settings.read, {})
  const mayChange = usePermission({ access: 'admin', area: 'rooms', toChange: true })
  return (
    <Fetched fetchings={[rooms, halls, settingsQuery]}>
      <div className="grid gap-10">
        <RoomList items={rooms.answer ?? []} mayChange={mayChange} />
        {settingsQuery.answer && mayChange && (
          <DayCarePlaces stored={settingsQuery.answer.data.settings} onStale={settingsQuery.again} />
        )}
        <HallList items={halls.answer ?? []} mayChange={mayChange} />
      </div>
    </Fetched>
  )
}
