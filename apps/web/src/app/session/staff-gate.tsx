import { isStaff } from '@rumi/contract'
import { SessionGate } from './session-gate.tsx'
import { StaffIdle } from './staff-idle.tsx'

/** Lets those who work in the house into `/oficina`, for as long as they are there. */
export default function StaffGate() {
  return (
    <>
      <SessionGate admits={isStaff} opensOffline />
      <StaffIdle />
    </>
  )
}
