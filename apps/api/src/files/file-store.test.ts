import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { WrongSetting } from '../config.ts'
import { Refused } from '../http/refused.ts'
import { createBucketStore } from './bucket-store.ts'
import { createFolderStore, type FileStore } from './file-store.ts'
import { startBucketServer, type BucketServer } from './testing/start-bucket-server.ts'

let folder: string
let server: BucketServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-files-'))
  server = await startBucketServer()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const contentOf = async (store: FileStore, name: string) => {
  const found = await store.read(name)
  return found && { bytes: found.bytes, text: (await buffer(found.stream)).toString() }
}

describe.each([
  ['a folder', () => createFolderStore(join(folder, 'uploads'))],
  ['a bucket', () => createBucketStore(server.bucket)],
])('%s', (_kind, open) => {
  test('keeps a file until it is dropped, and names what it keeps', async () => {
    const store = open()
    await store.prove()
    expect(await store.names()).toEqual([])
    const names = ['a-large.webp', 'a-small.webp', 'b.pdf', 'c.pdf', 'd.pdf']
    for (const name of names) await store.keep(name, Buffer.from(`el de ${name}`))
    expect((await store.names()).toSorted()).toEqual(names)
    expect(await store.names(Date.now() - 60_000)).toEqual([])
    expect((await store.names(Date.now() + 60_000)).length).toBe(5)
    expect(await contentOf(store, 'b.pdf')).toEqual({ bytes: 11, text: 'el de b.pdf' })

    await store.keep('b.pdf', Buffer.from('otro'))
    expect((await contentOf(store, 'b.pdf'))?.text).toBe('otro')
    for (const name of names) await store.drop(name)
    expect(await store.names()).toEqual([])
    expect(await store.read('b.pdf')).toBeNull()
    await store.drop('b.pdf')
  })

  test('takes no name but its own', async () => {
    for (const name of ['../etc/passwd', 'a/b.webp', 'x.html', ''])
      await expect(open().keep(name, Buffer.from('x')), name).rejects.toThrow(/no name/)
  })
})

test('a bucket that is away is answered as unavailable, with its cause for the log alone', async () => {
  const store = createBucketStore(server.bucket)
  server.fail(403, 3)
  const tried = [() => store.read('a.pdf'), () => store.keep('a.pdf', Buffer.from('x')), () => store.names()]
  for (const request of tried) {
    const refused = await request().then(
      () => null,
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ status: 503, cause: new Error('the bucket answered 403') })
    expect(JSON.stringify((refused as Refused).body())).not.toMatch(/bucket|127\.0\.0\.1|casa/)
  }
})

test('a hiccup of the bucket is not the visitor’s', async () => {
  const store = createBucketStore(server.bucket)
  server.fail(503, 2)
  await store.keep('a.pdf', Buffer.from('x'))
  expect((await contentOf(store, 'a.pdf'))?.text).toBe('x')
  await store.drop('a.pdf')
})

test('an unusable store stops the start with the name of the wrong variable', async () => {
  const wrong = [
    [
      { secretAccessKey: 'otra' },
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must open the bucket "casa-de-rumis"; they do not\.$/,
    ],
    [{ name: 'otra-casa' }, /^S3_BUCKET must name a bucket that is there, not "otra-casa"\.$/],
    [{ endpoint: 'http://127.0.0.1:1' }, /^S3_ENDPOINT names a server that does not answer/],
    [{ region: 'us-east-1' }, /^S3_ACCESS_KEY_ID and/],
  ] as const
  for (const [change, sentence] of wrong) {
    const proof = createBucketStore({ ...server.bucket, ...change }).prove()
    await expect(proof).rejects.toThrow(sentence)
    await expect(proof).rejects.toBeInstanceOf(WrongSetting)
  }
})

test('serves a picture of a bucket to permitted users only', async () => {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = server.bucket
  const product = await openTestServer({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  const { body: listed } = await product.request('ana', 'GET', '/api/rumis')
  const form = new FormData()
  form.set(
    'file',
    new Blob([
      await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c98f5a' } })
        .png()
        .toBuffer(),
    ]),
  )
  const sent = new Response(form)
  const upload = await product.request(
    'ana',
    'POST',
    `/api/uploadRoutes?dogId=${listed.data.rumis[0]._id}`,
    Buffer.from(await sent.arrayBuffer()),
    { 'content-type': sent.headers.get('content-type')! },
  )
  const address: string = upload.body.data.rumi.profileImg
  expect(address).toMatch(/^\/files\/[\da-f-]{36}$/)
  expect([...server.stored.keys()]).toHaveLength(2)

  const seen = await product.request('ana', 'GET', `${address}?size=small`)
  expect(seen).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  expect(JSON.stringify(seen.headers)).not.toMatch(/amz|127\.0\.0\.1|casa-de-rumis/)
  for (const who of ['luis', null] as const)
    expect((await product.request(who, 'GET', address)).status).toBe(404)
  await product.close()
})
