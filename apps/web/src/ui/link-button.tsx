import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonSize, type ButtonTone } from './button-look.ts'

type LinkButtonProps = LinkProps & { tone?: ButtonTone; size?: ButtonSize; className?: string }

/** A link that looks like a button: it leads somewhere and does nothing. */
export function LinkButton({ tone = 'primary', size = 'medium', className = '', ...link }: LinkButtonProps) {
  return <Link prefetch="intent" {...link} className={`${buttonLook({ tone, size })} ${className}`} />
}
