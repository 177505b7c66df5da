import { pathAsTyped } from '@rumi/contract'
import { useLocation } from 'react-router'
import { errorCopy } from '../copy/shared/error.ts'
import { LinkButton } from '../ui/controls/link-button.tsx'
import { publicPaths } from '../shared/business/public-paths.ts'

/** Text for a missing address, verbatim from spec §2, 'Route tree'. */
export function NotFoundWords() {
  const { pathname } = useLocation()
  return (
    <>
      <h1 className="text-2xl tracking-tight">{errorCopy.notFoundTitle}</h1>
      <p className="measure [overflow-wrap:anywhere] text-ink-soft" suppressHydrationWarning>
        {errorCopy.notFoundText(pathAsTyped(pathname))}
      </p>
      <LinkButton to={publicPaths.home()} className="mt-2">
        {errorCopy.backHome}
      </LinkButton>
    </>
  )
}
