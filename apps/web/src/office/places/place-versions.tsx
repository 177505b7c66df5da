import { TwoVersions } from '../two-versions.tsx'
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
  const rows = facts
    .map(({ label, say }) => ({ label, was: say(was), mine: say(mine), theirs: say(theirs) }))
    .filter((row) => row.mine !== row.was || row.theirs !== row.was)
    .map((row) => ({ label: row.label, mine: row.mine === row.was ? null : row.mine, theirs: row.theirs }))
  return <TwoVersions rows={rows} onMine={() => onMine(mine)} onTheirs={onTheirs} />
}
