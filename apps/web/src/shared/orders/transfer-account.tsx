import { transferCopy as copy } from '../../copy/shared/payments.ts'
import { useBusiness } from '../business/use-business.ts'

/** Bank account for transfers, in the digit groups that banks print; renders nothing if transfers are off. */
export function TransferAccount() {
  const { speiClabe, legalName } = useBusiness()
  if (!speiClabe) return null
  return (
    <p className="text-sm">
      {copy.to(legalName)}{' '}
      <span className="whitespace-nowrap font-strong tabular select-all">{speiClabe}</span>
    </p>
  )
}
