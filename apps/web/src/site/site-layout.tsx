import '../art/art.css'
import { planPages, addressParts, internationalForm, type WeekdayHours } from '@rumi/contract'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'
import { chromeCopy } from '../copy/site/chrome.ts'
import { errorMessagesCopy } from '../copy/shared/error-messages.ts'
import { useCopy } from '../shared/business/use-copy.ts'
import { ToastRegion } from '../ui/feedback/toast-region.tsx'
import { publicPaths } from '../shared/business/public-paths.ts'
import { useIsOpen, useOffers, useBrand, useBusiness } from '../shared/business/use-business.ts'
import { Footer } from './chrome/footer.tsx'
import { Navbar } from './chrome/navbar.tsx'
import { VisitorMark } from './chrome/visitor-mark.tsx'
import { wasClosedHere } from '../shared/people/this-browser.ts'
import { sendSessionCall } from './auth/links/send-session-call.ts'
import { businessCopy } from '../copy/site/business.ts'
import { useSiteOrigin, StructuredData } from './structured-data.tsx'

/** Canonical address and preview picture of a page; React moves them into the head. */
export function PageAddress() {
  const copy = useCopy('house', businessCopy)
  const { pathname } = useLocation()
  const leadsNowhere = '*' in useParams()
  const origin = useSiteOrigin()
  const preview = useSharePicture()
  if (leadsNowhere) return null
  const address = origin + pathname.replace(/(.)\/$/, '$1')
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={copy.name} />
      {preview && (
        <>
          <meta property="og:image" content={origin + preview.path} />
          <meta property="og:image:width" content={String(preview.width)} />
          <meta property="og:image:height" content={String(preview.height)} />
          <meta property="og:image:alt" content={preview.alt} />
        </>
      )}
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Completes a logout that the server has not received, now or once online; otherwise does not load the store. */
export function useFinishedLogout() {
  useEffect(() => {
    const finish = () => {
      if (wasClosedHere() && navigator.onLine) void sendSessionCall((calls) => calls.resumeSession())
    }
    finish()
    window.addEventListener('online', finish)
    return () => window.removeEventListener('online', finish)
  }, [])
}

/** Loaded only before the opening. */
const ClosedSite = lazy(async () => ({ default: (await import('./closed-site.tsx')).ClosedSite }))

export { fontPreload as links } from '../ui/layout/font-preload.ts'

/** Layout of the public site: bar, page, footer. */
export default function SiteLayout() {
  const copy = useCopy('chrome', chromeCopy)
  useFinishedLogout()
  const { pathname } = useLocation()
  const offers = useOffers()
  const isUnsold = planPages.some((page) => publicPaths[page]() === pathname && !offers.includes(page))
  if (!useIsOpen())
    return (
      <Suspense>
        <ClosedSite />
      </Suspense>
    )
  return (
    <>
      <PageAddress />
      <VisitorMark />
      <a
        href="#contenido"
        className="no-print fixed top-3 left-3 z-50 -translate-y-[200%] rounded-full bg-ink px-5 py-3 font-strong text-cream focus-visible:translate-y-0"
      >
        {copy.skipToContent}
      </a>
      <Navbar />
      {isUnsold ? <Navigate to={publicPaths.services()} replace /> : <Outlet />}
      <Footer />
      <BusinessFacts />
      <ToastRegion dismissLabel={errorMessagesCopy.dismiss} />
    </>
  )
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** One specification for all weekdays with equal hours. */
const openingHours = (hours: readonly WeekdayHours[]) =>
  [...Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`).values()].map((rows) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: rows.map(({ weekday }) => dayNames[weekday]),
    opens: rows[0]?.opens,
    closes: rows[0]?.closes,
  }))

/** Structured data of the business: kind, place and hours (spec §9), for search engines and maps. */
function BusinessFacts() {
  const copy = useCopy('house', businessCopy)
  const origin = useSiteOrigin()
  const business = useBusiness()
  const { address } = business
  const brand = useBrand()
  const preview = useSharePicture()
  return (
    <StructuredData
      facts={{
        '@type': 'LocalBusiness',
        '@id': `${origin}/#casa`,
        name: copy.name,
        description: copy.description,
        url: `${origin}/`,
        ...(preview && { image: origin + preview.path }),
        logo: origin + (brand?.icons?.app ?? '/icono-512.png'),
        telephone: internationalForm(business.phone) ?? business.phone,
        email: business.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: `${address.street}, ${addressParts(business).quarter}`,
          postalCode: address.postalCode,
          addressLocality: address.city,
          ...(business.state && { addressRegion: business.state }),
          addressCountry: 'MX',
        },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: address.latitude,
          longitude: address.longitude,
        },
        openingHoursSpecification: openingHours(business.hours.house),
        currenciesAccepted: 'MXN',
      }}
    />
  )
}

/** Returns the picture of shared links: the uploaded one, or the drawn one, which contains the default name. */
function useSharePicture() {
  const { previewAlt } = useCopy('house', businessCopy)
  const { hasDrawnName } = useBusiness()
  const drawn = { path: '/vista-previa.png', width: 1200, height: 630, alt: previewAlt }
  return useBrand()?.share ?? (hasDrawnName ? drawn : undefined)
}
