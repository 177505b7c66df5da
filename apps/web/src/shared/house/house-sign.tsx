import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { stillPath } from './still-names.ts'
import { useHouse } from './use-house.ts'

/** The logo as a separate file, without script; or the name of a business that is called differently. */
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
