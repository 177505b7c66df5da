import { addDays } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'
import { allMedicalRecords } from './all-medical-records.ts'
import type { DemoName, TestServer } from '../servers/open-test-server.ts'

type Wanted = { owner?: DemoName; weightKg?: number | null; medicalRecords?: boolean }

/** A dog of Ana's, or of whose it should be, with all medical records in order, written by the desk. */
export async function eligibleDog(
  server: TestServer,
  name: string,
  { owner = 'ana', weightKg = 8, medicalRecords = true }: Wanted = {},
): Promise<string> {
  const made = await server.request('admin', 'POST', '/api/rumis', {
    ownerId: server.ids[owner],
    name,
    sex: 'macho',
    birthDate: addDays(today(), -900),
    ...(weightKg !== null && { weightKg }),
  })
  const rumiId: string = made.body.data.rumi._id
  for (const medicalRecord of medicalRecords
    ? allMedicalRecords({ rumiId, appliedOn: addDays(today(), -10) })
    : []) {
    const { status, body } = await server.request('marta', 'POST', '/api/medical-records', medicalRecord)
    if (status !== 201) throw new Error(`a medical record was answered ${status}: ${JSON.stringify(body)}`)
  }
  return rumiId
}

/** Id of the first service of a type on sale. */
export async function serviceOf(server: TestServer, serviceType: string): Promise<string> {
  const { body } = await server.request(null, 'GET', '/api/catalog')
  return body.data.services.find((one: { serviceType: string }) => one.serviceType === serviceType).id
}
