import { NavLink } from 'react-router'
import type { NavigationItem, NavigationLink } from './navigation.ts'

const look = 'flex min-h-12 items-center gap-3 rounded-sm px-4 font-strong @max-[8rem]:px-2'

/** Menu entry: link, current page, or disabled. */
export function NavigationEntry({ link, onPress }: { link: NavigationLink; onPress?: () => void }) {
  if (link.disabled) {
    return (
      <span aria-disabled="true" className={`${look} text-ink-soft opacity-60`}>
        <EntryWords {...link} />
      </span>
    )
  }
  return (
    <NavLink
      to={link.href}
      prefetch="intent"
      onClick={onPress}
      className={`${look} hover:bg-sand aria-[current=page]:bg-sand aria-[current=page]:text-rust`}
    >
      <EntryWords {...link} />
    </NavLink>
  )
}

/** Icon and label of an entry. In a narrow menu with enlarged text the label takes the full width. */
export const EntryWords = ({ icon: Icon, label }: Pick<NavigationItem, 'icon' | 'label'>) => (
  <>
    {Icon && <Icon className="size-5 shrink-0 text-ink-soft @max-[8rem]:hidden" aria-hidden="true" />}
    <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
  </>
)
