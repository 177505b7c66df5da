import { SessionGate } from './session-gate.tsx'

/** Lets everyone in who is signed in, whatever their role. */
export default function PersonGate() {
  return <SessionGate admits={() => true} />
}
