import type { TestServer } from './open-test-server.ts'
import { allMedicalRecords } from '../bookings/all-medical-records.ts'
import { addDays } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'

let networks = 0

/** A client who was never here, with an identification, some dogs whose medical records are in order, and a session. */
export async function newcomer(server: TestServer, dogCount = 0) {
  const email = `nueva-${crypto.randomUUID()}@demo.rumi.mx`
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into users (name, last_name, email, role, password_hash, identified_at)
     select 'Recién', 'Llegada', $1, role, password_hash, now() from users where id = $2 returning id`,
    [email, server.ids.ana],
  )
  const { id } = rows[0]!
  /** Each time from another network, as attempts from one are slowed. */
  const signIn = async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: `10.${(networks += 1)}.0.1`,
      payload: { email, password: 'lomito-feliz-2026' },
    })
    return { status: reply.statusCode, token: reply.json<{ token: string }>().token }
  }
  const dogs: string[] = []
  for (let n = 0; n < dogCount; n += 1) {
    const dog = {
      name: `Nuevo ${n}`,
      sex: 'macho',
      birthDate: addDays(today(), -900),
      weightKg: 8,
      ownerId: id,
    }
    const { body } = await server.request('marta', 'POST', '/api/rumis', dog)
    const rumiId: string = body.data.rumi._id
    for (const medicalRecord of allMedicalRecords({ rumiId, appliedOn: addDays(today(), -10) }))
      await server.request('marta', 'POST', '/api/medical-records', medicalRecord)
    dogs.push(rumiId)
  }
  const { token } = await signIn()
  return {
    id,
    email,
    dogs,
    token,
    signIn,
    /** Asks as this client. */
    request: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      server.request(null, method, path, body, { authorization: `Bearer ${token}`, ...headers }),
    /** From now on they have been here. */
    async wasHere() {
      await server.database.pool.query(
        `with visit as (
           insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
           select $1, id, 'checked-out', $3::date, $3::date, 0 from services where type = 'Guardería' limit 1 returning id)
         insert into booking_dogs (booking_id, dog_id, owner_id) select id, $2, $1 from visit`,
        [id, dogs[0], addDays(today(), -30)],
      )
    },
  }
}

export type Newcomer = Awaited<ReturnType<typeof newcomer>>
