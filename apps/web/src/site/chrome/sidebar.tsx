import { ChevronDown, X } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useOffers } from '../../shared/business/use-business.ts'
import { Brand } from './brand.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { useModal } from '../../ui/feedback/use-modal.ts'
import { holdsPage, keyOf, navigation, type NavigationGroup } from './navigation.ts'
import { EntryWords, NavigationEntry } from './navigation-entry.tsx'
import { shownTo } from './visitor-mark.tsx'

/** Ids of the menu and its opener, which links use without script. */
export const menuIds = { menu: 'menu', opener: 'abrir-menu' } as const

/**
 * Menu of small screens, 250 px from the right (spec §2, 'Navigation'). Modal: traps the focus and closes on its icon,
 * Escape, a press outside or any link, including that of the current page. Without script it shows while the address
 * names it (`motion.css`).
 */
export function Sidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const copy = useCopy('chrome', chromeCopy)
  const offers = useOffers()
  return (
    <dialog
      {...useModal(ref, open, onClose)}
      id={menuIds.menu}
      aria-label={copy.menu}
      className="sidebar text-ink"
    >
      <div className="flex min-h-dvh flex-col gap-4 p-4">
        <div className="flex items-center justify-between">
          <Brand className="h-10" />
          <IconButton
            icon={X}
            label={copy.closeMenu}
            onClick={onClose}
            className="-mr-2 [@media(scripting:none)]:hidden"
          />
          <a
            href={`#${menuIds.opener}`}
            aria-label={copy.closeMenu}
            className="-mr-2 hidden size-12 place-items-center rounded-full [@media(scripting:none)]:grid"
          >
            <X className="size-6" aria-hidden="true" />
          </a>
        </div>
        <nav aria-label={copy.menu} className="@container">
          <ul className="-mx-2 grid gap-1">
            {navigation(copy, offers).map((item) => (
              <li
                key={keyOf(item)}
                className={'shownTo' in item && item.shownTo ? shownTo[item.shownTo] : undefined}
              >
                {'children' in item ? (
                  <SidebarGroup group={item} onPress={onClose} />
                ) : (
                  <NavigationEntry link={item} onPress={onClose} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={`grid gap-2 ${shownTo.stranger}`}>
          <LinkButton to={publicPaths.register()} size="small" onClick={onClose}>
            {copy.register}
          </LinkButton>
          <LinkButton to={publicPaths.login()} tone="secondary" size="small" onClick={onClose}>
            {copy.login}
          </LinkButton>
        </div>
        <HelpCard onPress={onClose} />
      </div>
    </dialog>
  )
}

/** Expanded if it contains the current page, also after a navigation. */
function SidebarGroup({ group, onPress }: { group: NavigationGroup; onPress: () => void }) {
  const { pathname } = useLocation()
  const active = holdsPage(group, pathname)
  return (
    <details key={pathname} open={active} className="group">
      <summary
        aria-current={active || undefined}
        className="flex min-h-12 list-none items-center gap-3 rounded-sm px-4 font-strong hover:bg-sand @max-[8rem]:px-2 aria-[current=true]:text-rust [&::-webkit-details-marker]:hidden"
      >
        <EntryWords {...group} />
        <ChevronDown
          className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="ml-4 grid gap-1 border-l-2 border-line pl-1">
        {group.children.map((child) => (
          <li key={child.href}>
            <NavigationEntry link={child} onPress={onPress} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function HelpCard({ onPress }: { onPress: () => void }) {
  const copy = useCopy('chrome', chromeCopy)
  return (
    <div className="mt-auto grid gap-1 rounded-md bg-sand p-4 text-center">
      <p className="font-heading">{copy.help.title}</p>
      <p className="mb-2 text-sm">{copy.help.text}</p>
      <LinkButton to={publicPaths.contact()} size="small" tone="secondary" onClick={onPress}>
        {copy.help.button}
      </LinkButton>
    </div>
  )
}
