import { changedFacts, TwoVersions } from '../two-versions.tsx'
import type { PlaceVersions as Versions } from './use-place-saving.ts'

/** One thing that is written of a place, and how it is said. */
export type PlaceFact<Written> = { label: string; say: (written: Written) => string }

type PlaceVersionsProps<Written> = {
  versions: Versions<Written>
  mine: Written
  facts: readonly PlaceFact<Written>[]
}

/** What I wrote of a place beside what somebody else made of it meanwhile. */
export function PlaceVersions<Written>({ versions, mine, facts }: PlaceVersionsProps<Written>) {
  const { was, theirs, onMine, onTheirs } = versions
  const rows = changedFacts(
    facts.map(({ label, say }) => ({ label, was: say(was), mine: say(mine), theirs: say(theirs) })),
  )
  return <TwoVersions rows={rows} onMine={() => onMine(mine)} onTheirs={onTheirs} />
}
