import { OwnLogo } from '../../shared/business/own-logo.tsx'
import { useBrand, useBusiness } from '../../shared/business/use-business.ts'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { Still } from '../stills/still.tsx'

type BrandProps = {
  /** Sets the height. */
  className: string
  /** Cream letters, for the dark footer. */
  onInk?: boolean
}

/** Uploaded or drawn logo, or the name of a business that is called differently; its link has the accessible name. */
export function Brand({ className, onInk = false }: BrandProps) {
  const { name, hasDrawnName } = useBusiness()
  const logo = useBrand()?.logo
  if (logo)
    return <OwnLogo logo={logo} className={`${className} ${onInk ? 'rounded-sm bg-cream p-1.5' : ''}`} />
  if (!hasDrawnName)
    return <Wordmark name={name} className={`${className} ${onInk ? 'text-cream' : 'text-ink'}`} />
  return (
    <Still
      name={onInk ? 'logo-on-ink' : 'logo'}
      inView={!onInk}
      width={372}
      height={112}
      className={`w-auto ${className}`}
    />
  )
}
