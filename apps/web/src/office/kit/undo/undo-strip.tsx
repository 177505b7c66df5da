import { UndoButton } from './undo-button.tsx'
import type { UndoOffer } from './undo-offers.ts'

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
