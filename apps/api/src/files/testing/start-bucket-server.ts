import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '../../config.ts'

type StoredObject = { bytes: Buffer; at: Date }

export type BucketServer = {
  bucket: Bucket
  stored: Map<string, StoredObject>
  /** Fails the next requests with this status. */
  fail: (status: number, times: number) => void
  close: () => Promise<void>
}

/** Keys on one page of a list, so that a handful of files makes several. */
const keysPerPage = 2
const keys = { accessKeyId: 'casa', secretAccessKey: 'muy-secreta', region: 'mx-central-1' }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Encodes by RFC 3986, which is stricter than the language's function. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The signature that a request ought to carry, by the rules of AWS Signature Version 4. */
function signatureOf(request: IncomingMessage, { signed, scope }: { signed: string; scope: string }) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, pathname, query, headers, signed, bodyHash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  return createHmac('sha256', key).update(toSign).digest('hex')
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/

function isSigned(request: IncomingMessage, body: Buffer) {
  const [, accessKeyId, scope = '', signed = '', signature] =
    authorization.exec(request.headers.authorization ?? '') ?? []
  return (
    accessKeyId === keys.accessKeyId &&
    scope.endsWith(`/${keys.region}/s3/aws4_request`) &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name)) &&
    request.headers['x-amz-content-sha256'] === sha256(body) &&
    signatureOf(request, { signed, scope }) === signature
  )
}

/** Server with the used subset of S3. It rejects requests whose signature it cannot reproduce. */
export async function startBucketServer(): Promise<BucketServer> {
  const name = 'casa-de-rumis'
  const stored = new Map<string, StoredObject>()
  const failures: number[] = []

  const server = createServer((request, reply) => void answer(request, reply))

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const [, bucket, ...rest] = pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    const failure = failures.shift()
    if (failure) return reply.writeHead(failure).end()
    if (!isSigned(request, body))
      return reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    if (bucket !== name) return reply.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    if (request.method === 'GET' && key === '') return reply.end(listed(searchParams))
    if (request.method === 'PUT') {
      stored.set(key, { bytes: body, at: new Date() })
      return reply.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      stored.delete(key)
      return reply.writeHead(204).end()
    }
    const found = stored.get(key)
    return found ? reply.end(found.bytes) : reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  }

  function listed(query: URLSearchParams) {
    const behind = query.get('continuation-token') ?? ''
    const all = [...stored.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted()
    const left = all.filter((key) => key > behind)
    const page = left.slice(0, keysPerPage)
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${stored.get(key)!.at.toISOString()}</LastModified></Contents>`,
    )
    const next =
      left.length > keysPerPage ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    bucket: { name, endpoint: `http://127.0.0.1:${port}`, ...keys },
    stored,
    fail: (status, times) => failures.push(...Array.from({ length: times }, () => status)),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
