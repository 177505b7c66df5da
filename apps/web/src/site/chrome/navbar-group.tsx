import { ChevronDown } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { holdsPage, type NavigationGroup } from './navigation.ts'
import { NavigationEntry } from './navigation-entry.tsx'

/** Time a mouse may leave an open menu before it closes. */
const strayMs = 150

type NavbarGroupProps = {
  group: NavigationGroup
  /** Icon only, with the menu aligned to its end. */
  compact?: boolean
  className?: string
}

/** Dropdown of the navigation: opens on hover, touch, Enter or space. */
export function NavbarGroup({ group, compact = false, className }: NavbarGroupProps) {
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
