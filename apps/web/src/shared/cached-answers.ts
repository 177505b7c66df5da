import type { AnswerOf, CallSpec } from '@rumi/contract'
import { wasClosedHere } from './was-closed-here.ts'

const cacheName = 'rumi-known'
/** A list of yesterday's dogs is of no use to anybody, and one more thing that lies about. */
const keptForMs = 24 * 60 * 60_000

type Question = { account: string; spec: CallSpec; input: object }
type Kept = { atMs: number; input: string; answer: unknown }

export type CachedAnswer<C extends CallSpec> = { atMs: number; answer: AnswerOf<C> }

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

/** What an account was answered to this very question within a day; nothing where it is of another shape by now. */
export const findCachedAnswer = <C extends CallSpec>(
  { account, spec, input }: Question & { spec: C },
  nowMs: number,
): Promise<CachedAnswer<C> | undefined> =>
  inTurn(async () => {
    if (!isKeeping() || wasClosedHere()) return undefined
    const found = await (await caches.open(cacheName)).match(entryOf({ account, spec, input }))
    if (!found) return undefined
    const kept = (await found.json()) as Kept
    if (kept.input !== JSON.stringify(input) || nowMs - kept.atMs > keptForMs) return undefined
    const parsed = spec.answer?.safeParse(kept.answer)
    return parsed?.success ? { atMs: kept.atMs, answer: parsed.data as AnswerOf<C> } : undefined
  }).catch(() => undefined)

/** Deletes all that was kept for anybody: one leaves, or somebody else comes. */
export const forgetCachedAnswers = () =>
  inTurn(async () => {
    if (isKeeping()) await caches.delete(cacheName)
  }).catch(() => undefined)
