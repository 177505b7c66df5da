import { Link, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { publicPaths } from '../shared/business/public-paths.ts'
import { useBusiness } from '../shared/business/use-business.ts'
import { Brand } from './chrome/brand.tsx'
import { ComingSoon } from './coming-soon.tsx'

type ClosedBusiness = { writeTo: string | null; hasOwnNotice: boolean }

/**
 * Site before the opening: the privacy notice, once the business has its details, and 'Muy pronto' everywhere else
 * (decision 92).
 */
export function ClosedSite() {
  const { name } = useBusiness()
  const { pathname } = useLocation()
  const root = useRouteLoaderData<ClosedBusiness>('root')
  if (!root?.hasOwnNotice || pathname !== publicPaths.privacy())
    return <ComingSoon writeTo={root?.writeTo ?? null} hasNotice={root?.hasOwnNotice ?? false} />
  return (
    <>
      <header className="absolute inset-x-0 top-0">
        <div className="shell flex h-[79px] items-center">
          <Link to={publicPaths.home()} aria-label={name}>
            <Brand className="h-11" />
          </Link>
        </div>
      </header>
      <Outlet />
    </>
  )
}
