import { Users } from 'lucide-react'
import { dogMarksCopy } from '../../../copy/office/desk/play-groups.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { usePlayGroups } from './use-marks.ts'

/** Play group of a visit; nothing without one. */
export function GroupChip({ id }: { id: string | null }) {
  const group = usePlayGroups().groupOf(id)
  if (!group) return null
  return (
    <StateChip tone="neutral" icon={Users}>
      <span className="sr-only">{dogMarksCopy.group}: </span>
      {group.name}
    </StateChip>
  )
}
