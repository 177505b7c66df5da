import { addDays } from '@rumi/contract'
import { allMedicalRecords } from '../../tests/support/bookings/all-medical-records.ts'
import { runConcurrently } from '../run/run-concurrently.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { VirtualServer } from './virtual-server.ts'

export type Family = { ownerId: string; dogs: string[] }

const atOnce = 6

/** Creates families with one to three dogs each, several concurrently; most dogs have records valid for the year. */
export async function registerFamily(
  product: VirtualServer,
  chance: SeededRandom,
  count: number,
  day: string,
): Promise<Family[]> {
  const plans = Array.from({ length: count }, (_, turn) => ({
    person: { name: `Familia ${turn}`, lastName: 'De Prueba', email: `familia-${turn}@correo.mx` },
    dogs: Array.from({ length: chance.between(1, 3) }, (_dog, place) => ({
      name: `Perro ${turn}-${place + 1}`,
      sex: chance.percent(50) ? 'hembra' : 'macho',
      birthDate: addDays(day, -chance.between(400, 3000)),
      weightKg: chance.between(3, 40),
      medicalRecordDays: chance.percent(80) ? 400 : 120,
    })),
  }))
  const families: Family[] = []
  await runConcurrently(
    plans.map(({ person, dogs }, turn) => async () => {
      const { status, body } = await product.request('admin', 'POST', '/api/users', person)
      if (status !== 201) throw new Error(`a family was answered ${status}: ${JSON.stringify(body)}`)
      const ownerId: string = body.data.user.id
      await product.request('admin', 'PUT', `/api/users/${ownerId}`, { identified: true })
      const ids: string[] = []
      for (const { medicalRecordDays, ...dog } of dogs) {
        const brought = await product.request('marta', 'POST', '/api/rumis', { ownerId, ...dog })
        const rumiId: string = brought.body.data.rumi._id
        await addMedicalRecords(product, rumiId, { appliedOn: addDays(day, -10), days: medicalRecordDays })
        ids.push(rumiId)
      }
      families[turn] = { ownerId, dogs: ids }
    }),
    atOnce,
  )
  return families
}

/** All medical records of a dog, in force for so many days; the desk that writes them has verified them. */
export const addMedicalRecords = (
  product: VirtualServer,
  rumiId: string,
  { appliedOn, days }: { appliedOn: string; days: number },
) =>
  Promise.all(
    allMedicalRecords({ rumiId, appliedOn, days }).map((medicalRecord) =>
      product.request('marta', 'POST', '/api/medical-records', medicalRecord),
    ),
  )
