import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import ipaddr from 'ipaddr.js'

const longestMs = 5_000
const largestBytes = 1_000_000

/** Reasons why an address is not a usable feed. */
export type FeedFault = 'not-https' | 'private' | 'moved' | 'unreachable' | 'too-large' | 'not-a-feed'

/** A feed that was not read, and why. */
export class FeedNotRead extends Error {
  readonly fault: FeedFault
  constructor(fault: FeedFault, message: string) {
    super(message)
    this.fault = fault
  }
}

export type FetchedFeed = { bytes: Buffer; charset: string | null }

/** True for a public internet address, neither local nor private. */
export const isPublicAddress = (address: string) => ipaddr.process(address).range() === 'unicast'

/**
 * Reads a feed: https, one resolved public address, no redirects, at most 5 s and 1 MB
 * (docs/security.md#input). `mayBePrivate` permits a local feed without TLS, for development. @throws
 * `FeedNotRead` for a forbidden address and any failure.
 */
export async function fetchFeed(
  address: string,
  { mayBePrivate }: { mayBePrivate: boolean },
): Promise<FetchedFeed> {
  const url = new URL(address)
  const signal = AbortSignal.timeout(longestMs)
  if (url.protocol !== 'https:' && !mayBePrivate)
    throw new FeedNotRead('not-https', 'the feed is not served over https')
  const { address: host, family } = await lookup(url.hostname.replaceAll(/[[\]]/g, ''))
  if (!mayBePrivate && !isPublicAddress(host))
    throw new FeedNotRead('private', 'the feed is at a private address')

  const answer = await send(url, {
    signal,
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9',
      'accept-encoding': 'gzip',
      'user-agent': 'Rumi',
    },
    lookup: (_name, options, done) =>
      options.all ? done(null, [{ address: host, family }]) : done(null, host, family),
  })
  if (answer.statusCode !== 200) {
    answer.destroy()
    const moved = answer.statusCode !== undefined && answer.statusCode >= 300 && answer.statusCode < 400
    throw new FeedNotRead(moved ? 'moved' : 'unreachable', `the feed answered ${answer.statusCode}`)
  }
  return { bytes: await bytesOf(answer), charset: charsetOf(answer) }
}

function send(url: URL, options: RequestOptions) {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
  })
}

const unpack = promisify(gunzip)

/** The bytes of a feed, unpacked where they are gzip: by its server, or as a file. */
async function bytesOf(answer: IncomingMessage) {
  const bytes = await sentBytesOf(answer)
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  return unpack(bytes, { maxOutputLength: largestBytes }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw new FeedNotRead('not-a-feed', 'the feed cannot be unpacked')
  })
}

async function sentBytesOf(answer: IncomingMessage) {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > largestBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = () => new FeedNotRead('too-large', 'the feed is larger than a megabyte')

const charsetOf = ({ headers }: IncomingMessage) =>
  /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? null
