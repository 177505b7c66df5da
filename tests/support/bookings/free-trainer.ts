import type { TestServer } from '../servers/open-test-server.ts'

/** Cancels the demo’s visits with the trainer, so that the weeks may change, and returns the trainer’s id. */
export async function freeTrainer({ request, database }: TestServer): Promise<string> {
  await database.pool.query(`
    begin;
    set local rumi.removes_demo = 'on';
    create temporary table gone on commit drop as
      select id from bookings where resource_id in (select id from resources where kind = 'trainer');
    delete from gl_lines where entry_id in (select id from gl_entries where booking_id in (select id from gone));
    delete from gl_entries where booking_id in (select id from gone);
    delete from bookings where id in (select id from gone);
    commit`)
  const { body } = await request('marta', 'GET', '/api/schedule')
  return body.data.people.find(({ kind }: { kind: string }) => kind === 'trainer').id
}
