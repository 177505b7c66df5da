import { storageEntry } from '@rumi/data-layer/cart'
import { useEffect } from 'react'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { roleInThisBrowser } from '../../shared/people/this-browser.ts'

/** Kind of visitor, as stored in this browser; the root element carries it, except for strangers. */
export type Visitor = 'stranger' | 'owner' | 'staff'

/** Shows a part to one kind of visitor from the first paint, without layout shifts. */
export const shownTo = {
  stranger: 'in-data-[visitor]:hidden',
  owner: 'hidden in-data-[visitor=owner]:block',
  staff: 'hidden in-data-[visitor=staff]:block',
} satisfies Record<Visitor, string>

/** Inline script that runs before the first paint. */
const markAtOnce = `try {
  const { role } = JSON.parse(JSON.parse(localStorage.getItem(${JSON.stringify(storageEntry)})).user)
  if (role) document.documentElement.dataset.visitor = role === 'cliente' ? 'owner' : 'staff'
} catch {}`

/** Marks the root element with the kind of visitor, without a request or the store. */
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
