import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

/** Stub of the built site with one page that renders its title. */
const builtSite = `
export const texts = [
  { key: 'home.hero.title', page: 'home', default: 'Bienvenido a {casa}' },
  { key: 'home.hero.action', page: 'home', default: 'Ver' },
]
export const factNames = ['casa', 'ciudad']
export const patterns = ['/', '/oficina', '/auth/verificar/:token', '/robots.txt']
export async function render(path, source) {
  const text = (await source.texts())['home.hero.title'] ?? texts[0].default
  const { name } = await source.settings()
  return new Response('<title>' + text.replace('{casa}', name) + '</title><script>1</script><noscript>no</noscript>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
`
const title = 'home.hero.title'

let siteDir: string
let server: TestServer
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'rumi-site-'))
  await mkdir(join(siteDir, 'server'))
  await mkdir(join(siteDir, 'client'))
  await writeFile(join(siteDir, 'package.json'), '{"type":"module"}')
  await writeFile(join(siteDir, 'server', 'index.js'), builtSite)
  server = await openTestServer({}, { races: true, siteDir })
})
afterAll(async () => {
  await server.close()
  await rm(siteDir, { recursive: true, force: true })
})

const list = async () => {
  const { texts, facts } = (await server.request('marta', 'GET', '/api/texts')).body.data
  return { texts: texts.filter(({ page }: { page: string }) => page === 'home'), facts }
}
const change = (body: object, key = title, headers?: Record<string, string>) =>
  server.request('admin', 'PUT', `/api/texts/${key}`, body, headers)
const home = async () => (await server.request(null, 'GET', '/')).body as string

test('at first the site says what is shipped, and staff read which texts and facts there are', async () => {
  expect(await list()).toEqual({
    texts: [
      { key: title, page: 'home', default: 'Bienvenido a {casa}', value: null, version: 1 },
      { key: 'home.hero.action', page: 'home', default: 'Ver', value: null, version: 1 },
    ],
    facts: ['casa', 'ciudad'],
  })
  expect(await home()).toContain('<title>Bienvenido a Rumi</title>')
})

test('a list of texts is paged like any other and complete without a limit', async () => {
  const request = (query: string) => server.request('marta', 'GET', `/api/texts${query}`)
  const { texts } = (await request('')).body.data
  const keys: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await request(`?limit=7${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)
    expect(body.data.texts.length).toBeLessThanOrEqual(7)
    keys.push(...body.data.texts.map(({ key }: { key: string }) => key))
    cursor = body.nextCursor
  } while (cursor)
  expect(keys).toEqual(texts.map(({ key }: { key: string }) => key))
  for (const query of ['?limit=abc', '?limit=0', '?limit=201', '?cursor=nada', '?page=2'])
    expect((await request(query)).status, query).toBe(400)
})

test('own words are on the page at the next request, and restoring brings back what is shipped; all of it stays', async () => {
  const { status, body } = await change({ value: '  Pásale a {casa} ', version: 1 })
  expect(status).toBe(200)
  expect(body.data.text).toMatchObject({ key: title, value: 'Pásale a {casa}', version: 2 })
  expect((await list()).texts[0]).toEqual(body.data.text)
  expect(await home()).toContain('<title>Pásale a Rumi</title>')

  expect((await change({ value: 'Pásale a {casa}' })).body.data.text.version).toBe(2)
  expect((await server.request('admin', 'DELETE', `/api/texts/${title}`)).status).toBe(204)
  expect((await server.request('admin', 'DELETE', `/api/texts/${title}`)).status).toBe(204)
  expect(await home()).toContain('<title>Bienvenido a Rumi</title>')
  const { rows } = await server.database.pool.query(
    'select version, value, changed_by from texts order by version',
  )
  expect(rows).toEqual([
    { version: 2, value: 'Pásale a {casa}', changed_by: server.ids.admin },
    { version: 3, value: null, changed_by: server.ids.admin },
  ])
})

test('rejects a stale change, and accepts one of ten concurrent ones', async () => {
  for (const [body, headers] of [
    [{ value: 'Tarde', version: 1 }, {}],
    [{ value: 'Tarde' }, { 'if-match': '"2"' }],
  ] as const)
    expect((await change(body, title, headers)).body.code).toBe('stale')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => change({ value: `A la vez ${place}`, version: 3 })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})

test.each([
  [{ value: ' ' }, /Escribe el texto/],
  [{ value: 'x'.repeat(77) }, /a lo más 76 caracteres/],
  [{ value: 'Hola en {pueblo}' }, /«\{pueblo\}» no es un dato .* \{casa\}, \{ciudad\}/],
])('%j is refused in a sentence beside its field', async (body, message) => {
  const { status, body: result } = await change(body)
  expect(status).toBe(400)
  expect(result.issues).toEqual([{ path: 'value', message: expect.stringMatching(message) }])
})

test('previews unsaved words in the page without its scripts and stores nothing', async () => {
  const before = await home()
  const preview = (body: object) => server.request('admin', 'POST', '/api/texts/preview', body)
  const { status, body, headers } = await preview({ path: '/', drafts: { [title]: 'A ver {casa}' } })
  expect(status).toBe(200)
  expect(body.data.html).toBe('<title>A ver Rumi</title>')
  expect(headers['cache-control']).toContain('no-store')
  expect(await home()).toBe(before)
  expect((await preview({ path: '/', drafts: { [title]: '{pueblo}' } })).body.issues[0].path).toBe(
    `drafts.${title}`,
  )
  for (const path of ['/oficina', '/nada']) expect((await preview({ path, drafts: {} })).status).toBe(404)
})

test('rejects an unknown text, and lets only administrators change one', async () => {
  expect((await change({ value: 'Hola' }, 'home.hero.nada')).status).toBe(404)
  expect((await server.request('admin', 'DELETE', '/api/texts/constructor')).status).toBe(404)
  expect((await server.request('marta', 'PUT', `/api/texts/${title}`, { value: 'Hola' })).status).toBe(403)
  expect((await server.request('marta', 'DELETE', `/api/texts/${title}`)).status).toBe(403)
  expect((await server.request('ana', 'GET', '/api/texts')).status).toBe(403)
})
