import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { photoAt, photoFormats, photoSrcSet, variantName, widthsOf, type StoredPhoto } from '@rumi/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { fileStoreOf, knownFileIds, sweepFiles } from '../files/index.ts'
import { pixelBomb } from '../files/testing/pictures.ts'
import { logoOfMails } from './logo-of-mails.ts'
import { sitePhotos } from './photo-repository.ts'

let server: TestServer
let photo: Buffer
beforeAll(async () => {
  server = await openTestServer()
  // Upright only once its orientation is followed.
  photo = await sharp({ create: { width: 600, height: 1000, channels: 3, background: '#c98f5a' } })
    .withExif({
      IFD0: { Artist: 'Ana Robles' },
      IFD3: { GPSLatitude: '19/1 21/1 20/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
})
afterAll(() => server.close())

const boundary = 'frontera'
const send = (who: DemoName | null, path: string, bytes: Buffer, headers: Record<string, string> = {}) =>
  server.request(
    who,
    'POST',
    path,
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f.jpg"\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  )
const place = async (slot: string, fields = 'alt=Canela%20en%20el%20patio&x=0.25&y=0.75') => {
  const { status, body } = await send('admin', `/api/photos/${slot}?${fields}`, photo)
  expect(status).toBe(201)
  return body.data.photo as StoredPhoto
}
const look = (path: string) => server.app.inject({ method: 'GET', url: path })
const storedNames = async () => await readdir(join(server.dataDir, 'uploads')).catch(() => [])

test('stores a photo upright in every width and format, without its metadata, and caches it for good', async () => {
  const stored = await place('hotel.hero')
  expect(stored).toMatchObject({
    slot: 'hotel.hero',
    alt: 'Canela en el patio',
    x: 0.25,
    y: 0.75,
    version: 1,
  })
  const file = photoAt(stored.address)!
  expect(file).toMatchObject({ width: 1000, height: 600 })

  const names = photoFormats.flatMap((format) =>
    widthsOf(file).map((width) => ({
      name: variantName(file, width, format),
      width,
      type: `image/${format}`,
    })),
  )
  expect(names).toHaveLength(6)
  const all = [...names, { name: stored.address.split('/').at(-1)!, width: 1000, type: 'image/jpeg' }]
  for (const { name, width, type } of all) {
    const { statusCode, headers, rawPayload } = await look(`/fotos/${name}`)
    expect(statusCode, name).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { exif, orientation, ...drawn } = await sharp(rawPayload).metadata()
    expect([drawn.width, exif, orientation ?? 1]).toEqual([width, undefined, 1])
  }
  expect(photoSrcSet(file, 'avif').split(', ')).toHaveLength(3)
  expect(await sitePhotos(server.database.db)).toEqual({
    'hotel.hero': { address: stored.address, alt: 'Canela en el patio', x: 0.25, y: 0.75 },
  })
})

test('serves no other file of the business as a photo', async () => {
  const { body } = await server.request('ana', 'GET', '/api/rumis')
  const portrait = await send('ana', `/api/uploadRoutes?dogId=${body.data.rumis[0]._id}`, photo)
  const id = String(portrait.body.data.rumi.profileImg).split('/').at(-1)!
  expect((await storedNames()).some((name) => name.startsWith(id))).toBe(true)
  for (const name of [`${id}-large.webp`, `${id}-small.webp`, id, `..%2fuploads%2f${id}-large.webp`])
    expect((await look(`/fotos/${name}`)).statusCode, name).toBe(404)
  const { address } = await place('hotel.promo')
  expect((await look(`/files/${photoAt(address)!.id}`)).statusCode).toBe(404)
})

test('rejects a file that is no photo, and one without a description, at its field and stores nothing', async () => {
  const before = await storedNames()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const [fields, bytes, status, path] of [
    ['', photo, 400, 'alt'],
    ['alt=%20', photo, 400, 'alt'],
    [`alt=${'a'.repeat(161)}`, photo, 400, 'alt'],
    ['alt=Patio&x=1.2', photo, 400, 'x'],
    ['alt=Patio&y=nada', photo, 400, 'y'],
    ['alt=Patio', svg, 415, undefined],
    ['alt=Patio', photo.subarray(0, 300), 415, 'file'],
    ['alt=Patio', pixelBomb(), 413, 'file'],
    ['alt=Patio', Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]), 413, undefined],
    ['alt=Patio', Buffer.alloc(0), 400, 'file'],
  ] as const) {
    const { status: answered, body } = await send('admin', `/api/photos/about.hero?${fields}`, bytes)
    expect([answered, body.issues?.[0]?.path], fields).toEqual([status, path])
    expect(body.message).toMatch(/\.$/)
  }
  expect((await send('admin', '/api/photos/about.nothing?alt=Patio', photo)).status).toBe(404)
  expect((await send('marta', '/api/photos/about.hero?alt=Patio', photo)).status).toBe(403)
  expect(await storedNames()).toEqual(before)
})

test('changes texts and focus separately, rejects a stale change, and restores without a photo', async () => {
  const { address } = await place('events.hero')
  const change = (body: object) => server.request('admin', 'PATCH', '/api/photos/events.hero', body)
  const changed = await change({ alt: 'Nube sopla una vela', version: 1 })
  expect(changed.body.data.photo).toMatchObject({ address, alt: 'Nube sopla una vela', x: 0.25, version: 2 })
  expect(changed.body.data.photo.changedBy).toMatch(/\w/)
  expect(await change({ x: 0, version: 1 })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await change({ alt: '' })).status).toBe(400)
  const listed = (await server.request('marta', 'GET', '/api/photos')).body.data.photos
  expect(listed.map(({ slot }: StoredPhoto) => slot)).toContain('events.hero')
  expect((await server.request('admin', 'DELETE', '/api/photos/events.hero')).status).toBe(204)
  expect((await server.request('admin', 'DELETE', '/api/photos/events.hero')).status).toBe(404)
  expect((await sitePhotos(server.database.db))['events.hero']).toBeUndefined()
})

test('a product’s picture and a room’s are too; what was replaced is swept away, and what is shown stays and is backed up', async () => {
  const { body } = await server.request(null, 'GET', '/api/products')
  const { id } = body.data.products[0]
  const sent = await send('marta', `/api/products/${id}/picture`, photo)
  expect(sent.status).toBe(200)
  const shown: string = sent.body.data.product.imageUrl
  const rooms = (await server.request('admin', 'GET', '/api/rooms')).body.data.rooms
  const ofRoom = await send('admin', `/api/rooms/${rooms[0].id}/photo`, photo)
  const inside: string = ofRoom.body.data.room.photo
  const former = await place('training.hero')
  const current = await place('training.hero')
  expect(current.version).toBe(2)

  const store = fileStoreOf({ dataDir: server.dataDir, bucket: undefined })
  await sweepFiles(server.database.db, store)
  expect((await look(former.address)).statusCode).toBe(200)
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000)
  for (const name of await storedNames())
    await utimes(join(server.dataDir, 'uploads', name), longAgo, longAgo)
  await sweepFiles(server.database.db, store)
  const gone = photoAt(former.address)!.id
  expect((await storedNames()).filter((name) => name.startsWith(gone))).toEqual([])
  for (const address of [current.address, shown, inside]) expect((await look(address)).statusCode).toBe(200)
  const { rows } = await server.database.pool.query<{ id: string }>(knownFileIds)
  expect(rows.map((row) => row.id)).toEqual(
    expect.arrayContaining([photoAt(current.address)!.id, photoAt(shown)!.id]),
  )
})

test('a photograph that is sent again by its key is placed once', async () => {
  const again = (alt: string, of = photo) =>
    send('admin', `/api/photos/events.promo?alt=${alt}`, of, { 'idempotency-key': 'la-misma' })
  const first = await again('Canela')
  expect([first.status, (await again('Canela')).body]).toEqual([201, first.body])
  expect(first.body.data.photo.version).toBe(1)
  expect((await again('Frijol')).status).toBe(422)
  const another = await sharp(photo).flop().negate().jpeg().toBuffer()
  expect((await again('Canela', another)).status).toBe(422)
})

test('mails find the own logo at its address of the web', async () => {
  expect(await logoOfMails(server.database.db, 'https://lomito.mx')).toBeUndefined()
  await place('brand.logo')
  const logo = await logoOfMails(server.database.db, 'https://lomito.mx')
  expect(logo).toMatchObject({ width: 1000, height: 600 })
  expect(logo!.src).toMatch(/^https:\/\/lomito\.mx\/fotos\//)
  expect((await look(logo!.src.slice('https://lomito.mx'.length))).statusCode).toBe(200)
})
