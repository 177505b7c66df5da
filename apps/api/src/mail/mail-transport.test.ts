import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { encode } from 'uqr'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailTransport } from './mail-transport.ts'
import { startMailServer } from './testing/start-mail-server.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumi-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const publicUrl = 'https://rumi.example'
const link = `${publicUrl}/auth/verificar/${'a'.repeat(43)}`
const mail = {
  kind: 'verify',
  id: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  from: 'Casa Lupita',
  to: { address: 'ana@correo.mx', name: 'Ana Ñúñez, de la Cruz' },
  subject: 'Confirma tu correo, por favor: mañana vence',
  html: `<p>¡Hola! <a href="${link}">Confirmar</a></p>`,
  text: `¡Hola!\n\n${'Una línea muy larga con eñes y acentos. '.repeat(5)}\n\n${link}\n.\nfin\n`,
}

async function outbox() {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder)
  return { folder, names, first: await readFile(join(folder, names[0] ?? ''), 'utf8') }
}

test('without a mail server each mail is one file, and its link stands unbroken on a line of its own', async () => {
  await createMailTransport({ smtpUrl: undefined, publicUrl, dataDir })(mail)
  const { folder, names, first } = await outbox()
  expect(names).toEqual([
    expect.stringMatching(
      /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-verify-1b4e28ba-2fa1-4d2b-883f-0016d3cca427\.eml$/,
    ),
  ])
  expect(first.split('\n')).toContain(link)
  expect(first).toMatch(/^From: Casa Lupita </m)
  expect(first).toContain('Una línea muy larga con eñes')
  expect(first).toContain('Message-ID: <verify.1b4e28ba-2fa1-4d2b-883f-0016d3cca427@rumi.example>')
  expect((await stat(join(folder, names[0]!))).mode & 0o077).toBe(0)
})

test('a file for the calendar goes with the mail as one', async () => {
  const send = createMailTransport({ smtpUrl: undefined, publicUrl, dataDir })
  await send({ ...mail, calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' })
  const { first } = await outbox()
  expect(first).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/m)
  expect(first).toContain('filename=reserva.ics')
  expect(first.split('\n')).toContain(link)
})

test('an address goes with the mail as a QR code that mail programs show', async () => {
  const send = createMailTransport({ smtpUrl: undefined, publicUrl, dataDir })
  await send({ ...mail, code: `${publicUrl}/llegada` })
  const { first } = await outbox()
  expect(first).toMatch(/^Content-Type: image\/png; name=llegada.png/m)
  const [, encoded = ''] = /filename=llegada\.png\n\n([\s\S]*?)\n--/.exec(first) ?? []
  const picture = await sharp(Buffer.from(encoded, 'base64')).raw().toBuffer({ resolveWithObject: true })
  const { data, size } = encode(`${publicUrl}/llegada`, { ecc: 'M', border: 4 })
  expect([picture.info.width, picture.info.height]).toEqual([size * 8, size * 8])
  const { width, channels } = picture.info
  const seen = data.map((row, y) =>
    row.map((_, x) => picture.data[((y * 8 + 4) * width + x * 8 + 4) * channels] === 0),
  )
  expect(seen).toEqual(data)
})

test('the files sort by time', async () => {
  const send = createMailTransport({ smtpUrl: undefined, publicUrl, dataDir })
  for (const kind of ['reset', 'verify', 'already-registered']) {
    await send({ ...mail, kind })
    await new Promise((done) => setTimeout(done, 5))
  }
  const { names } = await outbox()
  expect(names.toSorted().map((name) => name.replace(/^.{25}/, '').slice(0, 5))).toEqual([
    'reset',
    'verif',
    'alrea',
  ])
})

test('a mail server gets one mail for one receiver, whatever the name looks like', async () => {
  const server = await startMailServer()
  try {
    const name = 'Ana, eva@correo.mx\r\nBcc: eva@correo.mx'
    await createMailTransport({ smtpUrl: server.url, publicUrl, dataDir })({
      ...mail,
      to: { ...mail.to, name },
    })
    expect(server.receivers).toEqual(['RCPT TO:<ana@correo.mx>'])
    expect(server.taken).toHaveLength(1)
    expect(server.taken[0]).not.toMatch(/^Bcc:/im)
    expect(server.taken[0]!.split('\r\n')).toContain(link)
  } finally {
    await server.close()
  }
})

test('a server that turns the mail away, or is not there, is an error', async () => {
  const server = await startMailServer({ refusing: 1 })
  const send = createMailTransport({ smtpUrl: server.url, publicUrl, dataDir })
  await expect(send(mail)).rejects.toThrow('451')
  await send(mail)
  await server.close()
  await expect(send(mail)).rejects.toThrow('ECONNREFUSED')
})
