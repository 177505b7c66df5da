import { Outlet } from 'react-router'
import { Logo } from '../art/logo.tsx'
import { chromeCopy } from '../copy/chrome.ts'
import { errorCopy } from '../copy/error.ts'
import { paths } from '../shared/paths.ts'

export const meta = () => [{ title: chromeCopy.brand }, { name: 'robots', content: 'noindex' }]

/** What a private page is before the browser fills it: the server renders this frame and nobody's data. */
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

/** Keeps what is below for the browser. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function PrivateFrame() {
  return <Outlet />
}
