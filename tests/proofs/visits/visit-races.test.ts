import type { Visit } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openOnAllDays } from '../../support/bookings/open-on-all-days.ts'
import { twoPresent } from '../../support/bookings/two-present.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  await server.database.pool.query('update pools set capacity = 1000')
  await openOnAllDays(server)
})
afterAll(() => server.close())

const visitOf = async (rumiId: string) => {
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)
  return (body.data.visits as Visit[]).at(-1)!
}

const act = (visit: Visit, step: string, body: object = {}) =>
  server.request('marta', 'POST', `/api/visits/${visit.id}/${step}`, body)

test('two dogs of one stay leave, return and leave at once, and each act is taken or refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { rumiIds } = await twoPresent(server, await serviceOf(server, 'Guardería'))
    for (const step of ['departure', 'reversal', 'departure']) {
      const visits = await Promise.all(rumiIds.map(visitOf))
      const body = step === 'reversal' ? { reason: 'Sigue aquí' } : {}
      const answers = await Promise.all(visits.map((visit) => act(visit, step, body)))
      for (const { status, body: refusal } of answers)
        expect([201, 404, 409, 422], JSON.stringify(refusal)).toContain(status)
    }
    expect((await Promise.all(rumiIds.map(visitOf))).map(({ status }) => status)).toEqual(['gone', 'gone'])
  }
})
