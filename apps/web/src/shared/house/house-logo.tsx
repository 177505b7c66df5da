import { Logo } from '../../art/logo.tsx'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { useHouse } from './use-house.ts'

type HouseLogoProps = {
  className: string
  /** The look of a name in its place, where it needs another. */
  nameClassName?: string
}

/** The drawn sign of the house; a business with another name has its name in the place. */
export function HouseLogo({ className, nameClassName = className }: HouseLogoProps) {
  const { name, hasDrawnName } = useHouse()
  return hasDrawnName ? (
    <Logo className={className} />
  ) : (
    <Wordmark name={name} small className={nameClassName} />
  )
}
