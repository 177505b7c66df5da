import { Link, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { publicPaths } from '../shared/business/public-paths.ts'
import { useBusiness } from '../shared/business/use-business.ts'
import { Brand } from './chrome/brand.tsx'
import { Mail } from 'lucide-react'
import { comingSoonCopy as copy } from '../copy/site/business.ts'
import { footerCopy } from '../copy/shared/navigation.ts'
import { withFacts } from '../shared/business/with-facts.ts'
import { Still } from './stills/still.tsx'

const quietLink = 'inline-flex min-h-12 items-center text-ink-soft underline'

/** Public page before the opening, with a link for staff. Hides the default address, which belongs to no one. */
export function ComingSoon({ writeTo, hasNotice }: { writeTo: string | null; hasNotice: boolean }) {
  const business = useBusiness()
  return (
    <main id="contenido" className="grid min-h-dvh bg-cream md:grid-cols-2">
      <div className="flex flex-col gap-10 px-5 py-8 md:px-12 md:py-12">
        <Brand className="h-11 self-start" />
        <div className="my-auto grid justify-items-start gap-5">
          <h1 className="text-3xl font-display tracking-tight">{copy.title}</h1>
          <p className="measure text-lg">{withFacts(copy.lead, business)}</p>
          {writeTo && (
            <p className="grid gap-1">
              {copy.write}
              <a
                href={`mailto:${writeTo}`}
                className="inline-flex min-h-12 items-center gap-2 font-strong [overflow-wrap:anywhere] text-link underline"
              >
                <Mail className="size-5 shrink-0" aria-hidden="true" />
                {writeTo}
              </a>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-x-6">
          <Link to={publicPaths.login()} className={quietLink}>
            {copy.staff}
          </Link>
          {hasNotice && (
            <Link to={publicPaths.privacy()} className={quietLink}>
              {footerCopy.privacy}
            </Link>
          )}
        </div>
      </div>
      <div className="relative min-h-72 overflow-hidden bg-sand max-md:order-first max-md:h-[40dvh]">
        <Still
          name="login-siesta"
          inView
          width={720}
          height={800}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </main>
  )
}

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
