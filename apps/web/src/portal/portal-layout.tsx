import '../art/art.css'
import type { CSSProperties } from 'react'
import { Link, Outlet, useMatches } from 'react-router'
import { paths } from '../shared/paths.ts'
import { HouseLogo } from '../shared/house-logo.tsx'
import { useHouse } from '../shared/use-house.ts'
import { chromeCopy } from '../copy/chrome.ts'
import { errorMessagesCopy } from '../copy/error-messages.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { HeaderTools } from './header-tools.tsx'
import { usePortalNotifications } from './notifications/use-portal-notifications.ts'
import { SideNavigation } from './side-navigation.tsx'
import { TabBar } from './tab-bar.tsx'

/** A page that asks for one thing at a time says so in its `handle`: on a phone the tabs make way for its own bar. */
export type PortalHandle = { isTask: true }

const isTask = (handle: unknown) => (handle as Partial<PortalHandle> | undefined)?.isTask === true

/** The frame of the owner's pages: tabs below on a phone, sections at the side on a desktop. */
export default function PortalLayout() {
  const busy = useMatches().some(({ handle }) => isTask(handle))
  const unread = usePortalNotifications()

  return (
    <div
      style={{ '--bottom-bar-height': busy ? '88px' : '64px' } as CSSProperties}
      className="flex min-h-dvh flex-col md:[--bottom-bar-height:0px]!"
    >
      <SkipLink>{chromeCopy.skipToContent}</SkipLink>
      <header className="no-print sticky top-0 z-30 border-b border-line bg-cream">
        <div className="shell flex h-16 items-center justify-between gap-4">
          <Link
            prefetch="intent"
            to={paths.account()}
            aria-label={useHouse().name}
            className="grid min-h-12 place-items-center"
          >
            <HouseLogo className="h-10" />
          </Link>
          <HeaderTools unread={unread} />
        </div>
      </header>
      <div className="shell flex grow gap-10">
        <SideNavigation unread={unread} />
        <main
          id="contenido"
          className={`min-w-0 grow pt-6 md:pt-8 ${busy ? 'pb-0 md:pb-16' : 'pb-[calc(7rem+env(safe-area-inset-bottom))] md:pb-16'}`}
        >
          <Outlet />
        </main>
      </div>
      {!busy && <TabBar />}
      <ToastRegion dismissLabel={errorMessagesCopy.dismiss} />
    </div>
  )
}
