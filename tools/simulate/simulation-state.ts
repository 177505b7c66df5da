import type { ServiceType } from '@rumi/contract'
import type { Family } from './families.ts'
import type { RecordedResponses } from './recorded-responses.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { VirtualServer } from './virtual-server.ts'

/** People, randomness and promises of the simulation. */
export type SimulationState = {
  product: VirtualServer
  chance: SeededRandom
  families: readonly Family[]
  responses: RecordedResponses
  services: readonly { id: string; serviceType: ServiceType }[]
  /** Requests for bookings on an ordinary day. */
  demand: number
}
