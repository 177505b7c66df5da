/** Who asks: an owner, the desk, or who answers for the house. */
export type Attacker = 'ana' | 'marta' | 'admin'

type Kept = { id: string; status: string; start: string; end: string; version: number }

/** As much of an answer as an attack looks at. */
export type AttackAnswer = {
  status: number
  body: { code?: string; data?: Record<string, unknown> } | null
}

/** Asks one of the houses under attack. */
export type Ask = (
  who: Attacker | null,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<AttackAnswer>

/** One try at taking, moving or giving back a place, and what came of it. */
export type Attempt = { status: number; code: string | null; kept: Kept | null; ms: number }

const bookingIn = (body: AttackAnswer['body']) => (body?.data?.serviceBooking as Kept | undefined) ?? null

/** Tries once. A connection that breaks counts as a failure of ours. */
export async function attempt(asking: () => Promise<AttackAnswer>): Promise<Attempt> {
  const began = performance.now()
  const { status, body } = await asking().catch(() => ({ status: 599, body: null }))
  const won = status >= 200 && status < 300
  return {
    status,
    code: won ? null : (body?.code ?? 'no-answer'),
    kept: won ? bookingIn(body) : null,
    ms: performance.now() - began,
  }
}
