import { Bell, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../shared/business/paths.ts'
import { useLogout, useStoreSelector } from '../shared/fetching/store.ts'
import { portalCopy } from '../copy/portal/portal.ts'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'
import { IconButton } from '../ui/controls/icon-button.tsx'

/** Header tools: notifications, profile and logout. */
export function HeaderTools({ unread }: { unread: number }) {
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
