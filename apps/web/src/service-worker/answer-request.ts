import type { KeptFiles } from './kept-files.ts'
import { areaOf, askedParam, offlinePath } from './site-build.ts'

/** What a worker never answers for: the API, files and photographs of people and the house, and films, which are asked for in parts. */
const leftAlone = /^\/(api|files|fotos|films)(\/|$)/
/** Pages whose address is somebody's own, or who one is decides what they show. */
const keptNoCopy = /^\/(auth|pagar|reservar)(\/|$)/
/** What pages show or are drawn from, under a name that does not change with the content. */
const withCopy = /\.data$|^\/ilustraciones\//

type ReceivedRequest = Pick<Request, 'method' | 'mode' | 'url'>
type Answering = {
  kept: KeptFiles
  origin: string
  fetch: () => Promise<Response>
  /** Work that may go on once the answer is given. */
  later: (work: Promise<unknown>) => void
}

/** How a request is answered by what is kept and the network; nothing where it is left to the browser. */
export function answerRequest({ method, mode, url }: ReceivedRequest, answering: Answering) {
  const { pathname: path, search, origin: askedOrigin } = new URL(url)
  if (method !== 'GET' || askedOrigin !== answering.origin || leftAlone.test(path)) return undefined
  if (path.startsWith('/assets/')) return asset(path, answering)
  if (mode === 'navigate') return page(path, search, answering)
  return withCopy.test(path) ? copied(path, answering) : undefined
}

/** A hashed file is the same for ever. */
async function asset(path: string, { kept, fetch, later }: Answering) {
  const known = await kept.find(path)
  if (known) return known
  const answer = await fetch()
  if (answer.ok && kept.isAsset(path)) later(kept.put(path, answer.clone()).catch(ignore))
  return answer
}

/** The server's page wherever there is a line, so that nobody works with an old one. */
async function page(path: string, search: string, { kept, fetch, later }: Answering) {
  const area = areaOf(path)
  try {
    const answer = await fetch()
    if (!area && !keptNoCopy.test(path)) later(kept.keepPage(path, answer.clone()).catch(ignore))
    return answer
  } catch (failure) {
    const known = await kept.find(area ?? path)
    if (known && area && area !== path) return toFrame(area, path + search)
    const ours = known ?? (await kept.find(offlinePath))
    if (ours) return ours
    throw failure
  }
}

/**
 * A frame says what it was drawn with and is taken over by the router as just that, so it is opened at its own address and goes on from
 * there to the page that was asked for.
 */
function toFrame(area: string, asked: string) {
  const location = `${area}?${new URLSearchParams({ [askedParam]: asked })}`
  return new Response(null, { status: 302, headers: { location } })
}

/** The server's answer, and offline the last one. */
async function copied(path: string, { kept, fetch, later }: Answering) {
  try {
    const answer = await fetch()
    if (answer.ok) later(kept.put(path, answer.clone()).catch(ignore))
    return answer
  } catch (failure) {
    const known = await kept.find(path)
    if (known) return known
    throw failure
  }
}

/** A full disk keeps no copy; the answer is the same. */
const ignore = () => undefined
