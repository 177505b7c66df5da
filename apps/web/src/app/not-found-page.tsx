import { useLocation } from 'react-router'
import { errorCopy } from '../copy/error.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { paths } from './paths.ts'

export const meta = () => [{ title: errorCopy.notFoundTitle }, { name: 'robots', content: 'noindex' }]

/** The page for an address that leads nowhere (spec §2, 'Route tree'). */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <main
      id="contenido"
      className="shell section-y grid min-h-[70vh] content-center justify-items-center gap-6 text-center"
    >
      <h1 className="text-3xl">{errorCopy.notFoundTitle}</h1>
      <p className="measure text-ink-soft [overflow-wrap:anywhere]">{errorCopy.notFoundText(pathname)}</p>
      <LinkButton to={paths.home()}>{errorCopy.backHome}</LinkButton>
    </main>
  )
}

export default NotFoundPage
