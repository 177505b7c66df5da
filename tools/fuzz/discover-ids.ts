import { randomBytes } from 'node:crypto'
import { hashOfSecret } from '../../apps/api/src/auth/secret.ts'
import type { Database } from '../../apps/api/src/db/connect.ts'
import { actors, type ActorName } from './request-arbitrary.ts'

const tables = {
  clientsId: 'users',
  dogsId: 'dogs',
  servicesId: 'services',
  medicalRecordsId: 'medical_records',
  bookingsId: 'bookings',
  ordersId: 'orders',
  productsId: 'products',
  accountsId: 'accounts',
  glEntriesId: 'gl_entries',
  notificationsId: 'notifications',
  messagesId: 'visitor_messages',
  passesId: 'passes',
  waitingListId: 'waiting_list',
  sessionId: 'sessions',
} as const

/** Collection of the ids in a field of that name. */
const sameAs: Record<string, keyof typeof tables> = {
  rumiId: 'dogsId',
  rumiIds: 'dogsId',
  dogId: 'dogsId',
  ownerId: 'clientsId',
  clientId: 'clientsId',
  userId: 'clientsId',
  serviceId: 'servicesId',
  accountId: 'accountsId',
  parentId: 'accountsId',
  productId: 'productsId',
}

export type DiscoveredIds = Awaited<ReturnType<typeof discoverIds>>

const atOnce = 300
/** Services and products that can be booked and bought from the start. */
const oldestFirst = new Set<string>(['services', 'products', 'accounts'])

/** Of the newest, those that the present actors have. */
const newest = 12

/** The ids of what there is at this moment, newest first, so that most requests are about something. */
export async function discoverIds({ pool }: Pick<Database, 'pool'>) {
  const known = new Map<string, (string | number)[]>()
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await pool.query<{ id: string | number }>(
      `select id from ${table} order by ${oldestFirst.has(table) ? 'created_at' : 'created_at desc'}, id limit ${atOnce}`,
    )
    known.set(
      name,
      rows.map(({ id }) => id),
    )
  }

  const idFor = (name: string, which: number) => {
    const ids = known.get(sameAs[name] ?? name) ?? []
    const reach = which % 2 === 0 ? Math.min(ids.length, newest) : ids.length
    return reach > 0 ? ids[Math.floor(which / 2) % reach] : 'nada'
  }

  /** Puts ids in the places of those who stand for them. */
  return function fillIn(value: unknown): unknown {
    if (typeof value === 'string') {
      const [, name, which] = /^known:(\w+):(\d+)$/.exec(value) ?? []
      return name ? idFor(name, Number(which)) : value
    }
    if (Array.isArray(value)) return value.map(fillIn)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, fillIn(inside)]))
  }
}

const roleOf = {
  cliente: 'cliente',
  otro: 'cliente',
  colaborador: 'colaborador',
  contador: 'contador',
  admin: 'admin',
} as const

/** Someone new of every role with an open session; requests close accounts and end sessions, so they come again and again. */
export async function newActors({ pool }: Pick<Database, 'pool'>) {
  const tokens: Partial<Record<ActorName, string>> = {}
  for (const actor of actors) {
    if (actor === 'nobody') continue
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `with person as (insert into users (name, last_name, email, role, identified_at)
         values ($1::text, 'Fuzz', $1 || '-' || gen_random_uuid() || '@correo.mx', $2, now()) returning id),
       session as (insert into sessions (user_id, cookie_hash, expires_at)
         select id, $3, now() + interval '1 hour' from person returning id),
       factor as (insert into passkeys (user_id, name, credential_id, public_key, counter, transports, backed_up)
         select id, 'Fuzz', gen_random_uuid()::text, '', 0, '[]', false from person where $2 in ('admin', 'contador')),
       notification as (insert into notifications (user_id, kind, title, message) select id, 'fuzz', 'Aviso', 'Hola' from person),
       token as (insert into session_tokens (token_hash, session_id, expires_at)
         select $3, id, now() + interval '1 hour' from session),
       dog as (insert into dogs (owner_id, name, sex, birth_date, weight_kg)
         select id, 'Fuzz', 'hembra', '2022-01-01', 8 from person where $2 = 'cliente' returning id, owner_id),
       record (kind, product, result) as (values ('vaccine', 'Múltiple', ''), ('vaccine', 'Rabia', ''),
         ('vaccine', 'Bordetella', ''), ('deworming-internal', '', ''), ('deworming-external', '', ''), ('evaluation', '', 'passed'))
       insert into medical_records (dog_id, owner_id, kind, product, result, applied_on, expires_on, verified_by, verified_at, without_evidence)
         select dog.id, dog.owner_id, kind, product, result, current_date - 20, current_date + 700, dog.owner_id, now(), 'Cartilla vista' from dog, record`,
      [actor, roleOf[actor], hashOfSecret(token)],
    )
    tokens[actor] = token
  }
  return tokens
}
