import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { stillPath } from './still-names.ts'
import { useHouse } from './use-house.ts'

/** The sign of the house as a file of its own, which costs a page no script; a business with another name has its name in the place. */
export function HouseSign({ className }: { className: string }) {
  const { name, hasDrawnName } = useHouse()
  return hasDrawnName ? (
    <img
      src={stillPath('logo')}
      alt=""
      draggable={false}
      width={372}
      height={112}
      className={`w-auto ${className}`}
    />
  ) : (
    <Wordmark name={name} className={className} />
  )
}
