import '../../art/art.css'
import { type CSSProperties, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { guestBookingCopy } from '../../copy/portal/guest-booking.ts'
import { portalCopy } from '../../copy/portal/portal.ts'
import { LogoImage } from '../../shared/business/logo-image.tsx'
import { paths } from '../../shared/business/paths.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { ToastRegion } from '../../ui/feedback/toast-region.tsx'
import { roleInThisBrowser } from '../../shared/people/this-browser.ts'
import { quietMs } from '../portal-meta.ts'
import type { Who } from '../who.ts'

/** Layout of guest pages: links home and to the login, and the task. */
export default function GuestLayout() {
  const { pathname, search } = useLocation()
  const who = useWhoIsHere()
  const isGuest = who === 'guest'
  const isBooking = pathname === paths.bookAsGuest()
  return (
    <div
      style={{ '--bottom-bar-height': '88px' } as CSSProperties}
      className="flex min-h-dvh flex-col md:[--bottom-bar-height:0px]!"
    >
      <SkipLink>{chromeCopy.skipToContent}</SkipLink>
      <header className="no-print sticky top-0 z-30 border-b border-line bg-cream">
        <div className="shell flex min-h-16 items-center justify-between gap-4">
          <Link
            prefetch="intent"
            to={paths.home()}
            aria-label={useBusiness().name}
            className="grid min-h-12 shrink-0 place-items-center"
          >
            <LogoImage className="h-10" />
          </Link>
          <Link
            prefetch="intent"
            to={
              isGuest
                ? paths.login({
                    volver: `${isBooking ? paths.book() : pathname}${search}`,
                  })
                : paths.account()
            }
            className="inline-flex min-h-12 items-center py-2 text-right leading-tight font-strong text-link underline"
          >
            {isGuest ? guestBookingCopy.logIn : portalCopy.navigation}
          </Link>
        </div>
      </header>
      <main id="contenido" className="shell min-w-0 grow pt-6 md:pt-8 md:pb-16">
        <Outlet context={who} />
      </main>
      <ToastRegion dismissLabel={errorMessagesCopy.dismiss} />
    </div>
  )
}

/**
 * Role of the visitor: 'guest' until the session is known. Fetches at once if this browser has a login, otherwise
 * after rendering: guest pages need no store at first.
 */
function useWhoIsHere(): Who {
  const [who, setWho] = useState<Who>('guest')
  useEffect(() => {
    let isHere = true
    let stop: (() => void) | undefined
    const fetchUser = async () => {
      const watching = await import('../who-is-here.ts').catch(() => undefined)
      if (isHere) stop = watching?.watchWhoIsHere(setWho)
    }
    const timer = setTimeout(() => void fetchUser(), roleInThisBrowser() ? 0 : quietMs)
    return () => {
      isHere = false
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return who
}
