import type { ServiceType } from '@rumi/contract'
import type { startMercadoPagoStandIn } from '../stand-ins/mercadopago.ts'
import type { SendRequest, Client } from './attempt.ts'
import { attackedMondays } from './attacked-weeks.ts'
import { newcomers, rivalFamilies } from './prepare-attack.ts'

type Service = { id: string; serviceType: ServiceType; durationMinutes: number }

export type StandIn = Awaited<ReturnType<typeof startMercadoPagoStandIn>>

/** Inputs of every race: clients, services, dogs that are free, weeks without bookings. */
export type Field = {
  request: SendRequest
  /** How many try at once. */
  size: number
  service: (type: ServiceType) => Service
  /** The next dogs in turn, so that those of one race are all different. */
  dogs: (count: number) => string[]
  ownerOf: (dog: string) => Client
  /** Another dog of the same family. */
  companionOf: (dog: string) => string
  nextFamily: () => Client
  /** The next client who was never here. */
  nextNewcomer: () => Client
  /** Monday of the next week without a closed day; after a year's worth it begins again. */
  nextMonday: () => string
  /** Ids of the bookings that this race has made. */
  made: string[]
  /** Every acknowledged booking, with the number of requests inside it. */
  reported: Map<string, number>
  /** Whose each of them is. */
  owners: Map<string, Client>
  /** Where is paid online. */
  provider: StandIn
  /** Races that ended in something else than they must. */
  wrong: string[]
}

/** Loads what an attack needs to know of a server. */
export async function loadTargets(request: SendRequest, size: number, provider: StandIn): Promise<Field> {
  const catalog = await request(null, 'GET', '/api/catalog')
  const services = catalog.body?.data?.services as Service[]
  const families = await signIn(request, 'rival', rivalFamilies)
  const strangers = await signIn(request, 'nueva', newcomers)
  const owners = new Map([...families, ...strangers].flatMap((one) => one.dogs.map((dog) => [dog, one])))
  const ownerOf = (dog: string) => {
    const owner = owners.get(dog)
    if (!owner) throw new Error(`no client races with the dog ${dog}`)
    return owner
  }
  // Those that follow each other are of different families.
  const found = families[0]!.dogs.flatMap((_, place) => families.flatMap(({ dogs }) => dogs[place] ?? []))
  const mondays = attackedMondays()
  let dogTurn = 0
  let weekTurn = 0
  let familyTurn = 0
  let newcomerTurn = 0
  return {
    request,
    size,
    service: (type) => {
      const service = services.find(({ serviceType }) => serviceType === type)
      if (!service) throw new Error(`the catalogue has no ${type}`)
      return service
    },
    dogs: (count) =>
      Array.from({ length: count }, () => {
        dogTurn += 1
        return found[dogTurn % found.length]!
      }),
    ownerOf,
    companionOf: (dog) => {
      const { dogs } = ownerOf(dog)
      return dogs[(dogs.indexOf(dog) + 1) % dogs.length]!
    },
    nextFamily: () => {
      familyTurn += 1
      return families[familyTurn % families.length]!
    },
    nextNewcomer: () => {
      newcomerTurn += 1
      return strangers[newcomerTurn % strangers.length]!
    },
    nextMonday: () => {
      weekTurn += 1
      return mondays[weekTurn % mondays.length]!
    },
    made: [],
    reported: new Map(),
    owners: new Map(),
    provider,
    wrong: [],
  }
}

/** Clients as the database was seeded with them, each with a session and their dogs. */
async function signIn(request: SendRequest, kind: 'rival' | 'nueva', count: number): Promise<Client[]> {
  const clients: Client[] = []
  for (let n = 1; n <= count; n += 1) {
    const credentials = { email: `${kind}-${n}@demo.rumi.mx`, password: 'lomito-feliz-2026' }
    const { body } = await request(null, 'POST', '/api/auth/login', credentials)
    const { token } = body as unknown as { token: string }
    const { _id: id } = (body?.data?.user ?? {}) as { _id: string }
    const own = await request({ id, token, dogs: [] }, 'GET', '/api/rumis?limit=200')
    const dogs = ((own.body?.data?.rumis ?? []) as { _id: string }[]).map(({ _id }) => _id)
    clients.push({ id, token, dogs })
  }
  return clients
}
