import type { Access } from '@rumi/contract'
import type { ReactNode } from 'react'
import { paths } from '../shared/paths.ts'
import { NoResults } from '../art/scenes/no-results.tsx'
import { officeCopy } from '../copy/office.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { usePermission } from './use-permission.ts'

/** A page that not everyone in the office may see says so, to whoever comes by its address. */
export function OnlyFor({ access, children }: { access: Access; children: ReactNode }) {
  if (usePermission(access)) return children
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
