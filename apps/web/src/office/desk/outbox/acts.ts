import { care, visits, type BodyOf, type CareKind, type CareResult, type VisitStatus } from '@rumi/contract'

type OfAct = {
  /** `Idempotency-Key`, made at the press. */
  id: string
  /** Instant of the press. */
  at: string
  dogName: string
  /** Set once the server refused it: its reason, and what it holds instead. */
  refused?: { message: string; theirs: TheirSide }
}

/** Mark of one entry of the care sheet. */
export type MarkAct = OfAct & {
  kind: 'mark'
  body: Omit<BodyOf<typeof care.mark>, 'markedAt'>
  name: string
  careKind: CareKind
}
/** Arrival or departure of one dog. */
export type VisitAct = OfAct & { visitId: string } & (
    | { kind: 'arrival'; body: Pick<BodyOf<typeof visits.arrival>, 'override' | 'identified'> }
    | { kind: 'departure'; body: Pick<BodyOf<typeof visits.departure>, 'collectedBy' | 'collectedReason'> }
  )
/** Act of the desk that was made without a connection. */
export type UnsentAct = MarkAct | VisitAct

/** State of the subject of a refused act on the server. */
export type TheirSide =
  | { is: 'marked'; markId: string; byId: string; by: string; result: CareResult; at: string }
  | { is: 'unmarked' }
  | { is: 'visit'; status: VisitStatus; at: string | null }
  | { is: 'unknown' }

export const isWaiting = ({ refused }: UnsentAct) => refused === undefined

const statusAfter = { arrival: 'in-house', departure: 'gone' } as const

/** Device and server stamp one press at slightly different times. */
const samePressMs = 120_000

/**
 * True if a refused act is recorded already: the response of a first attempt was lost, or the same person marked the same on another
 * device.
 */
export function isRecorded(act: UnsentAct, theirs: TheirSide, account: string) {
  if (act.kind === 'mark')
    return theirs.is === 'marked' && theirs.byId === account && theirs.result === act.body.result
  if (theirs.is !== 'visit' || theirs.status !== statusAfter[act.kind] || theirs.at === null) return false
  return Math.abs(Date.parse(theirs.at) - Date.parse(act.at)) < samePressMs
}

/** True if a refused act can be made again: its entry is open or marked by somebody else, or its dog has not taken the step. */
export function mayRepeat({ kind, refused }: UnsentAct) {
  const theirs = refused?.theirs
  if (theirs?.is === 'visit') return theirs.status === (kind === 'arrival' ? 'expected' : 'in-house')
  return theirs?.is === 'marked' || theirs?.is === 'unmarked'
}
