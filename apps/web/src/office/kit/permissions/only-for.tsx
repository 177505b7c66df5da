import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { isOpenPage, useOfficeSections } from './office-sections.ts'
import { usePermission, type Wanted } from './use-permission.ts'

/** Shows a page only with permission; otherwise an explanation. */
export function OnlyFor({ children, ...wanted }: Wanted & { children: ReactNode }) {
  return usePermission(wanted) ? children : <NotForYou />
}

/** Hides a page of an area that a custom role excludes. */
export function OnlyWhereOpen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const limits = useStoreSelector((state) => state.limits)
  const [first] = useOfficeSections()
  if (isOpenPage(limits, pathname)) return children
  // A role without the desk begins at its first section.
  return pathname === paths.office() && first ? <Navigate to={first.to} replace /> : <NotForYou />
}

function NotForYou() {
  return (
    <>
      <h1 className="sr-only">{officeCopy.notForYouTitle}</h1>
      <EmptyState
        art={<NoResults />}
        title={officeCopy.notForYouTitle}
        text={officeCopy.notForYouText}
        action={<LinkButton to={paths.office()}>{officeCopy.today}</LinkButton>}
      />
    </>
  )
}
