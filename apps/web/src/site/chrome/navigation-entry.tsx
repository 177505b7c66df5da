import { NavLink } from 'react-router'
import type { NavigationLink } from './navigation.ts'

const look = 'flex min-h-12 items-center rounded-sm px-4 font-strong'

/** One line of a menu: where it leads, whether one is there, or that it cannot be chosen. */
export function NavigationEntry({ link }: { link: NavigationLink }) {
  if (link.disabled) {
    return (
      <span aria-disabled="true" className={`${look} text-ink-soft opacity-60`}>
        {link.label}
      </span>
    )
  }
  return (
    <NavLink
      to={link.href}
      prefetch="intent"
      className={`${look} hover:bg-sand aria-[current=page]:bg-sand aria-[current=page]:text-rust`}
    >
      {link.label}
    </NavLink>
  )
}
