import { transferCopy as copy } from '../../copy/shared/transfer.ts'
import { useHouse } from '../house/use-house.ts'

/** The account that transfers go to, in groups of digits as banks print them; nothing where none are taken. */
export function TransferAccount() {
  const { speiClabe, legalName } = useHouse()
  if (!speiClabe) return null
  return (
    <p className="text-sm">
      {copy.to(legalName)}{' '}
      <span className="whitespace-nowrap font-strong tabular select-all">{speiClabe}</span>
    </p>
  )
}
