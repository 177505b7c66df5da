import type { AnswerOf, CallSpec } from '@rumi/contract'
import { wasClosedHere } from '../people/was-closed-here.ts'

const cacheName = 'rumi-known'
/** Entry of local storage, shared by all tabs: when the session ends without a sign of its person, in ms. */
const endEntry = 'rumi:idle-end'

type Question = { account: string; spec: CallSpec; input: object }
type Kept = { atMs: number; input: string; answer: unknown }

/** An answer with the time it came and the time it is deleted. */
export type CachedAnswer<C extends CallSpec> = { atMs: number; untilMs: number; answer: AnswerOf<C> }

/** One entry for each account and call: the last answer takes the place of the one before. */
const entryOf = ({ account, spec }: Question) => `/known/${account}/${spec.name}`

/** Nothing is kept where the browser has no place for it, as without TLS. */
const isKeeping = () => 'caches' in globalThis

/** What happens to the kept answers happens one after the other, so that nothing is written behind a deletion. */
let last: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/** Sets when the cached answers end: with the session, if nobody gives it a sign. Never extended offline. */
export function cacheAnswersUntil(endsAtMs: number) {
  try {
    window.localStorage.setItem(endEntry, String(endsAtMs))
  } catch {
    // A browser that forbids storage keeps no answers either: their end is unknown.
  }
}

function endOfAnswers() {
  try {
    return Number(window.localStorage.getItem(endEntry))
  } catch {
    return 0
  }
}

/** Keeps what the server answered an account, for when there is no line. `isStillHere` is asked just before it is written. */
export const cacheAnswer = (
  question: Question,
  { atMs, answer }: { atMs: number; answer: unknown },
  isStillHere: () => boolean,
) =>
  inTurn(async () => {
    if (!isKeeping() || wasClosedHere() || !isStillHere()) return
    const kept: Kept = { atMs, input: JSON.stringify(question.input), answer }
    const cache = await caches.open(cacheName)
    await cache.put(entryOf(question), new Response(JSON.stringify(kept)))
  }).catch(() => undefined)

/** Cached response of this account to the same request; undefined where its shape has changed. */
export const findCachedAnswer = async <C extends CallSpec>(
  { account, spec, input }: Question & { spec: C },
  nowMs: number,
): Promise<CachedAnswer<C> | undefined> => {
  await forgetExpiredAnswers(nowMs)
  return inTurn(async () => {
    if (!isKeeping() || wasClosedHere()) return undefined
    const found = await (await caches.open(cacheName)).match(entryOf({ account, spec, input }))
    if (!found) return undefined
    const kept = (await found.json()) as Kept
    if (kept.input !== JSON.stringify(input)) return undefined
    const parsed = spec.answer?.safeParse(kept.answer)
    if (!parsed?.success) return undefined
    return { atMs: kept.atMs, untilMs: endOfAnswers(), answer: parsed.data as AnswerOf<C> }
  }).catch(() => undefined)
}

/** Deletes all that was kept for anybody: one leaves, or somebody else comes. */
export const forgetCachedAnswers = () =>
  inTurn(async () => {
    if (isKeeping()) await caches.delete(cacheName)
  }).catch(() => undefined)

/** Deletes it where the session ended meanwhile: its tab was closed, or its device was offline. */
export async function forgetExpiredAnswers(nowMs: number) {
  if (nowMs >= endOfAnswers()) await forgetCachedAnswers()
}
