import type { RecordOf, Resources } from '@rumi/contract'
import { useRecords } from '../../../shared/fetching/queries.ts'
import type { Tag } from './tag-chip.tsx'

export type PlayGroup = RecordOf<Resources['playGroups']>

export const marksQuery = { limit: 200 } as const

/** Returns the tags of a dog that are in use, in the order of the settings. */
export function useTagsOf(): (dog: { tags: readonly string[] }) => Tag[] {
  const { records } = useRecords('tags', marksQuery)
  return (dog) => records.filter(({ id, active }) => active && dog.tags.includes(id))
}

/** Play groups: those in use, and any by its id. */
export function usePlayGroups() {
  const { records } = useRecords('playGroups', marksQuery)
  return {
    groups: records.filter(({ active }) => active),
    groupOf: (id: string | null) => records.find((group) => group.id === id),
  }
}
