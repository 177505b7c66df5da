import type { Dog } from '@rumi/data-layer'
import { DogTags } from '../../kit/marks/dog-tags.tsx'
import { GroupChip } from '../../kit/marks/group-chip.tsx'
import { useVisitsOfDay } from './use-visits-of-day.ts'

/** Tags of a dog and its play group on a day; nothing where it has neither. */
export function DogMarksLine({ dog, day, named }: { dog: Dog; day: string; named: boolean }) {
  const visit = useVisitsOfDay(day).find(({ rumiId }) => rumiId === dog._id)
  const groupId = visit?.playGroupId ?? null
  if (dog.tags.length === 0 && groupId === null) return null
  return (
    <div className="flex flex-wrap items-center gap-1">
      {named && <span className="font-strong">{dog.name}</span>}
      <GroupChip id={groupId} />
      <DogTags dog={dog} />
    </div>
  )
}
