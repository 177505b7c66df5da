import { formatPesos, type RecordOf, type Resources, type BeyondMoney } from '@rumi/contract'
import { useState } from 'react'
import { movesCopy } from '../../copy/office-moves.ts'
import { officeCopy } from '../../copy/office.ts'
import { lineKey } from '../../shared/line-key.ts'
import { Button } from '../../ui/button.tsx'
import { deskLines } from '../desk-lines.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { BeyondPrice } from '../payments/beyond-price.tsx'

/** What a change would make of a booking's price. */
export type PriceChange = {
  who: string
  beforeCentavos: number
  after: RecordOf<Resources['bookings']>
  /** Of what was paid, what it would no longer cost. */
  beyondPriceCentavos: number
}

/** Whether to change it, and what becomes of what was paid beyond its price. */
export type PriceAnswer = { agreed: false } | { agreed: true; money?: BeyondMoney }

type ConfirmPriceProps = { change: PriceChange | undefined; onAnswer: (answer: PriceAnswer) => void }

/** Another price is agreed to before the change is made: what it was, what it will be, and why. */
export function ConfirmPrice({ change, onAnswer }: ConfirmPriceProps) {
  const [money, setMoney] = useState<BeyondMoney>('credit')
  const isBeyond = change !== undefined && change.beyondPriceCentavos > 0
  const leave = () => onAnswer({ agreed: false })
  return (
    <Dialog
      open={change !== undefined}
      onClose={leave}
      title={change ? movesCopy.priceTitle(change.who) : ''}
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
          <p className="text-base">
            {movesCopy.priceChanges(
              formatPesos(change.beforeCentavos),
              formatPesos(change.after.totalCentavos),
              formatPesos(Math.abs(change.after.totalCentavos - change.beforeCentavos)),
              change.after.totalCentavos > change.beforeCentavos,
            )}
          </p>
          <ul className="grid gap-1 border-t border-line pt-2">
            {deskLines(change.after.lines).map((line, place) => (
              <li key={lineKey(line, place)} className="flex justify-between gap-4">
                <span>{line.label}</span>
                <span className="whitespace-nowrap tabular">{formatPesos(line.amountCentavos)}</span>
              </li>
            ))}
          </ul>
          {isBeyond && (
            <BeyondPrice centavos={change.beyondPriceCentavos} money={money} onChange={setMoney} />
          )}
        </div>
      )}
    </Dialog>
  )
}
