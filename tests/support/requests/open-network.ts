import { confirmEverybody, demoNames, type DemoName, type TestServer } from '../servers/open-test-server.ts'

export type Sent = {
  path: string
  method: string
  body?: unknown
  /** A body as it is, which need not be JSON. */
  text?: string
  file?: Blob
  /** JSON that comes with the file. */
  fields?: object
  cookie?: string
  headers?: Record<string, string>
  /** Token of the session, where it is not the caller's usual one. */
  token?: string
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked at field by field
export type Answered = { status: number; body: any; cookie: string | null; headers: Headers }

const password = 'lomito-feliz-2026'

/** Asks a listening server over a real connection, which also streams and files go through. */
export async function openNetwork(server: TestServer) {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })

  async function send(
    token: string | null,
    { path, method, body, file, fields, cookie, ...sent }: Sent,
  ): Promise<Answered> {
    const text = sent.text ?? (body === undefined ? undefined : JSON.stringify(body))
    const form = new FormData()
    if (fields) form.set('fields', JSON.stringify(fields))
    if (file) form.set('file', file, 'foto.png')
    const gone = new AbortController()
    const reply = await fetch(`${origin}${path}`, {
      method,
      signal: gone.signal,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(file ? { body: form } : text === undefined ? {} : { body: text }),
    })
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    const answer = isJson ? await reply.json() : null
    if (!isJson) gone.abort()
    return {
      status: reply.status,
      body: answer,
      cookie: reply.headers.get('set-cookie'),
      headers: reply.headers,
    }
  }

  async function signIn(email: string) {
    const { body, cookie } = await send(null, {
      path: '/api/auth/login',
      method: 'POST',
      body: { email, password },
    })
    await confirmEverybody(server.database)
    return { token: String(body.token), cookie: String(cookie).split(';')[0]! }
  }

  /** Creates a throwaway user of the same role and with the same password. */
  async function newcomerLike(who: DemoName) {
    const email = `recien-${crypto.randomUUID()}@demo.rumi.mx`
    const { rows } = await server.database.pool.query<{ id: string }>(
      `insert into users (name, last_name, email, role, password_hash)
       select 'Recién', 'Llegada', $1, role, password_hash from users where id = $2 returning id`,
      [email, server.ids[who]],
    )
    const id = rows[0]!.id
    const opened = await signIn(email)
    // Only the five published accounts need no second factor; the others set theirs up after the login.
    await server.database.pool.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, backed_up)
       select id, 'Llavero', id, '-', 0, '[]', false from users where id = $1 and role in ('admin', 'contador')`,
      [id],
    )
    return { id, email, ...opened }
  }

  const tokens = new Map<DemoName, string>()
  for (const who of demoNames) tokens.set(who, (await signIn(`${who}@demo.rumi.mx`)).token)

  return {
    origin,
    signIn,
    newcomerLike,
    request: (who: DemoName | null, sent: Sent) =>
      send(who === null ? null : (sent.token ?? tokens.get(who) ?? null), sent),
  }
}

export type Network = Awaited<ReturnType<typeof openNetwork>>
