import { SessionGate } from './session-gate.tsx'

/** Admits every logged-in user, regardless of role. */
export default function PersonGate() {
  return <SessionGate admits={() => true} />
}
