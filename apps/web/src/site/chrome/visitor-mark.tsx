import { storageEntry } from '@rumi/data-layer/cart'
import { useEffect } from 'react'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { roleInThisBrowser } from '../../shared/people/role-in-this-browser.ts'

/** Who looks at the public pages, as far as this browser remembers; the page's root carries it for all but strangers. */
export type Visitor = 'stranger' | 'owner' | 'staff'

/** Shows a part to those it is for, from the first paint on and without moving anything later. */
export const shownTo = {
  stranger: 'in-data-[visitor]:hidden',
  owner: 'hidden in-data-[visitor=owner]:block',
  staff: 'hidden in-data-[visitor=staff]:block',
} satisfies Record<Visitor, string>

/** Runs where it stands, before the first paint. */
const markAtOnce = `try {
  const { role } = JSON.parse(JSON.parse(localStorage.getItem(${JSON.stringify(storageEntry)})).user)
  if (role) document.documentElement.dataset.visitor = role === 'cliente' ? 'owner' : 'staff'
} catch {}`

/** Marks the root of the page with who visits: nobody is asked, and the store stays where it is. */
export function VisitorMark() {
  const hydrated = useHydrated()
  useEffect(() => {
    markVisitor()
    window.addEventListener('storage', markVisitor)
    return () => window.removeEventListener('storage', markVisitor)
  }, [])
  return hydrated ? null : <script dangerouslySetInnerHTML={{ __html: markAtOnce }} />
}

function markVisitor() {
  const { dataset } = document.documentElement
  const role = roleInThisBrowser()
  if (role) dataset.visitor = role === 'cliente' ? 'owner' : 'staff'
  else delete dataset.visitor
}
