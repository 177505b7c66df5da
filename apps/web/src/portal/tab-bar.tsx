import { NavLink } from 'react-router'
import { portalCopy } from '../copy/portal/portal.ts'
import { tabs } from './portal-navigation.ts'

/** Sections at the bottom edge of a phone. */
export function TabBar() {
  return (
    <nav
      aria-label={portalCopy.navigation}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex overflow-x-auto">
        {tabs.map(({ to, label, icon: Icon, end }) => (
          <li key={to} className="min-w-fit flex-1 basis-0">
            <NavLink
              prefetch="intent"
              to={to}
              end={end}
              className="group grid min-h-16 content-center justify-items-center gap-0.5 px-1 text-[length:min(var(--text-xs),4vw)] font-strong text-ink-soft aria-[current=page]:text-ink"
            >
              <span className="grid h-8 w-14 max-w-full place-items-center rounded-full transition-colors group-aria-[current=page]:bg-secondary group-aria-[current=page]:text-on-secondary">
                <Icon className="size-6" aria-hidden="true" />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
