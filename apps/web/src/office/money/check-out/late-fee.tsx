import { formatPesos, type LateFee as Fee } from '@rumi/contract'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { Button } from '../../../ui/controls/button.tsx'

type LateFeeProps = { fee: Fee; isWaived: boolean; onWaive: (isWaived: boolean) => void }

/** Waives or restores the late pick-up fee, which is listed among the items. */
export function LateFee({ fee, isWaived, onWaive }: LateFeeProps) {
  return (
    <div>
      {isWaived && <output className="block">{copy.lateWaived(formatPesos(fee.feeCentavos))}</output>}
      <Button tone="quiet" size="snug" className="-ml-3 max-md:min-h-12" onClick={() => onWaive(!isWaived)}>
        {isWaived ? copy.lateCharge : copy.lateWaive}
      </Button>
    </div>
  )
}
