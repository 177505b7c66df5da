import type { Brand } from './brand-of.ts'

type OwnLogoProps = { logo: NonNullable<Brand['logo']>; className: string }

/** Uploaded logo; its link or heading has the accessible name. */
export const OwnLogo = ({ logo, className }: OwnLogoProps) => (
  <img {...logo} alt="" draggable={false} className={`w-auto max-w-48 object-contain ${className}`} />
)
