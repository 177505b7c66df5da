import { session } from '@rumi/data-layer'
import { useState } from 'react'
import { profileCopy } from '../../copy/portal/profile.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { useSend, browserStore } from '../fetching/store.ts'
import { ProfileSection } from './profile-section.tsx'
import { notePendingLogout } from '@rumi/data-layer/pending-logout'
import { forgetCachedAnswers } from '../fetching/cached-answers.ts'
import { paths } from '../business/paths.ts'
import { forgetUnsentActs, unsentCount } from '../unsent/sealed-acts.ts'

/**
 * Deletes everything this browser stores, after a logout, and loads a public page. If the server was unreachable,
 * keeps the note that the session still has to end.
 */
async function forgetThisDevice({ reachedServer }: { reachedServer: boolean }) {
  await forgetCachedAnswers()
  await forgetUnsentActs()
  browserStore().persistor.purge()
  try {
    window.localStorage.clear()
    window.sessionStorage.clear()
    if (!reachedServer) notePendingLogout(window.localStorage, true)
  } catch {
    // Without storage there is nothing to delete.
  }
  if (reachedServer) window.location.assign(paths.home())
}

const { forgetDevice: copy } = profileCopy

/** Logs out and deletes everything this browser stores, for a shared or passed-on device. */
export function ForgetDeviceSection() {
  const send = useSend()
  const [isOpen, setIsOpen] = useState(false)
  const unsent = unsentCount.use((count) => count)

  const forget = async () => {
    const outcome = await send(session.calls.logout())
    if (!outcome.ok) return outcome.refusal.message
    await forgetThisDevice(outcome.answer)
    return undefined
  }

  return (
    <ProfileSection title={copy.title} text={copy.text}>
      <Button tone="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {copy.forget}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.confirmTitle}
        closeLabel={copy.close}
        keepLabel={copy.cancel}
        confirmLabel={copy.forget}
        onConfirm={forget}
      >
        <p>{copy.confirmText}</p>
        {unsent > 0 && <p className="font-strong">{copy.unsent(unsent)}</p>}
      </ConfirmDialog>
    </ProfileSection>
  )
}
