import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dogs } from '../index.ts'
import { canela, frijol } from '../testing/records.ts'
import { answer, offline, refuse, storeAndServer } from '../testing/scripted-server.ts'

let world: ReturnType<typeof storeAndServer>
const state = () => world.store.getState().dogs
const saveFile = vi.fn<(file: Blob, name: string) => void>()

beforeEach(async () => {
  saveFile.mockReset()
  world = storeAndServer({ saveFile })
  world.server.on('GET /rumis', answer(200, { data: { rumis: [canela, frijol] } }))
  await world.store.dispatch(dogs.calls.list())
})

test('the dog list holds items, status and error, and also dogs and selectedDog', () => {
  expect(state()).toMatchObject({
    items: [canela, frijol],
    status: 'succeeded',
    error: null,
    selectedDog: null,
  })
  expect(state().dogs).toBe(state().items)
})

test('a single dog is read from data.rumi into selectedDog', async () => {
  world.server.on(
    `GET /rumis/${canela._id}`,
    answer(200, { data: { rumi: { ...canela, feeding: 'dos tazas' } } }),
  )
  await world.store.dispatch(dogs.calls.read(canela._id))
  expect(state().selectedDog).toMatchObject({ name: 'Canela', feeding: 'dos tazas' })
  expect(state().dogs[0]).toMatchObject({ feeding: 'dos tazas' })
})

test('a listed dog can be selected, and none', () => {
  world.store.dispatch(dogs.dogSelected(frijol._id))
  expect(state().selectedDog).toEqual(frijol)
  world.store.dispatch(dogs.dogSelected(null))
  expect(state().selectedDog).toBeNull()
})

test('resetStatus returns status to idle and clears the error', async () => {
  world.server.on('GET /rumis', offline)
  await world.store.dispatch(dogs.calls.list())
  expect(state()).toMatchObject({ status: 'failed', error: 'Error fetching dogs' })
  world.store.dispatch(dogs.resetStatus())
  expect(state()).toMatchObject({ status: 'idle', error: null, dogs: [canela, frijol] })
})

test('dog update merges fields', async () => {
  world.store.dispatch(dogs.dogSelected(canela._id))
  world.server.on(
    `PATCH /rumis/${canela._id}`,
    answer(200, { data: { rumi: { _id: canela._id, name: 'Canelita' } } }),
  )
  await world.store.dispatch(dogs.calls.update({ id: canela._id, changes: { name: 'Canelita' } }))
  expect(state().dogs).toEqual([{ ...canela, name: 'Canelita' }, frijol])
  expect(state().selectedDog).toEqual({ ...canela, name: 'Canelita' })
  expect(state().dogs).toBe(state().items)
})

test('dog delete removes by id', async () => {
  world.store.dispatch(dogs.dogSelected(canela._id))
  world.server.on(`DELETE /rumis/${canela._id}`, answer(204))
  await world.store.dispatch(dogs.calls.remove(canela._id))
  expect(state()).toMatchObject({ items: [frijol], dogs: [frijol], selectedDog: null })
})

test('dog add appends', async () => {
  const taco = { ...canela, _id: 'taco', name: 'Taco' }
  world.server.on('POST /rumis', answer(201, { data: { rumi: taco } }))
  await world.store.dispatch(dogs.calls.create({ name: 'Taco', sex: 'macho', birthDate: '2026-09-01' }))
  expect(state().dogs).toEqual([canela, frijol, taco])
})

describe('dog image upload', () => {
  const profileImg = '/files/canela.webp'
  const picture = new Blob(['picture'], { type: 'image/png' })

  test('updates profileImg in the list', async () => {
    world.store.dispatch(dogs.dogSelected(canela._id))
    world.server.on(
      'POST /uploadRoutes',
      answer(200, { data: { rumi: { ...canela, name: 'ignored', profileImg } } }),
    )
    const sending = world.store.dispatch(dogs.calls.uploadImage({ dogId: canela._id, file: picture }))
    expect(state().status).toBe('loading')
    await sending
    expect(state()).toMatchObject({ status: 'succeeded', selectedDog: { ...canela, profileImg } })
    expect(state().dogs).toEqual([{ ...canela, profileImg }, frijol])
    expect(state().items).toBe(state().dogs)
  })

  test('sends the picture as multipart field file, with dogId and userId in the query', async () => {
    world.server.on('POST /uploadRoutes', answer(200, { data: { rumi: canela } }))
    await world.store.dispatch(
      dogs.calls.uploadImage({ dogId: canela._id, userId: canela.ownerId, file: picture }),
    )
    expect(world.server.last().path).toBe(`/uploadRoutes?dogId=${canela._id}&userId=${canela.ownerId}`)
    const form = world.server.last().body as FormData
    expect(await (form.get('file') as File).text()).toBe('picture')
  })

  test('that is refused leaves the list as it was', async () => {
    world.server.on('POST /uploadRoutes', refuse(413, 'Lo que enviaste es demasiado grande.', 'too-large'))
    await world.store.dispatch(dogs.calls.uploadImage({ dogId: canela._id, file: picture }))
    expect(state()).toMatchObject({ status: 'failed', error: 'Lo que enviaste es demasiado grande.' })
    expect(state().dogs).toEqual([canela, frijol])
  })
})

describe('dog errors use the server response data message', () => {
  test.each([
    ['list', () => dogs.calls.list(), 'GET /rumis'],
    ['read', () => dogs.calls.read('x'), 'GET /rumis/x'],
    ['update', () => dogs.calls.update({ id: 'x', changes: {} }), 'PATCH /rumis/x'],
    ['remove', () => dogs.calls.remove('x'), 'DELETE /rumis/x'],
    ['create', () => dogs.calls.create({ name: 'x', sex: 'macho', birthDate: '2026-01-01' }), 'POST /rumis'],
    ['downloadWorkbook', () => dogs.calls.downloadWorkbook(), 'GET /export-excel'],
  ] as const)('%s', async (_, request, call) => {
    world.server.on(call, refuse(404, 'No encontramos lo que buscas.', 'not-found'))
    await world.store.dispatch(request() as ReturnType<typeof dogs.calls.list>)
    expect(state()).toMatchObject({ status: 'failed', error: 'No encontramos lo que buscas.' })
  })
})

describe('GET /export-excel', () => {
  test("triggers download of file RumisData.xlsx; result text 'Download successful'", async () => {
    world.server.on('GET /export-excel', () => new Response('workbook'))
    const text = await world.store.dispatch(dogs.calls.downloadWorkbook()).unwrap()
    expect(text).toBe('Download successful')
    const [file, name] = saveFile.mock.calls[0]!
    expect(name).toBe('RumisData.xlsx')
    expect(await file.text()).toBe('workbook')
    expect(state()).toMatchObject({ status: 'succeeded', dogs: [canela, frijol] })
  })

  test("'Failed to download Rumis data'", async () => {
    world.server.on('GET /export-excel', offline)
    await world.store.dispatch(dogs.calls.downloadWorkbook())
    expect(state()).toMatchObject({ status: 'failed', error: 'Failed to download Rumis data' })
    expect(saveFile).not.toHaveBeenCalled()
  })

  test("'Download failed'", async () => {
    saveFile.mockImplementation(() => {
      throw new Error('no room')
    })
    world.server.on('GET /export-excel', () => new Response('workbook'))
    await world.store.dispatch(dogs.calls.downloadWorkbook())
    expect(state()).toMatchObject({ status: 'failed', error: 'Download failed' })
  })
})
