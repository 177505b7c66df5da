import { addDays } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'
import { allPapers } from './all-papers.ts'
import type { DemoName, TestServer } from './open-test-server.ts'

type Wanted = { owner?: DemoName; weightKg?: number | null; papers?: boolean }

/** A dog of Ana's, or of whose it should be, with all papers in order, written by the desk. */
export async function readyDog(
  server: TestServer,
  name: string,
  { owner = 'ana', weightKg = 8, papers = true }: Wanted = {},
): Promise<string> {
  const made = await server.ask('admin', 'POST', '/api/rumis', {
    ownerId: server.ids[owner],
    name,
    sex: 'macho',
    birthDate: addDays(today(), -900),
    ...(weightKg !== null && { weightKg }),
  })
  const rumiId: string = made.body.data.rumi._id
  for (const paper of papers ? allPapers({ rumiId, appliedOn: addDays(today(), -10) }) : []) {
    const { status, body } = await server.ask('marta', 'POST', '/api/medical-records', paper)
    if (status !== 201) throw new Error(`a paper was answered ${status}: ${JSON.stringify(body)}`)
  }
  return rumiId
}

/** The id of the first service of a type that the house sells. */
export async function serviceOf(server: TestServer, serviceType: string): Promise<string> {
  const { body } = await server.ask(null, 'GET', '/api/catalog')
  return body.data.services.find((one: { serviceType: string }) => one.serviceType === serviceType).id
}
