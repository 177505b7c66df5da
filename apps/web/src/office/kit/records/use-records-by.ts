import { mostNamed, resources, type RecordOf, type ResourceName, type Resources } from '@rumi/contract'
import { everyEndpoint, type ListQuery } from '@rumi/data-layer'
import { useMemo, useState } from 'react'
import { useEach } from '../../../shared/fetching/queries.ts'

/**
 * What belongs to the rows on a screen, found by a filter that names many: each name is asked for once, a hundred at a time. A name
 * whose answer is not here yet, or never came, is simply not known.
 */
export function useRecordsBy<N extends ResourceName>(
  name: N,
  filter: 'ids' | 'ownerId' | 'rumiId',
  names: readonly string[],
): ReadonlyMap<string, RecordOf<Resources[N]>[]> {
  const groups = useGroups(names)
  const questions = groups.map((group) => ({ [filter]: group.join(',') }) as ListQuery<Resources[N]>)
  const answers = useEach(everyEndpoint(name), questions)
  const field = filter === 'ids' ? resources[name].id : filter
  return useMemo(() => {
    const nameOf = (record: RecordOf<Resources[N]>) => (record as Record<string, unknown>)[field]
    return new Map(
      groups.flatMap((group, at) => {
        const answer = answers[at]
        if (!answer) return []
        const found = Map.groupBy(answer, nameOf)
        return group.map((one) => [one, found.get(one) ?? []] as const)
      }),
    )
  }, [groups, answers, field])
}

/** Names in groups as they came, each in one of them. */
export function useGroups(names: readonly string[]) {
  const [groups, setGroups] = useState<readonly (readonly string[])[]>([])
  const grouped = new Set(groups.flat())
  const others = [...new Set(names)].filter((name) => !grouped.has(name))
  if (others.length > 0) {
    const more = []
    for (let from = 0; from < others.length; from += mostNamed)
      more.push(others.slice(from, from + mostNamed))
    setGroups([...groups, ...more])
  }
  return groups
}
