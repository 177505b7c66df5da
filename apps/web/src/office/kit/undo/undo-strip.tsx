import { undo } from '@rumi/contract'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { undoCopy } from '../../../copy/shared/undo.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAnyResting } from '../../../ui/hooks/ignore-repeat-press.ts'
import { type UndoOffer, endOffer } from './undo-offers.ts'

type UndoButtonProps = { offer: UndoOffer; onUndone: () => Promise<void> }

/** Button that undoes an action; explains if that is no longer possible. */
function UndoButton({ offer: { undoId, who }, onUndone }: UndoButtonProps) {
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

type UndoStripProps = {
  offer: UndoOffer | undefined
  onUndone: () => Promise<void>
  /** Narrow column in a row: text above the button. */
  inRow?: boolean
}

/** Announces the action and offers its undo. */
export const UndoStrip = ({ offer, onUndone, inRow = false }: UndoStripProps) => (
  <output className={`no-print ${inRow ? '' : 'grow'}`}>
    {offer && (
      <span
        className={
          inRow
            ? 'flex flex-wrap items-center gap-x-3 gap-y-1 @md:flex-col @md:items-end @md:text-right'
            : 'flex grow items-center justify-between gap-4 rounded-sm bg-cream px-4 py-2'
        }
      >
        <span className={inRow ? 'text-sm leading-tight' : 'font-strong'}>{offer.message}</span>
        {!offer.isOver && <UndoButton offer={offer} onUndone={onUndone} />}
      </span>
    )}
  </output>
)
