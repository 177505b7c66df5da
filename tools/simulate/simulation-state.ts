import type { ServiceType } from '@rumi/contract'
import type { Family } from './families.ts'
import type { AnswersKept } from './ledger-of-answers.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { VirtualServer } from './virtual-server.ts'

/** Who lives the simulated days, by which chance, and what the server has promised them. */
export type SimulationState = {
  product: VirtualServer
  chance: SeededRandom
  families: readonly Family[]
  kept: AnswersKept
  services: readonly { id: string; serviceType: ServiceType }[]
  /** Requests for bookings on an ordinary day. */
  demand: number
}
