import { addDays } from '@rumi/contract'
import type { Chance } from './chance.ts'
import type { VirtualHouse } from './virtual-house.ts'

export type Family = { ownerId: string; dogs: string[] }

const papersOfAll = [
  { kind: 'vaccine', product: 'Múltiple' },
  { kind: 'vaccine', product: 'Rabia' },
  { kind: 'vaccine', product: 'Bordetella' },
  { kind: 'deworming-internal' },
  { kind: 'deworming-external' },
  { kind: 'evaluation', result: 'passed' },
] as const

/** Families come to the house with one to three dogs each; most of the dogs have papers that last the year. */
export async function moveIn(
  house: VirtualHouse,
  chance: Chance,
  count: number,
  day: string,
): Promise<Family[]> {
  const families: Family[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const person = {
      name: `Familia ${turn}`,
      lastName: 'De Prueba',
      email: `familia-${turn}@correo.mx`,
    }
    const { status, body } = await house.ask('admin', 'POST', '/api/users', person)
    if (status !== 201) throw new Error(`a family was answered ${status}: ${JSON.stringify(body)}`)
    const ownerId: string = body.data.user.id
    await house.ask('admin', 'PUT', `/api/users/${ownerId}`, { identified: true })
    const dogs: string[] = []
    for (let place = chance.between(1, 3); place > 0; place -= 1)
      dogs.push(await bringDog(house, chance, ownerId, day, `Perro ${turn}-${place}`))
    families.push({ ownerId, dogs })
  }
  return families
}

async function bringDog(house: VirtualHouse, chance: Chance, ownerId: string, day: string, name: string) {
  const dog = {
    ownerId,
    name,
    sex: chance.percent(50) ? 'hembra' : 'macho',
    birthDate: addDays(day, -chance.between(400, 3000)),
    weightKg: chance.between(3, 40),
  }
  const { body } = await house.ask('marta', 'POST', '/api/rumis', dog)
  const rumiId: string = body.data.rumi._id
  await bringPapers(house, rumiId, { appliedOn: addDays(day, -10), days: chance.percent(80) ? 400 : 120 })
  return rumiId
}

/** All papers of a dog, in force for so many days; the desk that writes them has verified them. */
export async function bringPapers(
  house: VirtualHouse,
  rumiId: string,
  { appliedOn, days }: { appliedOn: string; days: number },
) {
  for (const paper of papersOfAll)
    await house.ask('marta', 'POST', '/api/medical-records', {
      ...paper,
      rumiId,
      appliedOn,
      expiresOn: addDays(appliedOn, days),
    })
}
