import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { setPostgresParsers } from '../../apps/api/src/db/postgres-values.ts'

/** The list of one's dogs as written by hand: two prepared statements, nothing around them. Runs in a process of its own. */
setPostgresParsers()
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

const session = {
  name: 'session',
  text: `select u.id, u.role, s.id as session_id, s.last_used_at < now() - interval '10 minutes' as stale
    from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.token_hash = $1 and t.expires_at > now() and s.expires_at > now() and u.closed_at is null`,
}
const list = {
  name: 'list',
  text: `select id as "_id", owner_id as "ownerId", name, breed, sex, birth_date as "birthDate", weight_kg as "weightKg",
      color, sterilised, microchip, ruac, allergies, feeding, medication, temperament, vet, pickup,
      emergency_contact as "emergencyContact", profile_img as "profileImg", ended, ended_on as "endedOn", provisional,
      exists (select from imported_rows where imported_rows.dog_id = dogs.id and imported_rows.created) as imported,
      play_group_id as "playGroupId",
      (select coalesce(jsonb_agg(p.other order by p.other), '[]') from (
        select higher_id as other from dogs_apart where lower_id = dogs.id
        union all select lower_id from dogs_apart where higher_id = dogs.id) p) as "notWith",
      (select coalesce(jsonb_agg(d.tag_id order by t.created_at, t.id), '[]')
        from dog_tags d join tags t on t.id = d.tag_id where d.dog_id = dogs.id) as tags,
      version, created_at as "createdAt", updated_at as "updatedAt"
    from dogs where owner_id = $1 order by created_at, id limit 51`,
}

const withoutStaffMarks = (dog: object) => ({ ...dog, playGroupId: null, notWith: [], tags: [] })

app.get('/api/rumis', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest('base64url')
  const { rows: actors } = await pool.query<{ id: string }>({ ...session, values: [hash] })
  if (!actors[0]) return reply.code(401).send()
  const { rows } = await pool.query({ ...list, values: [actors[0].id] })
  return { data: { rumis: rows.map(withoutStaffMarks) } }
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
console.log('ready')
