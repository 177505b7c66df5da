import { useRef } from 'react'
import { NavLink } from 'react-router'
import { useCurrentInSight } from '../hooks/focus/use-current-in-sight.ts'

type SegmentedNavProps = {
  label: string
  items: readonly { to: string; label: string; count?: number | undefined; end?: boolean }[]
}

/** Links to adjacent views of one thing; scrolls the current one into view. */
export function SegmentedNav({ label, items }: SegmentedNavProps) {
  const row = useRef<HTMLElement>(null)
  useCurrentInSight(row)
  return (
    <nav ref={row} aria-label={label} className="relative -mx-1 overflow-x-auto px-1 py-1">
      <ul className="inline-flex gap-1 rounded-full bg-sand p-1">
        {items.map((item) => (
          <li key={item.to}>
            <NavLink
              to={item.to}
              end={item.end ?? true}
              className="inline-flex min-h-10 items-center gap-2 rounded-full px-4 font-strong whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink"
            >
              {item.label}
              {item.count !== undefined && (
                <span className="tabular text-sm text-ink-soft">{item.count}</span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
