import { Menu, ChevronDown } from 'lucide-react'
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useOffers } from '../../shared/business/use-business.ts'
import { Brand } from './brand.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { mobileBreakpointPx, navbarSolidAfterPx } from '../../ui/layout/metrics.ts'
import { useDisclosureGroup } from '../../ui/hooks/focus/use-disclosure-group.ts'
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts'
import { useScrolledPast } from '../../ui/hooks/scrolling/use-scrolled-past.ts'
import { CartLink } from '../cart/cart-link.tsx'
import { entrance, keyOf, navigation, holdsPage, type NavigationGroup } from './navigation.ts'
import { menuIds, Sidebar } from './sidebar.tsx'
import { shownTo } from './visitor-mark.tsx'
import { NavigationEntry } from './navigation-entry.tsx'

const linkLook =
  'flex min-h-12 items-center rounded-full px-2 font-strong lg:px-3 whitespace-nowrap hover:bg-ink/8 ' +
  'aria-[current=page]:underline aria-[current=page]:decoration-primary aria-[current=page]:decoration-[3px] aria-[current=page]:underline-offset-8'

const menuLook = '-mr-2 size-12 place-items-center rounded-full md:hidden'

/**
 * Fixed navigation bar: transparent over the hero, solid after scrolling (spec §2, 'Navigation'). Without script it
 * stays at the top of the page.
 */
export function Navbar() {
  const copy = useCopy('chrome', chromeCopy)
  const offers = useOffers()
  const solid = useScrolledPast(navbarSolidAfterPx)
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const wide = useMediaQuery(`(min-width: ${mobileBreakpointPx}px)`)
  const [menuOpenedAt, setMenuOpenedAt] = useState<string>()
  // The menu closes on navigation or when the window widens.
  const menuOpen = menuOpenedAt === pathname && !wide
  useDisclosureGroup(list)

  return (
    <header
      data-solid={solid || undefined}
      className="no-print fixed inset-x-0 top-0 z-40 transition-[background-color,box-shadow] data-solid:bg-white data-solid:shadow-soft [@media(scripting:none)]:absolute"
    >
      {/* Delays painting until the menu behind the bar is parsed: each entry would shift those before it. */}
      <link rel="expect" href={`#${menuIds.menu}`} blocking="render" />
      <div className="shell flex min-h-[79px] items-center justify-between gap-4 py-3 md:max-lg:gap-2 md:max-lg:px-4">
        <Link
          to={publicPaths.home()}
          prefetch="intent"
          aria-label={copy.logoLabel}
          className="art-listen rounded-sm"
        >
          <Brand className="h-[55px]" />
        </Link>
        <nav aria-label={copy.mainNavigation} className="ml-auto hidden items-center gap-2 md:flex">
          <ul ref={list} className="flex items-center text-sm lg:text-[1rem]">
            {navigation(copy, offers).map((item) =>
              'children' in item ? (
                <NavbarGroup key={`${keyOf(item)} ${pathname}`} group={item} />
              ) : (
                <li key={keyOf(item)} className={item.shownTo && shownTo[item.shownTo]}>
                  {item.disabled ? (
                    <span aria-disabled="true" className={`${linkLook} opacity-60`}>
                      {item.label}
                    </span>
                  ) : (
                    <NavLink to={item.href} prefetch="intent" className={linkLook}>
                      {item.label}
                    </NavLink>
                  )}
                </li>
              ),
            )}
            <NavbarGroup
              key={`entrance ${pathname}`}
              group={entrance(copy)}
              compact
              className={`lg:hidden ${shownTo.stranger}`}
            />
          </ul>
          <LinkButton
            to={publicPaths.login()}
            tone="secondary"
            size="small"
            className={`whitespace-nowrap max-xl:hidden ${shownTo.stranger}`}
          >
            {copy.login}
          </LinkButton>
          <LinkButton
            to={publicPaths.register()}
            size="small"
            className={`whitespace-nowrap max-lg:hidden ${shownTo.stranger}`}
          >
            {copy.register}
          </LinkButton>
        </nav>
        <CartLink className="ml-auto md:-ml-2" />
        <button
          type="button"
          aria-label={copy.openMenu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpenedAt(pathname)}
          className={`${menuLook} grid transition-colors [@media(scripting:none)]:hidden ${solid ? 'text-teal' : 'text-ink'}`}
        >
          <Menu className="size-8" strokeWidth={2.5} aria-hidden="true" />
        </button>
        <a
          id={menuIds.opener}
          href={`#${menuIds.menu}`}
          aria-label={copy.openMenu}
          className={`${menuLook} hidden [@media(scripting:none)]:grid`}
        >
          <Menu className="size-8" strokeWidth={2.5} aria-hidden="true" />
        </a>
      </div>
      <Sidebar open={menuOpen} onClose={() => setMenuOpenedAt(undefined)} />
    </header>
  )
}

/** Time a mouse may leave an open menu before it closes. */
const strayMs = 150

type NavbarGroupProps = {
  group: NavigationGroup
  /** Icon only, with the menu aligned to its end. */
  compact?: boolean
  className?: string
}

/** Dropdown of the navigation: opens on hover, touch, Enter or space. */
function NavbarGroup({ group, compact = false, className }: NavbarGroupProps) {
  const { label, icon: Icon } = group
  const details = useRef<HTMLDetailsElement>(null)
  const strayTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname } = useLocation()
  const active = holdsPage(group, pathname)

  const unfoldUnderMouse = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(strayTimer.current)
    if (details.current) details.current.open = true
  }
  const foldOnceAstray = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    strayTimer.current = setTimeout(() => details.current?.removeAttribute('open'), strayMs)
  }
  const keepOpenUnderMouse = (event: MouseEvent) => {
    const pointer = 'pointerType' in event.nativeEvent ? event.nativeEvent.pointerType : ''
    if (pointer === 'mouse' && details.current?.open) event.preventDefault()
  }

  return (
    <li className={className} onPointerMove={unfoldUnderMouse} onPointerLeave={foldOnceAstray}>
      <details ref={details} className="group relative">
        <summary
          data-active={active || undefined}
          onClick={keepOpenUnderMouse}
          className="flex min-h-12 list-none items-center gap-1 rounded-full px-2 font-strong lg:px-3 whitespace-nowrap hover:bg-ink/8 data-active:underline data-active:decoration-primary data-active:decoration-[3px] data-active:underline-offset-8 [&::-webkit-details-marker]:hidden"
        >
          {compact && Icon ? (
            <>
              <Icon className="size-6" aria-hidden="true" />
              <span className="sr-only">{label}</span>
            </>
          ) : (
            <>
              {label}
              <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
            </>
          )}
        </summary>
        <ul
          className={`absolute top-full grid min-w-52 gap-1 rounded-md bg-white p-2 shadow-soft ${compact ? 'right-0' : 'left-0'}`}
        >
          {group.children.map((child) => (
            <li key={child.href}>
              <NavigationEntry link={child} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
