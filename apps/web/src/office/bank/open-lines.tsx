import type { Reconciliation } from '@rumi/contract'
import { useState } from 'react'
import { MatchByHand } from './match-by-hand.tsx'
import { ProposedMatches } from './proposed-matches.tsx'

type OpenLinesProps = Pick<Reconciliation, 'proposed' | 'bankOnly' | 'booksOnly'>

const inOrder = <Line extends { day: string }>(lines: readonly Line[]) =>
  lines.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))

/** What is matched on neither side; a proposal that somebody rejects lies among what is matched by hand. */
export function OpenLines({ proposed, bankOnly, booksOnly }: OpenLinesProps) {
  const [rejected, setRejected] = useState<readonly string[]>([])
  const isRejected = ({ line }: OpenLinesProps['proposed'][number]) => rejected.includes(line.id)
  const apart = proposed.filter(isRejected)
  return (
    <>
      <ProposedMatches
        proposed={proposed.filter((pair) => !isRejected(pair))}
        onReject={(lineId) => setRejected([...rejected, lineId])}
      />
      <MatchByHand
        bankLines={inOrder([...bankOnly, ...apart.map(({ line }) => line)])}
        bookLines={inOrder([...booksOnly, ...apart.map(({ bookLine }) => bookLine)])}
      />
    </>
  )
}
