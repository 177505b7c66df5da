import { undo } from '@rumi/contract'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { undoCopy } from '../../../copy/shared/undo.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAnyResting } from '../../../ui/hooks/ignore-repeat-press.ts'
import { endOffer, type UndoOffer } from './undo-offers.ts'

type UndoButtonProps = { offer: UndoOffer; onUndone: () => Promise<void> }

/** Button that undoes an action; explains if that is no longer possible. */
export function UndoButton({ offer: { undoId, who }, onUndone }: UndoButtonProps) {
  const sendCall = useSendCall()
  const isResting = useAnyResting()
  const [undoing, setUndoing] = useState(false)
  const takeBack = async () => {
    setUndoing(true)
    const outcome = await sendCall(undo.act, { params: { id: undoId } })
    await onUndone()
    setUndoing(false)
    endOffer(undoId, outcome.ok ? undoCopy.undone : outcome.refusal.message)
  }
  return (
    <Button
      tone="secondary"
      size="small"
      className="shrink-0 max-md:min-h-12"
      loading={undoing}
      resting={isResting}
      onClick={takeBack}
    >
      <Undo2 className="size-4" aria-hidden="true" />
      {undoCopy.undo}
      <span className="sr-only"> {who}</span>
    </Button>
  )
}
