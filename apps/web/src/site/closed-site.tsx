import { Link, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { publicPaths } from '../shared/public-paths.ts'
import { useHouse } from '../shared/use-house.ts'
import { Brand } from './chrome/brand.tsx'
import { ComingSoon } from './coming-soon.tsx'

/** A house that has not opened: its privacy notice, once it has said who it is, and everywhere else 'Muy pronto' (decision 163). */
export function ClosedSite() {
  const { name } = useHouse()
  const { pathname } = useLocation()
  const writeTo = useRouteLoaderData<{ writeTo: string | null }>('root')?.writeTo ?? null
  if (writeTo === null || pathname !== publicPaths.privacy()) return <ComingSoon writeTo={writeTo} />
  return (
    <>
      <header className="bg-sand">
        <div className="shell pt-6">
          <Link to={publicPaths.home()} aria-label={name} className="inline-block">
            <Brand className="h-11" />
          </Link>
        </div>
      </header>
      <Outlet />
    </>
  )
}
