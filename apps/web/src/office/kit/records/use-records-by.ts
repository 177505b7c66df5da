import {
  mostNamed,
  operationOf,
  resources,
  type RecordOf,
  type ResourceName,
  type Resources,
} from '@rumi/contract'
import { everyEndpoint, type ListQuery } from '@rumi/data-layer'
import { useMemo, useState } from 'react'
import { useEach } from '../../../shared/fetching/queries.ts'
import { useIsTakenAway } from '../../../shared/fetching/use-is-taken-away.ts'

/**
 * Fetches the records that rows reference through a filter with many values, each value once, in batches of 100. A
 * value without a response yet, or with a failed one, is simply unknown.
 */
export function useRecordsBy<N extends ResourceName>(
  name: N,
  filter: 'ids' | 'ownerId' | 'rumiId',
  names: readonly string[],
): ReadonlyMap<string, RecordOf<Resources[N]>[]> {
  const groups = useGroups(names)
  const isClosed = useIsTakenAway(operationOf(resources[name], 'list'))
  const questions = isClosed
    ? []
    : groups.map((group) => ({ [filter]: group.join(',') }) as ListQuery<Resources[N]>)
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

/** Batches values in order of arrival; each belongs to one batch. */
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
