import { changedFacts, TwoVersions } from './two-versions.tsx'

/** Base, current and written values of a form in conflict, with the two choices. */
export type Versions<Written> = {
  was: Written
  theirs: Written
  onMine: (mine: Written) => void
  onTheirs: () => void
}

/** A fact in a form and how to format it. */
export type WrittenFact<Written> = { label: string; format: (written: Written) => string }

type WrittenVersionsProps<Written> = {
  versions: Versions<Written>
  mine: Written
  facts: readonly WrittenFact<Written>[]
}

/** My input beside the other user's change. */
export function WrittenVersions<Written>({ versions, mine, facts }: WrittenVersionsProps<Written>) {
  const { was, theirs, onMine, onTheirs } = versions
  const rows = changedFacts(
    facts.map(({ label, format }) => ({
      label,
      was: format(was),
      mine: format(mine),
      theirs: format(theirs),
    })),
  )
  return <TwoVersions rows={rows} onMine={() => onMine(mine)} onTheirs={onTheirs} />
}
