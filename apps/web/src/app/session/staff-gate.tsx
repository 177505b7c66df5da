import { isStaff } from '@rumi/contract'
import { SessionGate } from './session-gate.tsx'
import { StaffIdle } from './staff-idle.tsx'

/** Admits staff to `/oficina` while they are active. */
export default function StaffGate() {
  return (
    <>
      <SessionGate admits={isStaff} opensOffline />
      <StaffIdle />
    </>
  )
}
