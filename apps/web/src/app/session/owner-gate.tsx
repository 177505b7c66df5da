import { SessionGate } from './session-gate.tsx'

/** Lets dog owners into `/mi-cuenta`. */
export default function OwnerGate() {
  return <SessionGate admits={(role) => role === 'cliente'} opensOffline />
}
