import { Outlet } from 'react-router'
import { errorCopy } from '../copy/shared/error.ts'
import { EarlyLoader } from './early-loader.tsx'
import { LogoImage } from '../shared/business/logo-image.tsx'
import { paths } from '../shared/business/paths.ts'
import { copyContextOf, type Matched } from '../shared/business/resolve-copy.ts'
import { WithoutScript } from '../site/without-script.tsx'
import { buttonLook } from '../ui/controls/button-look.ts'

export const meta = (matched: Matched) => [
  { title: copyContextOf(matched).business.name },
  { name: 'robots', content: 'noindex' },
]

/** Frame of private pages: the server renders it without any user's data. */
export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center" aria-busy="true">
      <EarlyLoader />
      <LogoImage className="late h-14" />
      <div className="shell pb-16 text-center">
        <WithoutScript text={errorCopy.withoutScript} />
        <noscript>
          <a href={paths.home()} className={buttonLook({ tone: 'quiet', className: 'mt-4' })}>
            {errorCopy.backHome}
          </a>
        </noscript>
      </div>
    </main>
  )
}

/** Leaves the routes below to the browser. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function PrivateFrame() {
  return <Outlet />
}
