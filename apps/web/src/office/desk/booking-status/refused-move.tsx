import { leftOut, moveSuggestion, type LeftOut, type MoveSuggestion } from '@rumi/contract'
import { useState } from 'react'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { bookings } from '@rumi/data-layer'
import { movesCopy } from '../../../copy/office/desk/bookings.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Suggestion in a refusal: the one other booking whose move would make room. */
export const suggestionIn = ({ answer }: Refusal): MoveSuggestion | undefined =>
  moveSuggestion.safeParse(answer?.suggestion).data

/** Inner bookings that cannot move along. */
const leftOutIn = ({ answer }: Refusal): LeftOut | undefined => leftOut.safeParse(answer?.leftOut).data

type RefusedMoveProps = {
  refusal: Refusal
  /** Called once the suggested booking has moved, to retry. */
  onMadeRoom: () => void | Promise<void>
  /** Moves without the inner booking that cannot move along, which is cancelled. */
  onLeaveOut?: (addOnId: string) => void | Promise<void>
}

/** Refused move with its reason and, as a button, the change that would make it possible. */
export function RefusedMove({ refusal, onMadeRoom, onLeaveOut }: RefusedMoveProps) {
  const send = useSend()
  const [moving, setMoving] = useState(false)
  const [failed, setFailed] = useState<Refusal>()
  const suggestion = suggestionIn(refusal)
  const cannotGo = leftOutIn(refusal)

  const makeRoom = async ({ bookingId, resource }: MoveSuggestion) => {
    setMoving(true)
    const outcome = await send(bookings.calls.update({ id: bookingId, changes: { resource } }))
    setMoving(false)
    if (!outcome.ok) return setFailed(outcome.refusal)
    await onMadeRoom()
  }

  return (
    <Notice tone="problem">
      <p>{(failed ?? refusal).message}</p>
      {suggestion && !failed && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{suggestion.message}</p>
          <Button size="small" tone="secondary" loading={moving} onClick={() => makeRoom(suggestion)}>
            {movesCopy.makeRoom(suggestion.resource)}
          </Button>
        </div>
      )}
      {cannotGo && onLeaveOut && (
        <Button size="small" tone="secondary" className="mt-2" onClick={() => void onLeaveOut(cannotGo.id)}>
          {movesCopy.moveWithout(cannotGo.name)}
        </Button>
      )}
    </Notice>
  )
}
