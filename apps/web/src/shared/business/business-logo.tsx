import { Logo } from '../../art/logo.tsx'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { OwnLogo } from './own-logo.tsx'
import { useBrand, useBusiness } from './use-business.ts'

type BusinessLogoProps = {
  className: string
  /** Class of the name, if it differs. */
  nameClassName?: string
}

/** The uploaded logo, the drawn one, or the name of a business that is called differently. */
export function BusinessLogo({ className, nameClassName = className }: BusinessLogoProps) {
  const { name, hasDrawnName } = useBusiness()
  const logo = useBrand()?.logo
  if (logo) return <OwnLogo logo={logo} className={`max-w-28! ${className} ${nameClassName}`} />
  return hasDrawnName ? (
    <Logo className={className} />
  ) : (
    <Wordmark name={name} small className={nameClassName} />
  )
}
