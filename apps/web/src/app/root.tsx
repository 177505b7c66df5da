import '../ui/layout/theme.css'
import {
  colourVariables,
  defaultSettings,
  pagePrices,
  type BusinessSettings,
  sharesDocument,
} from '@rumi/contract'
import faviconUrl from '../art/favicon.svg?url&no-inline'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useLocation,
  useNavigate,
} from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { brandOf } from '../shared/business/brand-of.ts'
import { businessInfo } from '../shared/business/business-info.ts'
import { businessToday } from '../shared/business/business-today.ts'
import { followDocumentLocale, localeAttributes } from '../shared/business/document-locale.ts'
import {
  useBrand,
  useDogWord,
  useIsOpen,
  useLocale,
  useOwnColours,
  useTheme,
} from '../shared/business/use-business.ts'
import { pageSource } from '../site/page-source.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useLostFocus } from './use-lost-focus.ts'
import { useSiteWorker } from './use-site-worker.ts'
import { areaOf, requestedParam } from '../service-worker/site-build.ts'

if (typeof document !== 'undefined') followDocumentLocale()

/** Navigates to the requested page after the worker, offline, responded with the frame of its area. */
function useRequestedPage() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    const requestedPage = new URLSearchParams(search).get(requestedParam)
    if (requestedPage && areaOf(requestedPage.replace(/\?.*/, '')))
      void navigate(requestedPage + hash, { replace: true })
  })
  useEffect(() => goOn(), [])
}

/** Progress bar at the top from the press until the page is rendered. */
function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="navigation-progress" aria-hidden="true" />
}

/** Theme colour of browsers: the sand behind every hero. */
const themeColor = '#fff1da'

/** True if the business has its own legal name, address and email, instead of the defaults. */
const namesResponsible = ({ email, legalName, address }: BusinessSettings) =>
  email !== defaultSettings.email &&
  legalName !== defaultSettings.legalName &&
  address.street !== defaultSettings.address.street

/** Data of every page; constant during a visit. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, settings, texts, photos, isOpen, offers, plans } = context.get(pageSource)
  const [business, ownWords, shown, open, offered, cards] = await Promise.all([
    settings(),
    texts(),
    photos(),
    isOpen(),
    offers(),
    plans(),
  ])
  return {
    origin,
    business: businessInfo(business, offered),
    texts: ownWords,
    photos: shown,
    brand: brandOf(shown),
    colours: colourVariables(business.colours),
    isOpen: open,
    writeTo: open || business.email === defaultSettings.email ? null : business.email,
    hasOwnNotice: namesResponsible(business),
    offers: offered,
    pricesFrom: business.showPrices ? pagePrices(cards) : {},
    year: Number(businessToday().slice(0, 4)),
  }
}

export const shouldRevalidate = () => false

export const links: LinksFunction = () => [{ rel: 'manifest', href: '/site.webmanifest' }]

/** Icons of the business, or the drawn ones. */
function Icons() {
  const icons = useBrand()?.icons
  return (
    <>
      <link rel="icon" href={icons?.favicon ?? faviconUrl} type={icons ? 'image/png' : 'image/svg+xml'} />
      <link rel="apple-touch-icon" href={icons?.touch ?? '/icono-192.png'} />
    </>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="es-MX"
      data-theme={useTheme()}
      style={useOwnColours()}
      data-dog-word={useDogWord()}
      {...localeAttributes(useLocale())}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor} />
        <script dangerouslySetInnerHTML={{ __html: rememberEarlyClicks }} />
        {!useIsOpen() && <meta name="robots" content="noindex" />}
        <Meta />
        <Icons />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export { ErrorPage as ErrorBoundary }

export default function App() {
  useEffect(replayEarlyClicks, [])
  useOwnDocument()
  useHeadingFocus()
  useLostFocus()
  useSiteWorker()
  useRequestedPage()
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  )
}

type EarlyClicks = { buttons: Set<HTMLButtonElement>; stop: () => void }

declare global {
  // oxlint-disable-next-line no-var -- a global of the page can be declared in no other way
  var earlyClicks: EarlyClicks | undefined
}

/**
 * Inline script at the top of each page: records presses before hydration, so that each counts once and no form
 * submits natively.
 */
const rememberEarlyClicks = `(() => {
  const buttons = new Set()
  const remember = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    buttons.add(button)
  }
  addEventListener('click', remember, true)
  globalThis.earlyClicks = { buttons, stop: () => removeEventListener('click', remember, true) }
})()`

/** Replays the presses recorded before hydration. */
function replayEarlyClicks() {
  const early = globalThis.earlyClicks
  if (!early) return
  globalThis.earlyClicks = undefined
  early.stop()
  for (const button of early.buttons) button.click()
}

/** Path at which this document was opened; its policy decides whom it may frame. */
const openedAt = typeof location === 'undefined' ? '' : location.pathname

/**
 * Leaves a link to a page of another policy to the browser, before the router hears of it: loaded as a document, the page
 * gets its own policy, so that the map may be framed there and the network's posts nowhere else.
 */
function useOwnDocument() {
  useEffect(() => {
    const leaveToBrowser = (press: MouseEvent) => {
      const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== location.origin) return
      if (!sharesDocument(openedAt, link.pathname)) press.stopPropagation()
    }
    document.addEventListener('click', leaveToBrowser, { capture: true })
    return () => document.removeEventListener('click', leaveToBrowser, { capture: true })
  }, [])
}
