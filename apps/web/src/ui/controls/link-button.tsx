import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'

/** Link styled as a button, for navigation only. */
export function LinkButton({ tone, size, className, ...link }: LinkProps & ButtonLook) {
  return <Link prefetch="intent" {...link} className={buttonLook({ tone, size, className })} />
}
