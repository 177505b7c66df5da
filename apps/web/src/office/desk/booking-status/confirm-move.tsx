import { formatPesos, type RecordOf, type Resources, type BeyondMoney } from '@rumi/contract'
import { useState } from 'react'
import { movesCopy } from '../../../copy/office/desk/bookings.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { lineKey } from '../../../shared/fetching/line-key.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { BeyondPrice } from '../../money/payments/beyond-price.tsx'
import { deskLines } from '../../money/passes/pass-labels.ts'

/** Price and place that a change would give a booking. */
export type MoveQuestion = {
  who: string
  beforeCentavos: number
  /** Room or person that it would lose, because not free at the new time; null if unchanged. */
  leaves: string | null
  after: RecordOf<Resources['bookings']>
  /** Surplus of the payment over the new price. */
  beyondPriceCentavos: number
}

/** Decision on the change, and on the surplus. */
export type MoveAnswer = { agreed: false } | { agreed: true; money?: BeyondMoney }

type ConfirmMoveProps = { change: MoveQuestion | undefined; onAnswer: (answer: MoveAnswer) => void }

/** Confirms a changed price or place before a move: old, new and reason. */
export function ConfirmMove({ change, onAnswer }: ConfirmMoveProps) {
  const [money, setMoney] = useState<BeyondMoney>('credit')
  const isBeyond = change !== undefined && change.beyondPriceCentavos > 0
  const leave = () => onAnswer({ agreed: false })
  return (
    <Dialog
      open={change !== undefined}
      onClose={leave}
      title={change ? titleOf(change) : ''}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={leave}>
            {movesCopy.leave}
          </Button>
          <Button onClick={() => onAnswer({ agreed: true, ...(isBeyond && { money }) })}>
            {movesCopy.agree}
          </Button>
        </>
      }
    >
      {change && (
        <div className="grid gap-3">
          {change.leaves && change.after.resource && (
            <p className="text-base">{movesCopy.placeChanges(change.leaves, change.after.resource)}</p>
          )}
          {costsElse(change) && <NewPrice {...change} />}
          {isBeyond && (
            <BeyondPrice centavos={change.beyondPriceCentavos} money={money} onChange={setMoney} />
          )}
        </div>
      )}
    </Dialog>
  )
}

const costsElse = ({ beforeCentavos, after }: MoveQuestion) => after.totalCentavos !== beforeCentavos

const titleOf = (change: MoveQuestion) =>
  costsElse(change) || change.leaves === null
    ? movesCopy.priceTitle(change.who)
    : movesCopy.placeTitle(change.who)

function NewPrice({ beforeCentavos, after }: MoveQuestion) {
  return (
    <>
      <p className="text-base">
        {movesCopy.priceChanges(
          formatPesos(beforeCentavos),
          formatPesos(after.totalCentavos),
          formatPesos(Math.abs(after.totalCentavos - beforeCentavos)),
          after.totalCentavos > beforeCentavos,
        )}
      </p>
      <ul className="grid gap-1 border-t border-line pt-2">
        {deskLines(after.lines).map((line, index) => (
          <li key={lineKey(line, index)} className="flex justify-between gap-4">
            <span>{line.label}</span>
            <span className="whitespace-nowrap tabular">{formatPesos(line.amountCentavos)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
