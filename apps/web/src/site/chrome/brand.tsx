import { Still } from '../stills/still.tsx'

type BrandProps = {
  /** Sets the height. */
  className: string
  /** Cream letters, for the dark field of the footer. */
  onInk?: boolean
}

/** The sign of the house; the link around it carries its name. */
export function Brand({ className, onInk = false }: BrandProps) {
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
