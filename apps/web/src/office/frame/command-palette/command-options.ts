import type { Dog } from '@rumi/data-layer'
import { paths } from '../../../shared/business/paths.ts'
import { commandPaletteCopy as copy } from '../../../copy/office/frame/office.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import type { PaletteAct } from './read-command.ts'

type Found = { dogs: readonly Dog[]; clients: readonly Client[]; owners: readonly Client[] }
type Act = { to: string; label: string }

/** Returns what an act can be about: the dogs that were found with their families, then the clients. */
export function actsOf(act: PaletteAct, { dogs, clients, owners }: Found): Act[] {
  const ownerOf = ({ ownerId }: Dog) => owners.find(({ id }) => id === ownerId)
  const ofDogs = dogs.flatMap((dog): Act[] => {
    if (act === 'incident')
      return [{ to: paths.officeNewIncident({ rumi: dog._id }), label: copy.incidentOf(dog.name) }]
    const owner = ownerOf(dog)
    if (!owner) return []
    return [
      act === 'charge'
        ? { to: charging(owner), label: copy.charge(fullName(owner), dog.name) }
        : { to: booking(owner, dog._id), label: copy.bookOf(dog.name, fullName(owner)) },
    ]
  })
  const ofClients = clients.flatMap((client): Act[] => {
    if (act === 'incident') return []
    return [
      act === 'charge'
        ? { to: charging(client), label: copy.charge(fullName(client)) }
        : { to: booking(client), label: copy.bookOf(fullName(client)) },
    ]
  })
  const all = [...ofDogs, ...ofClients]
  return all.filter(({ to }, at) => all.findIndex((one) => one.to === to) === at)
}

const charging = ({ id }: Client) => paths.officeClient(id, { cobrar: '1' })

const booking = ({ id, email, phone }: Client, dogId?: string) =>
  paths.officeNewBooking({ cliente: id, buscar: email || phone, rumis: dogId })
