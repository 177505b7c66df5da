import { addDays, addMinutes, addMonths } from '@rumi/contract'
import type { Tx } from '../../connect.ts'
import { dogs } from '../../schema/people/dogs.ts'
import type { DemoDog } from './demo-families.ts'

export type DemoGuest = { id: string; ownerId: string; name: string; birthDate: string; weightKg: number }

/** Ana's dog with all medical records in order. */
export const canela = {
  name: 'Canela',
  breed: 'Mestiza',
  sex: 'hembra',
  ageMonths: 46,
  weightKg: 14.2,
  color: 'Caramelo',
  sterilised: true,
  feeding: 'Una taza a las 8:00 y otra a las 18:00.',
  temperament: 'Juguetona; le gustan los chorros de agua.',
} as const satisfies DemoDog

/** Ana's dog whose rabies vaccine ran out. */
export const frijol = {
  name: 'Frijol',
  breed: 'Chihuahua',
  sex: 'macho',
  ageMonths: 71,
  weightKg: 3.1,
  color: 'Negro y fuego',
  sterilised: true,
  feeding: 'Un cuarto de taza tres veces al día.',
  allergies: 'Trigo.',
  temperament: 'Ladra a las bicicletas.',
} as const satisfies DemoDog

/** Adds the dogs of an owner, one a minute after the owner joined. */
export async function seedDogs(
  tx: Tx,
  owner: { id: string; joined: string },
  described: readonly DemoDog[],
  today: string,
): Promise<DemoGuest[]> {
  const rows = described.map(({ ageMonths, ...dog }, position) => ({
    ...dog,
    ownerId: owner.id,
    birthDate: addDays(addMonths(today, -ageMonths), -(dog.name.length % 20)),
    createdAt: addMinutes(owner.joined, position + 1),
  }))
  const seeded = await tx
    .insert(dogs)
    .values(rows)
    .returning({ id: dogs.id, ownerId: dogs.ownerId, name: dogs.name, birthDate: dogs.birthDate })
  return seeded.map((dog, position) => ({ ...dog, weightKg: described[position]!.weightKg }))
}

/** Luis' puppy is ten weeks old (docs/operations.md#the-demos-people). */
export async function seedTaco(tx: Tx, owner: { id: string }, today: string): Promise<DemoGuest> {
  const taco = {
    name: 'Taco',
    breed: 'Beagle',
    sex: 'macho',
    weightKg: 3.4,
    color: 'Tricolor',
    feeding: 'Croqueta de cachorro, cuatro veces al día.',
    birthDate: addDays(today, -70),
  } as const
  const [row] = await tx
    .insert(dogs)
    .values({ ...taco, ownerId: owner.id })
    .returning({ id: dogs.id })
  return {
    id: row!.id,
    ownerId: owner.id,
    name: taco.name,
    birthDate: taco.birthDate,
    weightKg: taco.weightKg,
  }
}
