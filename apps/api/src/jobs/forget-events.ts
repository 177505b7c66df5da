import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'

/** Returns the tables of events: the outbox, and the queue once it exists. */
async function placesOf(tx: Tx): Promise<{ table: SQL; payload: SQL }[]> {
  const { rows } = await tx.execute<{ there: boolean }>(
    sql`select to_regclass('jobs.job') is not null as there`,
  )
  return [
    { table: sql`public.outbox`, payload: sql`payload` },
    ...(rows[0]?.there ? [{ table: sql`jobs.job`, payload: sql`data -> 'payload'` }] : []),
  ]
}

/** The addresses that events of a person name: one that they had, one that they want. */
export async function addressesInEvents(tx: Tx, userId: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, payload } of await placesOf(tx)) {
    const { rows } = await tx.execute<{ address: string }>(sql`
      select address from ${table}, lateral (values (${payload} ->> 'email'), (${payload} ->> 'formerEmail')) as named(address)
      where ${payload} ->> 'userId' = ${userId} and address is not null`)
    found.push(...rows.map(({ address }) => address))
  }
  return found
}

/** Drops every event that names one of these ids or addresses: nothing of it is to happen any more. */
export async function forgetEvents(tx: Tx, named: readonly string[]) {
  for (const { table, payload } of await placesOf(tx))
    await tx.execute(sql`
      delete from ${table} where exists (
        select from jsonb_each_text(${payload}) as field
        where field.value in (${sql.join(
          named.map((one) => sql`${one}`),
          sql`, `,
        )}))`)
}
