import type { Dog } from '@rumi/data-layer'
import { DogTags } from '../../kit/marks/dog-tags.tsx'
import { GroupChip } from '../../kit/marks/group-chip.tsx'

type DogMarksLineProps = { dog: Dog; groupId: string | null }

/** Tags of a dog and the play group of its visit; nothing where it has neither. */
export function DogMarksLine({ dog, groupId }: DogMarksLineProps) {
  if (dog.tags.length === 0 && groupId === null) return null
  return (
    <div className="flex flex-wrap items-center gap-1">
      <GroupChip id={groupId} />
      <DogTags dog={dog} />
    </div>
  )
}
