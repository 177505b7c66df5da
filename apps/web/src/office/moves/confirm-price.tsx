import { formatPesos, type RecordOf, type Resources } from '@rumi/contract'
import { movesCopy } from '../../copy/office-moves.ts'
import { officeCopy } from '../../copy/office.ts'
import { Button } from '../../ui/button.tsx'
import { deskLines } from '../desk-lines.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** What a change would make of a booking's price. */
export type PriceChange = {
  who: string
  beforeCentavos: number
  after: RecordOf<Resources['bookings']>
}

type ConfirmPriceProps = { change: PriceChange | undefined; onAnswer: (agreed: boolean) => void }

/** Another price is agreed to before the change is made: what it was, what it will be, and why. */
export function ConfirmPrice({ change, onAnswer }: ConfirmPriceProps) {
  return (
    <Dialog
      open={change !== undefined}
      onClose={() => onAnswer(false)}
      title={change ? movesCopy.priceTitle(change.who) : ''}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={() => onAnswer(false)}>
            {movesCopy.leave}
          </Button>
          <Button onClick={() => onAnswer(true)}>{movesCopy.agree}</Button>
        </>
      }
    >
      {change && (
        <div className="grid gap-3">
          <p className="text-base">
            {movesCopy.priceChanges(
              formatPesos(change.beforeCentavos),
              formatPesos(change.after.totalCentavos),
              formatPesos(Math.abs(change.after.totalCentavos - change.beforeCentavos)),
              change.after.totalCentavos > change.beforeCentavos,
            )}
          </p>
          <ul className="grid gap-1 border-t border-line pt-2">
            {deskLines(change.after.lines).map(({ label, amountCentavos }) => (
              <li key={label} className="flex justify-between gap-4">
                <span>{label}</span>
                <span className="tabular">{formatPesos(amountCentavos)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
