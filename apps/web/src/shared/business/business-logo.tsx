import { Logo } from '../../art/logo.tsx'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { useBusiness } from './use-business.ts'

type BusinessLogoProps = {
  className: string
  /** Class of the name, if it differs. */
  nameClassName?: string
}

/** The drawn logo, or the name of a business that is called differently. */
export function BusinessLogo({ className, nameClassName = className }: BusinessLogoProps) {
  const { name, hasDrawnName } = useBusiness()
  return hasDrawnName ? (
    <Logo className={className} />
  ) : (
    <Wordmark name={name} small className={nameClassName} />
  )
}
