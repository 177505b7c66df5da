import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@rumi/contract'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'
import { sendRecordsOfPhoto } from '../../../../tests/support/requests/records-of-photo.ts'
import { heicPicture, pixelBomb } from './testing/pictures.ts'

let server: TestServer
let canela: string
beforeAll(async () => {
  server = await openTestServer()
  const { body } = await server.request('ana', 'GET', '/api/rumis')
  canela = body.data.rumis.find(({ name }: { name: string }) => name === 'Canela')._id
})
afterAll(() => server.close())

const boundary = 'frontera'

const send = (who: DemoName | null, path: string, bytes: Buffer, filename = 'foto.jpg', field = 'file') =>
  server.request(
    who,
    'POST',
    path,
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { 'content-type': `multipart/form-data; boundary=${boundary}` },
  )

const rabies = { kind: 'vaccine', product: 'Rabia', appliedOn: '2026-10-01' }
const dewormedInside = { kind: 'deworming-internal', appliedOn: '2026-10-01' }
const dewormedOutside = { kind: 'deworming-external', appliedOn: '2026-10-01' }

const sendRecords = (who: DemoName, dog: string, records: readonly object[], headers = {}) =>
  sendRecordsOfPhoto(server, who, dog, { records }, headers)

const photo = (width = 2400, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#c98f5a' } })
    .withExif({
      IFD0: { Artist: 'Ana Robles', ImageDescription: 'Calle Secreta 5' },
    })
    .jpeg()
    .toBuffer()

const look = async (who: DemoName | null, address: string) => {
  const { status, headers } = await server.request(who, 'GET', address)
  return { status, headers }
}

const stored = () => readdir(join(server.dataDir, 'uploads'))
/** Returns files stored since; concurrently deleted ones are ignored. */
const addedTo = async (before: readonly string[]) => (await stored()).filter((name) => !before.includes(name))

const pdf = (inside = '') => Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Catalog ${inside} >> endobj\n%%EOF\n`)

test('re-encodes a picture in two sizes without metadata, and links it to the dog', async () => {
  const { status, body } = await send(
    'ana',
    `/api/uploadRoutes?dogId=${canela}&userId=${server.ids.luis}`,
    await photo(),
  )
  expect(status).toBe(200)
  const address: string = body.data.rumi.profileImg
  expect(address).toMatch(/^\/files\/[\da-f-]{36}$/)
  const names = (await readdir(join(server.dataDir, 'uploads'))).toSorted()
  expect(names).toHaveLength(2)
  const [large, small] = await Promise.all(
    names.map((name) => sharp(join(server.dataDir, 'uploads', name)).metadata()),
  )
  expect(large).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  expect(small).toMatchObject({ format: 'webp', width: 320, height: 160 })
  expect(large!.exif).toBeUndefined()

  const seen = await look('ana', address)
  expect(seen.status).toBe(200)
  expect(seen.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
  })
  expect((await look('marta', `${address}?size=small`)).status).toBe(200)
  for (const who of ['luis', null] as const) expect((await look(who, address)).status).toBe(404)
})

test('a HEIC photo of a phone is converted like any other picture', async () => {
  const { status, body } = await send('ana', `/api/uploadRoutes?dogId=${canela}`, heicPicture, 'IMG_1.HEIC')
  expect(status).toBe(200)
  const large = body.data.rumi.profileImg.split('/').at(-1)
  const picture = await sharp(join(server.dataDir, 'uploads', `${large}-large.webp`)).metadata()
  expect(picture).toMatchObject({ format: 'webp', width: 96, height: 64 })
})

test('the cookie of a session shows an owner their own pictures only', async () => {
  const { body } = await send('ana', `/api/uploadRoutes?dogId=${canela}`, await photo(300, 300))
  const cookieOf = async (name: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `${name}@demo.rumi.mx`, password: 'lomito-feliz-2026' },
    })
    return { cookie: String(reply.headers['set-cookie']).split(';')[0]! }
  }
  const address = body.data.rumi.profileImg
  expect((await server.request(null, 'GET', address, undefined, await cookieOf('ana'))).status).toBe(200)
  expect((await server.request(null, 'GET', address, undefined, await cookieOf('luis'))).status).toBe(404)
})

test('revalidates a picture each time, and returns not modified only to permitted users', async () => {
  const { body } = await send('ana', `/api/uploadRoutes?dogId=${canela}`, await photo(300, 300))
  const address: string = body.data.rumi.profileImg
  const { headers } = await look('ana', address)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    etag: expect.any(String),
  })
  const etag = String(headers.etag)
  const again = (who: DemoName | null, path: string, had: string) =>
    server.request(who, 'GET', path, undefined, { 'if-none-match': had })
  for (const had of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const same = await again('ana', address, had)
    expect([same.status, same.body, same.headers['cache-control']]).toEqual([304, '', 'private, no-cache'])
  }
  expect((await again('ana', `${address}?size=small`, etag)).status).toBe(200)
  for (const who of ['luis', null] as const) {
    const refused = await again(who, address, etag)
    expect([refused.status, refused.headers['cache-control']]).toEqual([404, 'no-store'])
  }
  await server.database.pool.query('delete from files where id = $1', [address.slice('/files/'.length)])
  expect((await again('ana', address, etag)).status).toBe(404)
})

test('the books see what a dog looks like, and no evidence of its medical records', async () => {
  const fields = { rumiId: canela, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-15' }
  const { body } = await server.request('ana', 'POST', '/api/medical-records', fields)
  const medicalRecord = await send(
    'ana',
    `/api/medical-records/${body.data.medicalRecord._id}/evidence`,
    pdf(),
  )
  const portrait = await send('ana', `/api/uploadRoutes?dogId=${canela}`, await photo(60, 60))
  const { evidence } = medicalRecord.body.data.medicalRecord
  const seen = async (who: DemoName) => [
    (await look(who, evidence)).status,
    (await look(who, portrait.body.data.rumi.profileImg)).status,
  ]
  expect(await seen('marta')).toEqual([200, 200])
  expect(await seen('conta')).toEqual([404, 200])
})

test('another’s dog is a missing one, and the books send no pictures', async () => {
  const bytes = await photo(50, 50)
  expect((await send('luis', `/api/uploadRoutes?dogId=${canela}`, bytes)).status).toBe(404)
  expect((await send('conta', `/api/uploadRoutes?dogId=${canela}`, bytes)).status).toBe(403)
  expect((await send(null, `/api/uploadRoutes?dogId=${canela}`, bytes)).status).toBe(401)
})

test('detects by content that a file is no picture, whatever its name', async () => {
  const jpeg = await photo(60, 60)
  const refused: [string, Buffer, number][] = [
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['html', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['gif', Buffer.from('GIF89a/*<script>*/'), 415],
    ['cut off', jpeg.subarray(0, 200), 415],
    ['pdf as portrait', pdf(), 415],
    ['empty', Buffer.alloc(0), 400],
    ['11 MB', Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]), 413],
    ['bomb', pixelBomb(), 413],
  ]
  for (const [what, bytes, expected] of refused) {
    const { status, body } = await send('ana', `/api/uploadRoutes?dogId=${canela}`, bytes)
    expect(status, what).toBe(expected)
    expect(body.message, what).toMatch(/\.$/)
  }
  const misnamed = await send(
    'ana',
    `/api/uploadRoutes?dogId=${canela}`,
    jpeg,
    '../../etc/passwd.svg',
    'otro',
  )
  expect(misnamed.status).toBe(400)
})

test('a picture with something hidden behind it leaves it behind', async () => {
  const polyglot = Buffer.concat([await photo(80, 80), Buffer.from('<script>alert(1)</script>')])
  const { body } = await send('ana', `/api/uploadRoutes?dogId=${canela}`, polyglot, 'x.html')
  const seen = await server.request('ana', 'GET', body.data.rumi.profileImg)
  expect(String(seen.body)).not.toContain('script')
})

test('a medical record takes a photo or a PDF that can do nothing, until it is verified', async () => {
  const made = await server.request('ana', 'POST', '/api/medical-records', {
    rumiId: canela,
    kind: 'vaccine',
    product: 'Rabia',
    appliedOn: '2026-10-01',
  })
  const id = made.body.data.medicalRecord._id
  const path = `/api/medical-records/${id}/evidence`
  for (const inside of ['/OpenAction << /S /JavaScript >>', '/EmbeddedFile 3 0 R']) {
    expect((await send('ana', path, pdf(inside))).status).toBe(415)
  }
  const { status, body } = await send('ana', path, pdf())
  expect(status).toBe(200)
  const seen = await look('marta', body.data.medicalRecord.evidence)
  expect(seen).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Papel de Canela.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
  expect((await send('luis', path, pdf())).status).toBe(404)
  await server.request('marta', 'PATCH', `/api/medical-records/${id}`, {
    verified: true,
  })
  expect((await send('ana', path, pdf())).status).toBe(422)
})

test('one photo of a card creates several medical records of the dog, each with its own copy', async () => {
  const before = await stored()
  const sent = await sendRecords('ana', canela, [rabies, dewormedInside, dewormedOutside])
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  const { medicalRecords } = sent.body.data
  expect(medicalRecords.map(({ kind }: { kind: string }) => kind)).toEqual(
    [rabies, dewormedInside, dewormedOutside].map(({ kind }) => kind),
  )
  const addresses = medicalRecords.map(({ evidence }: { evidence: string }) => evidence)
  expect(new Set(addresses).size).toBe(3)
  for (const address of addresses) {
    expect((await look('ana', address)).status).toBe(200)
    expect((await look('luis', address)).status).toBe(404)
  }
  expect(await addedTo(before)).toHaveLength(6)
  await server.request('ana', 'DELETE', `/api/medical-records/${medicalRecords[1]._id}`)
  const left = await Promise.all(
    addresses.map(async (address: string) => (await look('ana', address)).status),
  )
  expect(left).toEqual([200, 404, 200])
})

test('a photo with one wrong record creates none, and the answer names the record and the field', async () => {
  const before = await stored()
  const refused = await sendRecords('ana', canela, [
    rabies,
    { ...dewormedInside, appliedOn: addDays(today(), 3) },
  ])
  expect(refused.status).toBe(422)
  expect(refused.body.issues).toMatchObject([{ path: 'records.1.appliedOn' }])
  const unnamed = await sendRecords('ana', canela, [dewormedInside, { ...rabies, product: undefined }])
  expect(unnamed.body.issues).toMatchObject([{ path: 'records.1.product' }])
  expect((await sendRecords('ana', canela, [])).status).toBe(400)
  expect(
    (
      await sendRecords(
        'ana',
        canela,
        Array.from({ length: 11 }, () => dewormedInside),
      )
    ).status,
  ).toBe(400)
  expect((await sendRecords('luis', canela, [dewormedInside])).status).toBe(404)
  expect((await send('ana', `/api/rumis/${canela}/medical-records`, await photo(90, 90))).status).toBe(400)
  expect(await addedTo(before)).toEqual([])
})

test('the same photo sent again under its key creates its records once', async () => {
  const before = await stored()
  const key = { 'idempotency-key': 'card-of-canela' }
  const [first, again] = [
    await sendRecords('ana', canela, [dewormedInside, dewormedOutside], key),
    await sendRecords('ana', canela, [dewormedInside, dewormedOutside], key),
  ]
  expect(again).toMatchObject({ status: 201, body: first.body })
  expect(await addedTo(before)).toHaveLength(4)
  expect((await sendRecords('ana', canela, [dewormedInside], key)).status).toBe(422)
})

test('the desk’s records of a photo are verified by their author', async () => {
  const { body } = await sendRecords('marta', canela, [rabies, dewormedOutside])
  for (const record of body.data.medicalRecords)
    expect(record).toMatchObject({ verifiedBy: server.ids.marta, withoutEvidence: '' })
})
