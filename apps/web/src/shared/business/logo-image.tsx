import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { stillPath } from './still-names.ts'
import { OwnLogo } from './own-logo.tsx'
import { useBrand, useBusiness } from './use-business.ts'

/** The logo as a separate file, without script; or the name of a business that is called differently. */
export function LogoImage({ className }: { className: string }) {
  const { name, hasDrawnName } = useBusiness()
  const logo = useBrand()?.logo
  if (logo) return <OwnLogo logo={logo} className={className} />
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
