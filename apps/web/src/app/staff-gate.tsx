import { isStaff } from '@rumi/contract'
import { SessionGate } from './session-gate.tsx'

/** Lets those who work in the house into `/oficina`. */
export default function StaffGate() {
  return <SessionGate admits={isStaff} />
}
