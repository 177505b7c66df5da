import { TagChip } from './tag-chip.tsx'
import { useTagsOf } from './use-marks.ts'

type DogTagsProps = { dog: { tags: readonly string[] } }

/** Tags of a dog; nothing where it has none. */
export function DogTags({ dog }: DogTagsProps) {
  const tags = useTagsOf()(dog)
  if (tags.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
    </span>
  )
}
