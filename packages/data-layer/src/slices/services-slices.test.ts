import { describe, expect, test } from 'vitest'
import { grooming, guarderia, hotel } from '../index.ts'
import { service } from '../testing/records.ts'
import { answer, offline, storeAndServer } from '../testing/scripted-server.ts'

const bath = service('Grooming', 'bath')
const brushing = service('Extra-Grooming', 'brushing')
const room = service('Hotel', 'room')
const day = service('Guardería', 'day')
const party = service('Evento', 'party')
const everything = [bath, brushing, room, day, party]

const lists = [
  { key: 'grooming', slice: grooming, own: [bath, brushing], foreign: room },
  { key: 'hotel', slice: hotel, own: [room], foreign: day },
  { key: 'guarderia', slice: guarderia, own: [day], foreign: bath },
] as const

describe('each of the three service lists', () => {
  test('Grooming list keeps only Grooming and Extra-Grooming; hotel only Hotel; guardería only Guardería', async () => {
    const { store, server } = storeAndServer()
    const all = answer(200, { data: { service: everything } })
    server.on('GET /services', all, all, all)
    for (const { slice } of lists) await store.dispatch(slice.calls.list())
    for (const { key, own } of lists) expect(store.getState()[key].items).toEqual(own)
  })

  test.each(lists)('the $key list requests its kind alone, also on later pages', async (list) => {
    const { key, slice, own } = list
    const { store, server } = storeAndServer()
    server.on(
      'GET /services',
      answer(200, { data: { service: own.slice(0, 1) }, nextCursor: 'on' }),
      answer(200, { data: { service: own.slice(1) } }),
    )
    await store.dispatch(slice.calls.list({ limit: 1 }))
    await store.dispatch(slice.loadMore())
    const serviceType = [...new Set(own.map((one) => one.serviceType))].join(',')
    const requested = server.heard.map(({ path }) =>
      new URLSearchParams(path.split('?')[1]).get('serviceType'),
    )
    expect(requested).toEqual([serviceType, serviceType])
    expect(store.getState()[key].items).toEqual(own)
  })

  test.each(lists)(
    'creating adds to the $key list only if the type matches',
    async ({ key, slice, own, foreign }) => {
      const { store, server } = storeAndServer()
      server.on(
        'POST /services',
        answer(201, { data: { service: own[0] } }),
        answer(201, { data: { service: foreign } }),
      )
      const { serviceType, name, priceCentavos } = own[0]
      await store.dispatch(slice.calls.create({ serviceType, name, priceCentavos }))
      await store.dispatch(slice.calls.create({ serviceType: foreign.serviceType, name, priceCentavos }))
      expect(store.getState()[key]).toMatchObject({ items: [own[0]], status: 'succeeded' })
    },
  )

  test.each(lists)(
    'updating a service whose type no longer matches removes it from the $key list',
    async ({ key, slice, own, foreign }) => {
      const { store, server } = storeAndServer()
      const { id } = own[0]
      const renamed = { ...own[0], name: 'Otro nombre' }
      server.on('GET /services', answer(200, { data: { service: own } }))
      server.on(
        `PUT /services/${id}`,
        answer(200, { data: { service: renamed } }),
        answer(200, { data: { service: { ...renamed, serviceType: foreign.serviceType } } }),
      )
      await store.dispatch(slice.calls.list())
      await store.dispatch(slice.calls.update({ id, changes: { name: 'Otro nombre' } }))
      expect(store.getState()[key].items).toEqual([renamed, ...own.slice(1)])
      await store.dispatch(slice.calls.update({ id, changes: { serviceType: foreign.serviceType } }))
      expect(store.getState()[key].items).toEqual(own.slice(1))
    },
  )

  test('a grooming service that becomes Extra-Grooming stays', async () => {
    const { store, server } = storeAndServer()
    server.on('GET /services', answer(200, { data: { service: [bath] } }))
    server.on(
      'PUT /services/bath',
      answer(200, { data: { service: { ...bath, serviceType: 'Extra-Grooming' } } }),
    )
    await store.dispatch(grooming.calls.list())
    await store.dispatch(grooming.calls.update({ id: 'bath', changes: { serviceType: 'Extra-Grooming' } }))
    expect(store.getState().grooming.items).toHaveLength(1)
  })

  test("one list's requests do not move another's status", async () => {
    const { store, server } = storeAndServer()
    server.on('GET /services', offline)
    await store.dispatch(grooming.calls.list())
    expect(store.getState().grooming.status).toBe('failed')
    expect(store.getState().hotel.status).toBe('idle')
  })

  test('the hotel list is registered once (decision 17)', () => {
    const { store } = storeAndServer()
    expect(Object.keys(store.getState()).filter((key) => /^h?otel|^hot/i.test(key))).toEqual(['hotel'])
  })
})
