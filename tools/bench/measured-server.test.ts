import { expect, test } from 'vitest'
import { insertEntries } from './insert-entries.ts'
import { openMeasuredServer } from './measured-server.ts'

test.runIf(process.env.TEST_DATABASE_URL)(
  'a server with a past is filled and answers, each booking of the kind of its service',
  async () => {
    const measured = await openMeasuredServer(process.env.TEST_DATABASE_URL!, 60)
    try {
      const { rows } = await measured.sql.query<{ service: string; booking: string; count: number }>(
        `select s.type as service, b.service_type as booking, count(*)::int as count
         from bookings b join services s on s.id = b.service_id where b.total_centavos = 35000 group by 1, 2`,
      )
      expect(rows.every(({ service, booking }) => service === booking)).toBe(true)
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(60)

      await insertEntries(measured.sql, 40)
      const {
        rows: [lines],
      } = await measured.sql.query<{ count: number }>(
        `select count(*)::int as count from gl_lines l join gl_entries e on e.id = l.entry_id
         where e.status = 'posted' and e.description like 'Póliza %'`,
      )
      expect(lines).toEqual({ count: 40 })

      const { status } = await fetch(`${measured.product.url}/api/rumis`, {
        headers: { authorization: `Bearer ${measured.families[0]!.token}` },
      })
      expect(status).toBe(200)
    } finally {
      await measured.close()
    }
  },
  120_000,
)
