import { inArray, lte } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { dogs } from '../../../schema/people/dogs.ts'
import { playGroups } from '../../../schema/play-groups.ts'
import { dogsApart, dogTags, tags } from '../../../schema/tags.ts'
import type { DemoGuest } from '../demo-dogs.ts'

const lightUntilKg = 12

/** Tags of every other guest of the demo. */
const tagsOfGuests = ['Muerde', 'Cumpleaños', 'Se escapa', 'Mayor, con calma', 'Va aparte', 'No ve']

/** Two play groups by weight, tags on several guests, and one pair to keep apart. */
export async function seedPlayGroups(tx: Tx, guests: readonly DemoGuest[]) {
  const [light, heavy] = await tx
    .insert(playGroups)
    .values([
      { name: 'Chicos', capacity: 8, maxWeightKg: lightUntilKg },
      { name: 'Grandes', capacity: 12, opens: '08:00', closes: '18:00' },
    ])
    .returning({ id: playGroups.id })
  const isGuest = inArray(
    dogs.id,
    guests.map(({ id }) => id),
  )
  await tx.update(dogs).set({ playGroupId: heavy!.id }).where(isGuest)
  await tx.update(dogs).set({ playGroupId: light!.id }).where(lte(dogs.weightKg, lightUntilKg))
  const known = await tx.select().from(tags)
  await tx.insert(dogTags).values(
    guests.flatMap((dog, position) => {
      const label = tagsOfGuests[(position / 2) % tagsOfGuests.length]
      const tag = known.find((one) => one.label === label)
      return tag ? [{ dogId: dog.id, tagId: tag.id }] : []
    }),
  )
  const [first] = guests
  const stranger = guests.find(({ ownerId }) => ownerId !== first?.ownerId)
  const [lowerId, higherId] = [first!.id, stranger!.id].toSorted()
  await tx.insert(dogsApart).values({ lowerId: lowerId!, higherId: higherId! })
}
