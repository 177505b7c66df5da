import { kiosk } from '@rumi/contract'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../shared/fetching/lazy-component.tsx'
import { useCall } from '../../shared/fetching/queries.ts'
import { SessionGate } from './session-gate.tsx'

/** For the tablet at the entrance alone. */
const KioskScreen = lazyComponent(
  async () => (await import('../../portal/kiosk/kiosk-screen.tsx')).KioskScreen,
)

/** Admits dog owners to `/llegada`; without a session it is the tablet of the business, or leads to the login. */
export default function ArrivalGate() {
  return <SessionGate admits={(role) => role === 'cliente'} opensOffline stranger={KioskOrLogin} />
}

function KioskOrLogin({ login }: { login: ReactNode }) {
  const { answer, status } = useCall(kiosk.state, {})
  if (answer?.data.isOpen) return <KioskScreen />
  return answer || status === 'failed' ? login : null
}
