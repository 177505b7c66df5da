import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function LinkButton({ tone, size, className, ...link }: LinkProps & ButtonLook) {
  return <Link prefetch="intent" {...link} className={buttonLook({ tone, size, className })} />
}
