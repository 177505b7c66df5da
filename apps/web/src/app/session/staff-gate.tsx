import { isStaff } from '@rumi/contract'
import { SessionGate } from './session-gate.tsx'
import { staffIdleCopy as copy } from '../../copy/shared/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { focusFirst } from '../../ui/hooks/focus/focus-first.ts'
import { useStoreSelector } from '../../shared/fetching/store.ts'
import { useStaffIdle } from './use-staff-idle.ts'

/** Prompts inactive staff before their session ends. */
export function StaffIdle() {
  const { isLoggedIn, role } = useStoreSelector((state) => state.user)
  return isLoggedIn && role !== null && isStaff(role) ? <StillThere /> : null
}

function StillThere() {
  const { secondsLeft, stay } = useStaffIdle()
  return (
    <Dialog
      open={secondsLeft !== null}
      onClose={stay}
      title={copy.title}
      closeLabel={copy.stay}
      actions={
        <Button ref={focusFirst} onClick={stay}>
          {copy.stay}
        </Button>
      }
    >
      <p className="pb-2" role="timer">
        {copy.text(secondsLeft ?? 0)}
      </p>
    </Dialog>
  )
}

/** Admits staff to `/oficina` while they are active. */
export default function StaffGate() {
  return (
    <>
      <SessionGate admits={isStaff} opensOffline />
      <StaffIdle />
    </>
  )
}
