import { Users } from 'lucide-react'
import { playGroupsCopy as copy } from '../../../copy/office/desk/play-groups.ts'
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
      {groups.map((group) => (
        <li key={group.id}>
          <StateChip tone={countIn(group.id, visits) >= group.capacity ? 'soon' : 'neutral'} icon={Users}>
            {group.name}: {copy.count(countIn(group.id, visits), group.capacity)}
          </StateChip>
        </li>
      ))}
    </ul>
  )
}
