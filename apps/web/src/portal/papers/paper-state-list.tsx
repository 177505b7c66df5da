import { formatDay, type PaperState, type RequirementKey } from '@rumi/contract'
import { Link } from 'react-router'
import { paperStateCopy, papersCopy } from '../../copy/papers.ts'
import { StateChip } from '../../ui/state-chip.tsx'
import { paperFor } from './wanted-paper.ts'
import { Rows } from '../../rows/rows.tsx'

type PaperStateListProps = {
  states: readonly PaperState[]
  today: string
  /** Where a paper is added; on the dog's own page where nothing is said. */
  addressToAdd?: (requirement: RequirementKey) => string
}

const onThisPage = (requirement: RequirementKey) => `?papel=${requirement}`

/** What a service asks for, each with how it stands and what to do about it. */
export function PaperStateList({ states, today, addressToAdd = onThisPage }: PaperStateListProps) {
  return (
    <ul className="divide-y divide-line">
      <Rows of={states} by={(paper) => paper.requirement}>
        {(paper) => (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-40 grow basis-40">
              <p className="font-strong">{paper.label}</p>
              <p className="text-sm text-ink-soft">{explained(paper, today)}</p>
            </div>
            <StateChip tone={paperStateCopy[paper.state].tone}>{paperStateCopy[paper.state].word}</StateChip>
            <WhatToDo paper={paper} to={addressToAdd(paper.requirement)} />
          </li>
        )}
      </Rows>
    </ul>
  )
}

/** Adding or renewing is offered where the owner can do it, and does not need to where all is well. */
function WhatToDo({ paper: { requirement, label, state }, to }: { paper: PaperState; to: string }) {
  if (!paperFor(requirement) || state === 'ok' || state === 'in-review') return null
  const word = state === 'missing' ? papersCopy.addOne : papersCopy.renew
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-12 items-center rounded-full border-2 border-ink px-5 font-heading hover:bg-sand"
    >
      {word}
      <span className="sr-only"> {label}</span>
    </Link>
  )
}

function explained({ requirement, state, expiresOn, appliedOn, countsFrom }: PaperState, today: string) {
  if (state === 'in-review') return papersCopy.reviewing
  if (state === 'expired' && expiresOn) return papersCopy.expiredOn(formatDay(expiresOn, today))
  if (state === 'missing' || state === 'expired') {
    return countsFrom && countsFrom > today
      ? papersCopy.countsFrom(formatDay(countsFrom, today))
      : papersCopy.whatToDo[requirement]
  }
  if (countsFrom && countsFrom > today) return papersCopy.countsFrom(formatDay(countsFrom, today))
  if (expiresOn) return papersCopy.until(formatDay(expiresOn, today))
  return appliedOn ? papersCopy.since(formatDay(appliedOn, today)) : ''
}
