type WordmarkProps = {
  name: string
  className: string
  /** In the header of the private areas, where space is tight. */
  small?: boolean
}

const sizeOf = (name: string, small: boolean) =>
  small
    ? name.length > 16
      ? 'text-sm max-w-28'
      : 'text-lg max-w-28'
    : name.length > 16
      ? 'text-base max-w-56'
      : 'text-2xl max-w-56'

/** Name in place of a logo; a long one takes two lines. The link around it carries the accessible name. */
export function Wordmark({ name, className, small = false }: WordmarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`flex items-center text-left leading-none font-display tracking-tight ${sizeOf(name, small)} ${className}`}
    >
      <span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
    </span>
  )
}
