import { changedFacts, TwoVersions } from './two-versions.tsx'

/** What a form began with and what somebody else made of it meanwhile, and the choice between that and what is written. */
export type Versions<Written> = {
  was: Written
  theirs: Written
  onMine: (mine: Written) => void
  onTheirs: () => void
}

/** One thing that is written in a form, and how it is said. */
export type WrittenFact<Written> = { label: string; say: (written: Written) => string }

type WrittenVersionsProps<Written> = {
  versions: Versions<Written>
  mine: Written
  facts: readonly WrittenFact<Written>[]
}

/** What I wrote in a form beside what somebody else made of it meanwhile. */
export function WrittenVersions<Written>({ versions, mine, facts }: WrittenVersionsProps<Written>) {
  const { was, theirs, onMine, onTheirs } = versions
  const rows = changedFacts(
    facts.map(({ label, say }) => ({ label, was: say(was), mine: say(mine), theirs: say(theirs) })),
  )
  return <TwoVersions rows={rows} onMine={() => onMine(mine)} onTheirs={onTheirs} />
}
