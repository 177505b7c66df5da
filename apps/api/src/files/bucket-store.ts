import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { WrongSetting, type Bucket } from '../config.ts'
import { Refused } from '../http/refused.ts'
import { checkedName, type FileStore } from './file-store.ts'

/** All keys begin so, and the bucket may hold other things besides. */
const folder = 'uploads/'
const patienceMs = 10_000
const tries = { retries: 3, initRetryMs: 50 }

/**
 * File store in an S3-compatible bucket. Clients load files through this server, so that the bucket's address
 * and keys stay private.
 */
export function createBucketStore({ name, endpoint, ...keys }: Bucket): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', ...tries })
  const address = `${endpoint}/${name}`
  const addressOf = (file: string) => `${address}/${folder}${checkedName(file)}`

  async function send(method: 'GET' | 'PUT' | 'DELETE', url: string, bytes?: Buffer) {
    return client.fetch(url, {
      method,
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
      },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    })
  }

  /** Returns a usable response. An unreachable bucket is an internal error. */
  async function answered(...args: Parameters<typeof send>) {
    const reply = await send(...args).catch((error: unknown) => {
      throw new Refused('unavailable', {}, { cause: error })
    })
    if (reply.ok || reply.status === 404) return reply
    await reply.body?.cancel()
    throw new Refused('unavailable', {}, { cause: new Error(`the bucket answered ${reply.status}`) })
  }

  const listAddress = (query: Record<string, string>) =>
    `${address}?${new URLSearchParams({ 'list-type': '2', prefix: folder, ...query }).toString()}`

  return {
    async prove() {
      const reply = await send('GET', listAddress({ 'max-keys': '1' })).catch(() => null)
      await reply?.body?.cancel()
      if (reply?.ok) return
      throw new WrongSetting(faultOf(reply?.status, { name, endpoint }))
    },

    async keep(file, bytes) {
      const reply = await answered('PUT', addressOf(file), bytes)
      await reply.body?.cancel()
      if (!reply.ok) throw new Refused('unavailable', {}, { cause: new Error('the bucket is gone') })
    },

    async read(file) {
      const reply = await answered('GET', addressOf(file))
      if (reply.ok && reply.body) {
        const bytes = Number(reply.headers.get('content-length'))
        return { stream: Readable.fromWeb(reply.body), bytes }
      }
      await reply.body?.cancel()
      return null
    },

    async drop(file) {
      const reply = await answered('DELETE', addressOf(file))
      await reply.body?.cancel()
    },

    async names(writtenBeforeMs = Infinity) {
      const names: string[] = []
      let page: string | undefined
      do {
        const query = page === undefined ? {} : { 'continuation-token': page }
        const reply = await answered('GET', listAddress(query))
        const listed = await pageOf(await reply.text())
        for (const { key, writtenAtMs } of listed.files)
          if (writtenAtMs < writtenBeforeMs) names.push(key.slice(folder.length))
        page = listed.next
      } while (page !== undefined)
      return names
    },
  }
}

function faultOf(status: number | undefined, { name, endpoint }: Pick<Bucket, 'name' | 'endpoint'>) {
  if (status === undefined) return `S3_ENDPOINT names a server that does not answer: ${endpoint}.`
  if (status === 404) return `S3_BUCKET must name a bucket that is there, not "${name}".`
  if (status === 401 || status === 403)
    return `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must open the bucket "${name}"; they do not.`
  return `S3_ENDPOINT must name a server that speaks S3; it answered ${status}.`
}

/** One page of a list of keys, as S3 writes it. */
async function pageOf(xml: string) {
  const { DomUtils, parseDocument } = await import('htmlparser2')
  const document = parseDocument(xml, { xmlMode: true })
  const textIn = (parent: Parameters<typeof DomUtils.getElementsByTagName>[1], tag: string) =>
    DomUtils.getElementsByTagName(tag, parent, true, 1).map(DomUtils.textContent)[0]
  return {
    files: DomUtils.getElementsByTagName('Contents', document).map((file) => ({
      key: textIn(file.children, 'Key') ?? '',
      writtenAtMs: Date.parse(textIn(file.children, 'LastModified') ?? ''),
    })),
    next: textIn(document, 'NextContinuationToken'),
  }
}
