import type { BankLine, Reconciliation } from '@rumi/contract'
import { useState } from 'react'
import { MatchByHand } from './match-by-hand.tsx'
import { PayableOrders } from './payable-orders.tsx'
import { ProposedMatches } from './proposed-matches.tsx'

type OpenLinesProps = Pick<Reconciliation, 'payable' | 'proposed' | 'bankOnly' | 'booksOnly'>

const inOrder = <Line extends { day: string }>(lines: readonly Line[]) =>
  lines.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))

/** Unmatched lines of both sides; rejected proposals move to manual matching. */
export function OpenLines({ payable, proposed, bankOnly, booksOnly }: OpenLinesProps) {
  const [rejected, setRejected] = useState<readonly string[]>([])
  const isRejected = ({ line }: { line: BankLine }) => rejected.includes(line.id)
  const reject = (lineId: string) => setRejected([...rejected, lineId])
  const apart = proposed.filter(isRejected)
  const bankLines = [...bankOnly, ...[...payable.filter(isRejected), ...apart].map(({ line }) => line)]
  return (
    <>
      <PayableOrders payable={payable.filter((one) => !isRejected(one))} onReject={reject} />
      <ProposedMatches proposed={proposed.filter((pair) => !isRejected(pair))} onReject={reject} />
      <MatchByHand
        rejected={rejected.at(-1)}
        bankLines={inOrder(bankLines)}
        bookLines={inOrder([...booksOnly, ...apart.map(({ bookLine }) => bookLine)])}
      />
    </>
  )
}
