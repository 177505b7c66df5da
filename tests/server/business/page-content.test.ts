import { fileURLToPath } from 'node:url'
import { defaultSettings, type BusinessSettings } from '@rumi/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { visibleText } from '../../support/bookings/visible-text.ts'

const siteDir = fileURLToPath(new URL('../../../apps/web/build', import.meta.url))
const testimonials = 'home.testimonials.entries'
const questions = 'dayCare.questions.items'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true, siteDir })
})
afterAll(() => server.close())
afterEach(() => change({ sections: defaultSettings.sections, lists: defaultSettings.lists }))

type Changes = { [Field in 'sections' | 'lists']?: Partial<BusinessSettings[Field]> } & Partial<
  Pick<BusinessSettings, 'requirements'>
>
const send = (body: object) => server.request('admin', 'PATCH', '/api/settings', body)
async function change(changes: Changes) {
  const { status, body } = await send(changes)
  expect([status, body.issues]).toEqual([200, undefined])
}
const html = async (path: string) => (await server.request(null, 'GET', path)).body as string
const text = async (path: string) => visibleText(await html(path)).replaceAll(/\s+/g, ' ')

test('sections are shown in their order, and hidden ones not at all, before any script', async () => {
  const shipped = await text('/')
  expect(shipped.indexOf('Nuestros Servicios')).toBeLessThan(shipped.indexOf('Nuestros Testimonios'))
  await change({ sections: { home: ['testimonials', 'services'] } })
  const home = await text('/')
  expect(home.indexOf('Nuestros Testimonios')).toBeLessThan(home.indexOf('Nuestros Servicios'))
  for (const hidden of ['Descubre nuestras redes', 'Como en casa', 'Su lugar en el patio'])
    expect(home).not.toContain(hidden)
  expect(await text('/hotel')).toContain('¿Por qué elegir nuestro Hotel?')
})

test('the hero does not lead to a section that is hidden', async () => {
  const links = async () =>
    [...(await html('/hotel')).matchAll(/href="(#(?:planes|servicios))"/g)].map(([, to]) => to)
  expect(await links()).toEqual(['#planes', '#servicios'])
  await change({ sections: { hotel: ['promo', 'questions'] } })
  expect(await links()).toEqual([])
})

test('own items take the place of the default ones, with facts, in their order, and may be more', async () => {
  const added = Array.from({ length: 6 }, (_, place) => ({
    place,
    name: `Persona ${place}`,
    role: 'De {ciudad}',
    message: 'Gracias.',
    rating: 3,
  }))
  await change({ lists: { [testimonials]: added.toReversed() } })
  const home = await text('/')
  expect(home).toMatch(/Persona 5.*Persona 0/)
  expect(home).toContain('De Ciudad de México')
  expect(home).not.toContain('Mariana Ortiz')
  expect(home).toContain('3 de 5 estrellas')
})

test('slides of the business replace those of the home page, and the first is its heading', async () => {
  const slide = { place: 7, title: 'Abrimos en {ciudad}', subtitle: 'Ven.', action: 'Reserva' }
  await change({ lists: { 'home.slides': [slide] } })
  const home = await html('/')
  expect(home).toMatch(/<h1[^>]*>Abrimos en Ciudad de México<\/h1>/)
  expect(visibleText(home)).not.toContain('Su cumpleaños también se celebra')
})

test('a question keeps its condition in its place, and search engines read the own ones', async () => {
  const vaccines = { place: 3, question: '¿Y las vacunas?', answer: '{vacunasGuarderia}.' }
  await change({
    lists: { [questions]: [vaccines, { place: 9, question: '¿Hay wifi?', answer: 'Sí, en {casa}.' }] },
  })
  const page = await html('/guarderia')
  const facts = /"@type":"FAQPage".*?<\/script>/s.exec(page)![0]
  expect(facts).toContain('¿Y las vacunas?')
  expect(facts).toContain('Sí, en Rumi.')
  expect(facts).not.toContain('¿Cuál es el horario de la guardería?')
  const { requirements } = defaultSettings
  await change({ requirements: { ...requirements, dayCare: [] } })
  const without = await text('/guarderia')
  await change({ requirements })
  expect(without).toContain('¿Hay wifi?')
  expect(without).not.toContain('¿Y las vacunas?')
})

test('a list without items hides its section, with its heading and its structured data', async () => {
  await change({ lists: { [questions]: [], 'dayCare.highlights.items': [] } })
  const page = await html('/guarderia')
  for (const gone of ['Preguntas Frecuentes', 'FAQPage', '¿Por qué elegir'])
    expect(page.replaceAll(/<script>[\s\S]*?<\/script>/g, '')).not.toContain(gone)
})

test.each([
  [{ sections: { home: ['nada'] } }, 'sections.home.0'],
  [{ sections: { home: ['film'] } }, 'sections.home.0'],
  [{ sections: { home: ['promo', 'promo'] } }, 'sections.home'],
  [{ lists: { [questions]: [{ place: 0, question: ' ', answer: 'Sí' }] } }, `lists.${questions}.0.question`],
  [
    {
      lists: {
        [questions]: [
          { place: 0, question: '¿A?', answer: 'a' },
          { place: 0, question: '¿B?', answer: 'b' },
        ],
      },
    },
    `lists.${questions}`,
  ],
  [
    { lists: { [testimonials]: [{ place: 0, name: 'A', role: 'b', message: 'c', rating: 6 }] } },
    `lists.${testimonials}.0.rating`,
  ],
  [{ lists: { 'home.nada': [] } }, 'lists.home.nada'],
])('%j is refused beside its field', async (body, path) => {
  const { status, body: result } = await send(body)
  expect(status).toBe(400)
  expect(result.issues[0].message).toMatch(/\w \w.*\.$/)
  expect(path.startsWith(result.issues[0].path)).toBe(true)
})

test('texts of replaced items are not offered, and come back with the default ones', async () => {
  const key = `${testimonials}.0.name`
  const write = (value: string) => server.request('admin', 'PUT', `/api/texts/${key}`, { value })
  const keys = async () =>
    (await server.request('admin', 'GET', '/api/texts')).body.data.texts.map(
      (one: { key: string }) => one.key,
    )
  expect((await write('Mariana O.')).status).toBe(200)
  expect(await text('/')).toContain('Mariana O.')
  await change({ lists: { [testimonials]: [] } })
  expect(await keys()).not.toContain(key)
  expect((await write('Nadie')).status).toBe(404)
  await change({ lists: { [testimonials]: null } })
  expect(await keys()).toContain(key)
  expect(await text('/')).toContain('Mariana O.')
  expect((await server.request('admin', 'DELETE', `/api/texts/${key}`)).status).toBe(204)
})

test('the history of the settings says what changed on a page, and one of two editors is refused', async () => {
  const { version } = (await server.request('admin', 'GET', '/api/settings')).body.data.settings
  const item = { place: 0, question: '¿Hay wifi?', answer: 'Sí.' }
  expect((await send({ lists: { [questions]: [item] }, version })).status).toBe(200)
  expect((await send({ sections: { home: [] }, version })).body.code).toBe('stale')
  const [newest] = (await server.request('admin', 'GET', '/api/settings/history')).body.data.history
  expect(newest.changes).toEqual([{ field: `lists.${questions}`, before: '', after: '¿Hay wifi?: Sí.' }])
})
