import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { outboxCopy as copy } from '../../copy/office/desk/outbox.ts'
import { officeCopy } from '../../copy/office/frame/office.ts'
import { useLogout } from '../../shared/fetching/store.ts'
import { unsentCount } from '../../shared/unsent/sealed-acts.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

/** Logout; a confirmation states that it deletes acts which are not sent. */
export function Leave() {
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
