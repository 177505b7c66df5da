import type { Brand } from './brand-of.ts'

type OwnLogoProps = {
  logo: NonNullable<Brand['logo']>
  /** Sets the height. */
  className: string
}

/** Uploaded logo, at most 12 rem wide; its link or heading has the accessible name. */
export const OwnLogo = ({ logo, className }: OwnLogoProps) => (
  <img {...logo} alt="" draggable={false} className={`w-auto max-w-48 object-contain ${className}`} />
)
