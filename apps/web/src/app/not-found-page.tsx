import { useLocation } from 'react-router'
import { NotFoundScene } from '../art/scenes/not-found-scene.tsx'
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
      className="shell grid min-h-[70vh] content-center justify-items-center gap-4 pt-28 pb-16 text-center"
    >
      <NotFoundScene className="w-full max-w-md" />
      <h1 className="text-2xl tracking-tight">{errorCopy.notFoundTitle}</h1>
      <p className="measure [overflow-wrap:anywhere] text-ink-soft">{errorCopy.notFoundText(pathname)}</p>
      <LinkButton to={paths.home()} className="mt-2">
        {errorCopy.backHome}
      </LinkButton>
    </main>
  )
}

export default NotFoundPage
