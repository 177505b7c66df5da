import { Users } from 'lucide-react'
import { playGroupsCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { usePlayGroups } from '../../kit/marks/use-marks.ts'
import { countIn } from './count-in.ts'
import { useVisitsOfDay } from './use-visits-of-day.ts'

/** Present dogs in each play group, with its places; nothing while there are no groups. */
export function GroupCounts() {
  const { groups } = usePlayGroups()
  const visits = useVisitsOfDay()
  if (groups.length === 0) return null
  return (
    <ul aria-label={copy.now} className="mb-4 flex flex-wrap gap-2">
      <Rows of={groups} by={({ id }) => id}>
        {({ id, name, capacity }) => (
          <li>
            <StateChip tone={countIn(id, visits) >= capacity ? 'soon' : 'neutral'} icon={Users}>
              {name}: {copy.count(countIn(id, visits), capacity)}
            </StateChip>
          </li>
        )}
      </Rows>
    </ul>
  )
}
