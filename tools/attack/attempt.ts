/** A client with a session, and the dogs they come with. */
export type Client = { id: string; token: string; dogs: readonly string[] }

/** Caller of an attempt: an owner, the desk, or the administrator. */
export type Attacker = Client | 'marta' | 'admin'

type BookedState = { id: string; status: string; start: string; end: string; version: number }

/** As much of an answer as an attack looks at. */
export type AttackAnswer = {
  status: number
  body: { code?: string; data?: Record<string, unknown> } | null
}

/** Sends a request to one of the servers under attack as staff, or with headers alone. */
export type RequestServer = (
  who: 'marta' | 'admin' | null,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<AttackAnswer>

/** Sends a request to one of the servers under attack with any headers. */
export type SendRequest = (
  who: Attacker | null,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<AttackAnswer>

/** A client is known by the token of their session, staff by their name. */
export const asAnybody =
  (request: RequestServer): SendRequest =>
  (who, method, path, body, headers = {}) =>
    typeof who === 'object' && who !== null
      ? request(null, method, path, body, { ...headers, authorization: `Bearer ${who.token}` })
      : request(who, method, path, body, headers)

/** One try at taking, moving or giving back a place, and what came of it. */
export type Attempt = { status: number; code: string | null; booking: BookedState | null; ms: number }

const bookingIn = (body: AttackAnswer['body']) =>
  (body?.data?.serviceBooking as BookedState | undefined) ?? null

/** Tries once. A connection that breaks counts as a failure of ours. */
export async function attempt(send: () => Promise<AttackAnswer>): Promise<Attempt> {
  const began = performance.now()
  const { status, body } = await send().catch(() => ({ status: 599, body: null }))
  const won = status >= 200 && status < 300
  return {
    status,
    code: won ? null : (body?.code ?? 'no-answer'),
    booking: won ? bookingIn(body) : null,
    ms: performance.now() - began,
  }
}
