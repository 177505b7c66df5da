import { care, dayOf, visits, type AnswerOf } from '@rumi/contract'
import { sendCall, type AppDispatch, type QueryRefusal } from '@rumi/data-layer'
import { refusalOf, type Refusal } from '../../../shared/refusals/refusal.ts'
import { isRecorded, type MarkAct, type TheirSide, type UnsentAct, type VisitAct } from './acts.ts'
import type { Attempt } from './outbox.ts'

/** Sends an act under its key. A refused one comes back with what the server holds instead. */
export async function sendAct(dispatch: AppDispatch, act: UnsentAct, account: string): Promise<Attempt> {
  const { data, error } = await dispatchAct(dispatch, act)
  // A result with neither was dropped from the cache, as on logout.
  if (error === undefined) return data === undefined ? 'later' : 'sent'
  const { storedError, meta } = error as Partial<QueryRefusal>
  const refusal = refusalOf(meta ?? {}, storedError)
  if (isForLater(refusal)) return 'later'
  const theirs = await (act.kind === 'mark' ? theirMark(dispatch, act) : theirVisit(dispatch, act))
  if (theirs === undefined) return 'later'
  return isRecorded(act, theirs, account) ? 'sent' : { message: refusal.message, theirs }
}

/** True if the server decided nothing: unreachable, failing, busy with the same act, or without a session. */
export const isForLater = ({ httpStatus, code }: Pick<Refusal, 'httpStatus' | 'code'>) =>
  httpStatus === 0 ||
  httpStatus === 401 ||
  httpStatus === 429 ||
  httpStatus >= 500 ||
  code === 'still-running'

function dispatchAct(dispatch: AppDispatch, act: UnsentAct): Promise<{ data?: unknown; error?: unknown }> {
  const keyed = { idempotencyKey: act.id }
  if (act.kind === 'mark')
    return dispatch(sendCall(care.mark, { body: { ...act.body, markedAt: act.at } }, keyed))
  const params = { id: act.visitId }
  return act.kind === 'arrival'
    ? dispatch(sendCall(visits.arrival, { params, body: { ...act.body, arrivedAt: act.at } }, keyed))
    : dispatch(sendCall(visits.departure, { params, body: { ...act.body, leftAt: act.at } }, keyed))
}

async function theirMark(
  dispatch: AppDispatch,
  { body: { careItemId, day, time } }: MarkAct,
): Promise<TheirSide | undefined> {
  const { data } = await dispatch(sendCall(care.sheet, { query: { day } }))
  return data && theirMarkIn(data, { careItemId, time })
}

/** Returns the mark of an entry on the server's sheet. */
function theirMarkIn(
  { data: { careSheet } }: AnswerOf<typeof care.sheet>,
  { careItemId, time }: Pick<MarkAct['body'], 'careItemId' | 'time'>,
): TheirSide {
  const entry = careSheet.entries.find((one) => one.careItemId === careItemId && one.time === time)
  if (!entry) return { is: 'unknown' }
  const { status, markId, markedBy, markedByName, markedAt } = entry
  if (status === 'due' || status === 'late') return { is: 'unmarked' }
  if (markId === null || markedBy === null || markedAt === null) return { is: 'unknown' }
  return { is: 'marked', markId, byId: markedBy, by: markedByName, result: status, at: markedAt }
}

async function theirVisit(dispatch: AppDispatch, { visitId, at }: VisitAct): Promise<TheirSide | undefined> {
  const { data } = await dispatch(sendCall(visits.list, { query: { day: dayOf(at) } }))
  if (!data) return undefined
  const visit = data.data.visits.find(({ id }) => id === visitId)
  if (!visit) return { is: 'unknown' }
  const { status, arrivedAt, leftAt } = visit
  return { is: 'visit', status, at: leftAt ?? arrivedAt }
}
