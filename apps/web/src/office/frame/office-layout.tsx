import '../../art/art.css'
import { WifiOff, LogOut, Search } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { useStoreSelector, useLogout } from '../../shared/fetching/store.ts'
import { OfflineSection, useReadsOffline } from '../../shared/fetching/offline-section.tsx'
import { BusinessLogo } from '../../shared/business/business-logo.tsx'
import { UnsavedGuard } from '../../shared/refusals/unsaved-guard.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { inHouseCopy } from '../../copy/office/desk/in-house.ts'
import { officeCopy, commandPaletteCopy } from '../../copy/office/frame/office.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { useSecondPressGuard } from '../../ui/hooks/ignore-repeat-press.ts'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { ToastRegion } from '../../ui/feedback/toast-region.tsx'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { OutboxHost } from '../desk/outbox/outbox-host.tsx'
import { SessionOver, useSessionExpired } from './session-over.tsx'
import { PhoneNavigation, SideNavigation } from './office-navigation.tsx'
import { NotificationsBell } from './notifications/notifications-bell.tsx'
import { officeSections } from '../kit/permissions/office-sections.ts'
import { OnlyWhereOpen } from '../kit/permissions/only-for.tsx'
import { ClosedBanner } from '../business/setup/closed-banner.tsx'
import { CheckoutHost } from '../money/check-out/checkout-host.tsx'
import { useState } from 'react'
import { outboxCopy as copy } from '../../copy/office/desk/outbox.ts'
import { unsentCount } from '../../shared/unsent/sealed-acts.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { CommandPalette, destinationSearch } from './command-palette/command-palette.tsx'
import { KeysDialog } from '../kit/keys/keys-dialog.tsx'
import { isTyping, useKeydown } from '../kit/keys/use-section-keys.ts'

/** Layout of the office: navigation at the side, as a rail on a tablet, or at the bottom edge of a phone. */
export default function OfficeLayout() {
  // Offline, the user may be known without a session; requests wait for one.
  const isOpen = useStoreSelector((state) => state.user.isLoggedIn)
  useSecondPressGuard()
  return (
    <div className="office flex min-h-dvh max-md:[--bottom-bar-height:4rem] max-md:[--tab-bar-height:calc(4rem+env(safe-area-inset-bottom))] max-md:[--control-height:48px] flex-col bg-white md:flex-row">
      <SkipLink>{chromeCopy.skipToContent}</SkipLink>
      <header className="no-print z-30 flex shrink-0 flex-col border-line bg-cream max-md:sticky max-md:top-0 max-md:border-b md:w-24 md:border-r lg:w-48">
        <div className="flex flex-col gap-2 p-3 md:sticky md:top-0 md:h-dvh md:max-lg:px-1.5">
          <div className="flex flex-wrap items-center justify-between gap-2 md:flex-col md:max-lg:gap-1 lg:items-stretch">
            <Link
              to={paths.office()}
              aria-label={`${officeCopy.name}, ${useBusiness().name}`}
              className="grid min-h-10 place-items-center px-1 lg:justify-self-start lg:place-items-start"
            >
              <BusinessLogo
                className="h-8 md:max-lg:h-6"
                nameClassName="md:max-lg:max-w-20! md:max-lg:text-sm!"
              />
            </Link>
            {isOpen && (
              <>
                <GoAnywhere />
                <span className="lg:absolute lg:top-3 lg:right-3">
                  <NotificationsBell />
                </span>
              </>
            )}
            <span className="md:hidden">
              <Leave />
            </span>
          </div>
          <SideNavigation />
          <WhoAndOut />
        </div>
      </header>
      <main id="contenido" className="min-w-0 grow p-4 max-md:pb-[calc(1rem+var(--tab-bar-height))] md:p-6">
        <OutboxHost />
        {isOpen ? (
          <>
            <LineLost />
            <ClosedBanner />
            <OnlyWhereOpen>
              <UnsavedGuard>
                <Outlet />
              </UnsavedGuard>
            </OnlyWhereOpen>
            <CheckoutHost />
          </>
        ) : (
          <KnownOffline />
        )}
      </main>
      <PhoneNavigation />
      <ToastRegion dismissLabel={errorMessagesCopy.dismiss} />
    </div>
  )
}

const readOffline = [
  { to: paths.office(), label: officeCopy.today },
  { to: paths.officeInHouse(), label: inHouseCopy.title },
  { to: paths.officeCare(), label: officeCopy.care },
]

/** Office for a known user while the server is unreachable: cached pages, and a notice for the rest. */
function KnownOffline() {
  const readsOffline = useReadsOffline()
  const { pathname } = useLocation()
  if (useSessionExpired()) return <SessionOver />
  if (readsOffline) return <Outlet />
  const here = officeSections.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return <OfflineSection label={here?.label ?? officeCopy.name} known={readOffline} />
}

/** Offline notice; pages that work offline state the time of their data themselves. */
function LineLost() {
  const online = useOnline()
  const readsOffline = useReadsOffline()
  return (
    <output className="no-print block">
      {!online && !readsOffline && (
        <span className="mb-4 flex items-center gap-3 rounded-sm bg-amber-tint px-4 py-2 font-strong">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          {officeCopy.offline}
        </span>
      )}
    </output>
  )
}

function WhoAndOut() {
  const { name, lastName } = useStoreSelector((state) => state.user)
  return (
    <div className="mt-auto hidden items-center justify-between gap-2 border-t border-line pt-2 md:flex md:max-lg:justify-center">
      <span className="min-w-0 truncate md:max-lg:sr-only">
        {name} {lastName}
      </span>
      <Leave />
    </div>
  )
}

/** Logout; a confirmation states that it deletes acts which are not sent. */
function Leave() {
  const logOut = useLogout()
  const unsent = unsentCount.use((count) => count)
  const [isAsking, setAsking] = useState(false)
  const leave = async () => {
    const outcome = await logOut()
    if (!outcome.ok) showToast(outcome.refusal.message, 'problem')
  }
  return (
    <>
      <IconButton
        icon={LogOut}
        label={officeCopy.logout}
        onClick={() => (unsent > 0 ? setAsking(true) : void leave())}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.leaveTitle}
        closeLabel={officeCopy.close}
        keepLabel={copy.stay}
        confirmLabel={copy.leave}
        onConfirm={async () => {
          await leave()
          setAsking(false)
          return undefined
        }}
      >
        <p>{copy.leaveText(unsent)}</p>
      </ConfirmDialog>
    </>
  )
}

type OfficeKeys = { onAnywhere: () => void; onHelp: () => void }

/** Global keys: `Ctrl K` opens the palette, and `?` shows the keys in sections without their own. */
function useOfficeKeys({ onAnywhere, onHelp }: OfficeKeys) {
  useKeydown((event) => {
    if (event.defaultPrevented) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onAnywhere()
    } else if (event.key === '?' && !isTyping(event.target) && !document.querySelector('dialog[open]')) {
      // Runs after the section's own listener, in whichever order they subscribe.
      setTimeout(() => {
        if (!event.defaultPrevented) onHelp()
      })
    }
  })
}

/** Palette by `Ctrl K` or touch, and the default keys for sections without their own. */
function GoAnywhere() {
  const [shown, setShown] = useState<'palette' | 'keys'>()
  const close = () => setShown(undefined)
  useOfficeKeys({ onAnywhere: () => setShown('palette'), onHelp: () => setShown('keys') })
  // Preloads for keyboard users, who type on without waiting.
  useKeydown(() => void destinationSearch.fetchAhead())
  return (
    <>
      <button
        type="button"
        onClick={() => setShown('palette')}
        onPointerEnter={() => void destinationSearch.fetchAhead()}
        onFocus={() => void destinationSearch.fetchAhead()}
        className="flex min-h-12 items-center max-md:max-w-40 max-md:grow gap-2 rounded-full border-2 border-line-strong bg-white px-3 text-ink-soft hover:border-ink hover:text-ink md:max-lg:size-10 md:max-lg:justify-center md:max-lg:px-0 md:min-h-10"
      >
        <Search className="size-5 shrink-0" aria-hidden="true" />
        <span className="md:max-lg:sr-only">{commandPaletteCopy.open}</span>
        <kbd className="ml-auto font-sans text-sm max-lg:hidden">{commandPaletteCopy.shortcut}</kbd>
      </button>
      <CommandPalette open={shown === 'palette'} onClose={close} />
      <KeysDialog open={shown === 'keys'} onClose={close} keys={officeCopy.everywhereKeys} />
    </>
  )
}
