import { addMinutes, instantAt } from '@rumi/contract'
import { attempt, type Attempt, type Client } from './attempt.ts'
import type { Field } from './load-targets.ts'
import { together, tryToBook } from './races.ts'

/**
 * A new client requests all of a day: its places, rooms and hours, and the shop's stock, passes,
 * dogs, places in the list and sessions besides, everything at once.
 */
export async function raceHolds(field: Field): Promise<Attempt[]> {
  const client = field.nextNewcomer()
  const monday = field.nextMonday()
  const dogs = client.dogs
  const start = instantAt(monday, '09:00')
  const productId = await attackedProduct(field)
  return together(field.size, (turn) => {
    const dog = dogs[turn % dogs.length]!
    const at = addMinutes(start, (turn % 9) * 60)
    if (turn % 10 < 3) return tryToBook(field, { type: 'Guardería', dogs: [dog], start: monday, end: monday })
    if (turn % 10 === 3)
      return tryToBook(field, { type: 'Grooming', dogs: [dog], start: at, end: addMinutes(at, 120) })
    if (turn % 10 === 4)
      return tryToBook(field, { type: 'Entrenamiento', dogs: [dog], start: at, end: addMinutes(at, 60) })
    return attempt(() => requestMore(field, client, { turn, monday, productId }))
  })
}

type Wanted = { turn: number; monday: string; productId: number }

function requestMore(field: Field, client: Client, { turn, monday, productId }: Wanted) {
  const post = (path: string, body: object) => field.request(client, 'POST', path, body)
  switch (turn % 10) {
    case 5:
      return post('/api/orders', {
        items: [{ productId, quantity: 30 }],
        delivery: 'pickup',
        payment: 'counter',
      })
    case 6:
      return post('/api/passes', { kind: 'training-5' })
    case 7:
      return post('/api/rumis', { name: `Nuevo de más ${turn}`, sex: 'macho', birthDate: '2022-03-01' })
    case 8:
      return post('/api/waitingList', {
        serviceId: field.service('Guardería').id,
        rumiIds: [client.dogs[turn % client.dogs.length]],
        start: monday,
        end: monday,
      })
    default:
      return field.request(client, 'GET', '/api/auth/sessions')
  }
}

async function attackedProduct({ request }: Field) {
  const { body } = await request(null, 'GET', '/api/products?limit=200')
  const products = (body?.data?.products ?? []) as { id: number; name: string }[]
  const product = products.find(({ name }) => name === 'Pelota de ataque')
  if (!product) throw new Error('the shop was not furnished for the attack')
  return product.id
}
