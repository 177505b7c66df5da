import { transferCopy as copy } from '../copy/transfer.ts'
import { useHouse } from './use-house.ts'

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
