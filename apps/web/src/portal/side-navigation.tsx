import { NavLink } from 'react-router'
import { paths } from '../shared/business/paths.ts'
import { portalCopy } from '../copy/portal/portal.ts'
import { sections } from './portal-navigation.ts'

/** Sections as a column, for wide windows. */
export function SideNavigation({ unread }: { unread: number }) {
  return (
    <nav aria-label={portalCopy.navigation} className="no-print hidden w-52 shrink-0 py-8 md:block">
      <ul className="sticky top-24 grid gap-1">
        {sections.map(({ to, label, icon: Icon, end }) => (
          <li key={to}>
            <NavLink
              prefetch="intent"
              to={to}
              end={end}
              className="flex min-h-12 items-center gap-3 rounded-full px-4 font-strong text-ink-soft hover:bg-sand hover:text-ink aria-[current=page]:bg-band aria-[current=page]:text-on-band"
            >
              <Icon className="size-6" aria-hidden="true" />
              <span className="grow">{label}</span>
              {to === paths.notifications() && unread > 0 && <span className="tabular">{unread}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
