import { SessionGate } from './session-gate.tsx'

/** Admits dog owners to `/mi-cuenta`. */
export default function OwnerGate() {
  return <SessionGate admits={(role) => role === 'cliente'} opensOffline />
}
