import { expect, test, vi } from 'vitest'
import type { Outcome, Refusal } from '../../../shared/fetching/store.ts'
import type { GuestDog } from '../../guest/stored-dogs.ts'
import { adoptDogs } from './adopt-dogs.ts'

const guest = (id: string, name: string): GuestDog => ({
  id,
  fields: { name, sex: 'hembra', birthDate: '2024-05-01' },
})
const refusal: Refusal = {
  message: 'No hay señal.',
  httpStatus: 0,
  code: null,
  issues: [],
  retryAfterSeconds: null,
  answer: null,
}

test('creates new dogs but no duplicates of existing ones', async () => {
  const create = vi.fn<Parameters<typeof adoptDogs>[1]['create']>(async ({ name }) => ({
    ok: true,
    answer: { _id: `id ${name}` },
  }))
  const store = vi.fn<(dogs: readonly GuestDog[]) => void>()
  const adopted = await adoptDogs([guest('nuevo-1', ' frijól'), guest('nuevo-2', 'Nube')], {
    family: [{ _id: 'own', name: 'Frijol' }],
    create,
    store,
  })
  expect(adopted).toEqual({
    ok: true,
    ids: new Map([
      ['nuevo-1', 'own'],
      ['nuevo-2', 'id Nube'],
    ]),
  })
  expect(create).toHaveBeenCalledTimes(1)
})

test('resumes with the remaining dogs after a failure', async () => {
  let storedGuests: readonly GuestDog[] = [guest('nuevo-1', 'Nube'), guest('nuevo-2', 'Sol')]
  const create = vi
    .fn<() => Promise<Outcome<{ _id: string }>>>()
    .mockResolvedValueOnce({ ok: true, answer: { _id: 'nube' } })
    .mockResolvedValueOnce({ ok: false, refusal })
    .mockResolvedValueOnce({ ok: true, answer: { _id: 'sol' } })
  const attempt = () =>
    adoptDogs(storedGuests, { family: [], create, store: (dogs) => void (storedGuests = dogs) })
  expect(await attempt()).toMatchObject({ ok: false, refusal: { message: 'No hay señal.' } })
  expect(await attempt()).toEqual({
    ok: true,
    ids: new Map([
      ['nuevo-1', 'nube'],
      ['nuevo-2', 'sol'],
    ]),
  })
  expect(create).toHaveBeenCalledTimes(3)
})
