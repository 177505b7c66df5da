import { addDays, instantAt, todayIn } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { incidentDogs, incidentNotes, incidents } from '../../../schema/incidents.ts'
import type { DemoGuest } from '../demo-dogs.ts'

type Involved = { hurt: DemoGuest; other: DemoGuest }

/** Adds an incident of last week between two dogs, which was sent to both families. */
export async function seedIncident(
  tx: Tx,
  { hurt, other }: Involved,
  { deskId, now }: { deskId: string; now: string },
) {
  const day = addDays(todayIn(now), -7)
  const texts = {
    place: 'Patio grande',
    description:
      'Jugando con la pelota se gruñeron y hubo una mordida leve en la oreja. Los separamos de inmediato.',
    firstAid: 'Limpiamos la herida y descansaron aparte.',
    vet: '',
  }
  const [made] = await tx
    .insert(incidents)
    .values({
      kind: 'fight',
      occurredAt: instantAt(day, '12:30'),
      ...texts,
      witnesses: 'Marta, en el patio.',
      ownersToldAt: instantAt(day, '12:50'),
      ownersToldHow: 'phone',
      ownersToldBy: 'Marta',
    })
    .returning({ id: incidents.id })
  const incidentId = made!.id
  await tx.insert(incidentDogs).values([
    { incidentId, dogId: hurt.id, role: 'hurt', report: texts },
    { incidentId, dogId: other.id, role: 'involved', report: texts },
  ])
  await tx
    .update(incidents)
    .set({ status: 'sent', sentAt: instantAt(day, '13:10'), sentBy: deskId, version: 2 })
    .where(eq(incidents.id, incidentId))
  await tx.insert(incidentNotes).values({
    incidentId,
    text: 'La oreja cerró bien. Por ahora juegan en horarios distintos.',
    createdBy: deskId,
    createdAt: instantAt(addDays(day, 2), '10:15'),
  })
}
