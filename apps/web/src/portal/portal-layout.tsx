import '../art/art.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link, Outlet, useLocation, useMatches, NavLink } from 'react-router'
import { paths } from '../shared/business/paths.ts'
import { OfflineSection } from '../shared/fetching/offline-section.tsx'
import { useStoreSelector, useLogout } from '../shared/fetching/store.ts'
import { BusinessLogo } from '../shared/business/business-logo.tsx'
import { UnsavedGuard } from '../shared/refusals/unsaved-guard.tsx'
import { useBusiness } from '../shared/business/use-business.ts'
import { chromeCopy } from '../copy/site/chrome.ts'
import { portalCopy } from '../copy/portal/portal.ts'
import { errorMessagesCopy } from '../copy/shared/error-messages.ts'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { ToastRegion } from '../ui/feedback/toast-region.tsx'
import { BusinessLinks } from './business-links.tsx'
import { usePortalNotifications } from './notifications/use-portal-notifications.ts'
import { sections, tabs } from './portal-navigation.ts'
import { Bell, LogOut, UserRound } from 'lucide-react'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'
import { IconButton } from '../ui/controls/icon-button.tsx'

/** Sections as a column, for wide windows. */
export function SideNavigation({ unread }: { unread: number }) {
  return (
    <nav aria-label={portalCopy.navigation} className="no-print hidden w-52 shrink-0 py-8 md:block">
      <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto">
        <ul className="grid gap-1">
          {sections.map(({ to, label, icon: Icon, end }) => (
            <li key={to}>
              <NavLink
                prefetch="intent"
                to={to}
                end={end}
                className="flex min-h-12 items-center gap-3 rounded-full px-4 font-strong text-ink-soft hover:bg-sand hover:text-ink aria-[current=page]:bg-band aria-[current=page]:text-on-band"
              >
                <Icon className="size-6" aria-hidden="true" />
                <span className="grow">{label}</span>
                {to === paths.notifications() && unread > 0 && <span className="tabular">{unread}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
        <BusinessLinks className="mt-3 grid gap-1 border-t border-line pt-3" />
      </div>
    </nav>
  )
}

/** Route `handle` of single-task pages: on a phone their own bar replaces the tabs. */
export type PortalHandle = { isTask: true }

const isTask = (handle: unknown) => (handle as Partial<PortalHandle> | undefined)?.isTask === true

/** Layout of the owner's pages: tabs at the bottom on a phone, navigation at the side on a desktop. */
export default function PortalLayout() {
  // Offline, the user may be known without a session; requests wait for one.
  const isOpen = useStoreSelector((state) => state.user.isLoggedIn)
  return isOpen ? <OpenPortal /> : <KnownOffline />
}

function OpenPortal() {
  const busy = useMatches().some(({ handle }) => isTask(handle))
  return (
    <PortalFrame busy={busy} unread={usePortalNotifications()}>
      <UnsavedGuard>
        <Outlet />
      </UnsavedGuard>
    </PortalFrame>
  )
}

function KnownOffline() {
  const { pathname } = useLocation()
  const here = sections.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <PortalFrame busy={false} unread={0}>
      <OfflineSection label={here?.label ?? portalCopy.navigation} mayCall />
    </PortalFrame>
  )
}

type PortalFrameProps = { busy: boolean; unread: number; children: ReactNode }

function PortalFrame({ busy, unread, children }: PortalFrameProps) {
  return (
    <div
      style={{ '--bottom-bar-height': busy ? '5.5rem' : '4rem' } as CSSProperties}
      className="flex min-h-dvh flex-col md:[--bottom-bar-height:0px]!"
    >
      <SkipLink>{chromeCopy.skipToContent}</SkipLink>
      <header className="no-print sticky top-0 z-30 border-b border-line bg-cream">
        <div className="shell flex h-16 min-h-[64px] items-center justify-between gap-x-2">
          <Link
            prefetch="intent"
            to={paths.account()}
            aria-label={useBusiness().name}
            className="grid min-h-[48px] min-w-0 place-items-center"
          >
            <BusinessLogo className="h-[40px] max-w-full" />
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
          {children}
        </main>
      </div>
      {!busy && <TabBar />}
      <ToastRegion dismissLabel={errorMessagesCopy.dismiss} />
    </div>
  )
}

/** Sections at the bottom edge of a phone. */
function TabBar() {
  return (
    <nav
      aria-label={portalCopy.navigation}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex overflow-x-auto">
        {tabs.map(({ to, label, icon: Icon, end }) => (
          <li key={to} className="min-w-fit flex-1 basis-0">
            <NavLink
              prefetch="intent"
              to={to}
              end={end}
              className="group grid min-h-16 content-center justify-items-center gap-0.5 px-1 text-[length:min(var(--text-xs),4vw)] font-strong text-ink-soft aria-[current=page]:text-ink"
            >
              <span className="grid h-8 w-14 max-w-full place-items-center rounded-full transition-colors group-aria-[current=page]:bg-secondary group-aria-[current=page]:text-on-secondary">
                <Icon className="size-6" aria-hidden="true" />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Header tools: notifications, profile and logout. */
function HeaderTools({ unread }: { unread: number }) {
  const name = useStoreSelector((state) => state.user.name)
  const leaving = useStoreSelector((state) => state.user.status === 'loading')
  const logOut = useLogout()

  const [isConfirming, setIsConfirming] = useState(false)

  const leave = async () => {
    const outcome = await logOut()
    return outcome.ok ? undefined : outcome.refusal.message
  }

  return (
    <div className="flex shrink-0 items-center gap-1">
      <span className="hidden max-w-48 truncate font-strong md:block">{name}</span>
      <Link
        prefetch="intent"
        to={paths.notifications()}
        aria-label={unread > 0 ? portalCopy.unread(unread) : portalCopy.notifications}
        className="relative grid size-[48px] place-items-center rounded-full hover:bg-sand"
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid h-[22px] min-w-[22px] place-items-center rounded-full bg-brick px-1 text-[12px] leading-none font-strong text-white tabular"
          >
            {unread}
          </span>
        )}
      </Link>
      <Link
        prefetch="intent"
        to={paths.profile()}
        aria-label={portalCopy.profile}
        className="grid size-[48px] place-items-center rounded-full hover:bg-sand md:hidden"
      >
        <UserRound aria-hidden="true" />
      </Link>
      <IconButton
        icon={LogOut}
        label={portalCopy.logout}
        disabled={leaving}
        className="[--control-height:48px]"
        onClick={() => setIsConfirming(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={portalCopy.logoutTitle}
        closeLabel={portalCopy.close}
        keepLabel={portalCopy.stay}
        confirmLabel={portalCopy.logoutConfirm}
        onConfirm={leave}
      >
        <p>{portalCopy.logoutText}</p>
      </ConfirmDialog>
    </div>
  )
}
