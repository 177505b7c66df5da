import type { TestServer } from './open-test-server.ts'

/** The id of the trainer, with nobody of the demo booked there, so that the weeks may be changed. */
export async function freeTrainer({ ask, database }: TestServer): Promise<string> {
  await database.pool.query(
    `delete from bookings where resource_id in (select id from resources where kind = 'trainer')`,
  )
  const { body } = await ask('marta', 'GET', '/api/schedule')
  return body.data.people.find(({ kind }: { kind: string }) => kind === 'trainer').id
}
