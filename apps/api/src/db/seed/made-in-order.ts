import { sql, type SQL } from 'drizzle-orm'

/** Gives rows that are written together an order of their own, so that lists show them as they were declared. */
export const madeInOrder = <Row extends object>(rows: readonly Row[]): (Row & { createdAt: SQL })[] =>
  rows.map((row, position) => ({ ...row, createdAt: sql`now() + ${position} * interval '1 millisecond'` }))
