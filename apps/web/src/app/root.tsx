import '../ui/theme.css'
import nunitoUrl from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import faviconUrl from '../art/favicon.svg?url&no-inline'
import { type ReactNode, useEffect } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { Logo } from '../art/logo.tsx'
import { errorCopy } from '../copy/error.ts'
import { answerEarlyClicks, rememberEarlyClicks } from './early-clicks.ts'
import { ErrorPage } from './error-page.tsx'
import { paths } from '../shared/paths.ts'
import { siteConfig } from '../shared/site-config.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useOwnDocument } from './use-own-document.ts'

/** What a phone paints around the page: the sand behind every hero. */
const themeColor = '#fff1da'

export const links: LinksFunction = () => [
  { rel: 'preload', href: nunitoUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: faviconUrl, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icono-192.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-MX" data-theme={siteConfig.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor} />
        <script dangerouslySetInnerHTML={{ __html: rememberEarlyClicks }} />
        <Meta />
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

/** What the shell of the private areas shows until the browser knows which page it is on. */
export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center" aria-busy="true">
      <Logo className="late h-14" />
      <noscript>
        <p className="shell py-16 text-center">
          {errorCopy.withoutScript} <a href={paths.home()}>{errorCopy.backHome}</a>
        </p>
      </noscript>
    </main>
  )
}

export { ErrorPage as ErrorBoundary }

export default function App() {
  useEffect(answerEarlyClicks, [])
  useOwnDocument()
  useHeadingFocus()
  return <Outlet />
}
