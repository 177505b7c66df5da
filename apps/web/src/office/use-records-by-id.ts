import { mostNamed } from '@rumi/contract'
import { CallFailed, type Ask } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStoreDispatch } from '../shared/store.ts'

/**
 * What belongs to the rows on a screen, found by their ids as they come: each id is asked for once, a hundred at a time. An id whose
 * answer is not here yet, or never came, is simply not known.
 */
export function useRecordsById<Found>(
  ids: readonly string[],
  find: (ids: string[]) => Ask<Found[]>,
  idOf: (found: Found) => string,
): ReadonlyMap<string, Found[]> {
  const dispatch = useStoreDispatch()
  const asked = useRef(new Set<string>())
  const [known, setKnown] = useState<ReadonlyMap<string, Found[]>>(new Map())
  const wanted = [...new Set(ids)]

  const lookUp = useEffectEvent(async () => {
    const missing = wanted.filter((id) => !asked.current.has(id))
    for (let from = 0; from < missing.length; from += mostNamed) {
      const some = missing.slice(from, from + mostNamed)
      for (const id of some) asked.current.add(id)
      const found = await dispatch(find(some)).catch(forgiven)
      if (found) setKnown((was) => new Map([...was, ...grouped(some, found, idOf)]))
    }
  })
  const key = wanted.join()
  useEffect(() => {
    if (key !== '') void lookUp()
  }, [key])
  return known
}

/** Without its answer a row shows less; the list itself says what is wrong with the connection. */
function forgiven(failure: unknown) {
  if (!(failure instanceof CallFailed)) throw failure
  return undefined
}

const grouped = <Found>(ids: string[], found: Found[], idOf: (one: Found) => string) => {
  const byId = Map.groupBy(found, idOf)
  return ids.map((id) => [id, byId.get(id) ?? []] as const)
}
