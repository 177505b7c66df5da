import { Logo } from '../../art/logo.tsx'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { useHouse } from './use-house.ts'

type HouseLogoProps = {
  className: string
  /** Class of the name, if it differs. */
  nameClassName?: string
}

/** The drawn logo, or the name of a business that is called differently. */
export function HouseLogo({ className, nameClassName = className }: HouseLogoProps) {
  const { name, hasDrawnName } = useHouse()
  return hasDrawnName ? (
    <Logo className={className} />
  ) : (
    <Wordmark name={name} small className={nameClassName} />
  )
}
