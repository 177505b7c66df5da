import type { Incident, IncidentReport } from '@rumi/contract'
import { and, asc, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import { incidentSentences } from '../copy/incident-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { incidentDogs, incidentNotes, incidents } from '../db/schema/incidents.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { familyMembers } from '../db/schema/people/family.ts'
import { files } from '../db/schema/people/files.ts'
import { users } from '../db/schema/people/people.ts'
import { hideNames } from './hide-names.ts'

type DogRow = {
  incidentId: string
  rumiId: string
  name: string
  ownerId: string
  role: Incident['dogs'][number]['role']
  report: IncidentReport | null
  nextArrivalAt: string | null
}

const fullName = sql<string>`btrim(${users.name} || ' ' || ${users.lastName})`

/** SQL condition: incidents with a dog, of an owner if one is given, who reads sent ones only. */
export const aboutDog = (
  db: Queryable,
  { rumiId, owner }: { rumiId?: string | undefined; owner?: string | null },
) =>
  and(
    owner ? eq(incidents.status, 'sent') : undefined,
    rumiId || owner
      ? exists(
          db
            .select({ one: sql`1` })
            .from(incidentDogs)
            .innerJoin(dogs, eq(dogs.id, incidentDogs.dogId))
            .where(
              and(
                eq(incidentDogs.incidentId, incidents.id),
                rumiId ? eq(dogs.id, rumiId) : undefined,
                owner ? eq(dogs.ownerId, owner) : undefined,
              ),
            ),
        )
      : undefined,
  )

/**
 * Returns incidents, the latest first. For an `owner` they contain that owner's dogs alone, in the words that were sent, without
 * witnesses and follow-ups.
 */
export async function incidentsWhere(
  db: Queryable,
  where: SQL | undefined,
  { owner = null, limit }: { owner?: string | null; limit: number },
): Promise<Incident[]> {
  const rows = await db
    .select({ incident: incidents, sentByName: fullName })
    .from(incidents)
    .leftJoin(users, eq(users.id, incidents.sentBy))
    .where(where)
    .orderBy(desc(incidents.occurredAt), desc(incidents.id))
    .limit(limit)
  const ids = rows.map(({ incident }) => incident.id)
  const dogRows = await dogsOf(db, ids)
  const people = await peopleOfOwners(db, [...new Set(dogRows.map(({ ownerId }) => ownerId))])
  const [photos, notes] = [
    await photosOf(db, ids),
    owner ? new Map<string, Incident['notes']>() : await notesOf(db, ids),
  ]
  return rows.map(({ incident, sentByName }) => {
    const every = dogRows.filter((dog) => dog.incidentId === incident.id)
    const shown = every
      .filter((dog) => !owner || dog.ownerId === owner)
      .map(({ rumiId, name, role, report, ownerId, nextArrivalAt }) => ({
        rumiId,
        name,
        role,
        nextArrivalAt: owner ? null : nextArrivalAt,
        photos: photos
          .filter((photo) => photo.incidentId === incident.id && photo.dogId === rumiId)
          .map(addressOf),
        report: report ?? reportFor(ownerId, incident, { dogs: every, people }),
      }))
    const { sentBy: _id, ...fields } = incident
    return {
      ...fields,
      ...(owner && { ...shown[0]!.report, witnesses: '' }),
      dogs: shown,
      photos: shown.flatMap((dog) => dog.photos),
      sentBy: incident.sentBy ? sentByName : null,
      notes: notes.get(incident.id) ?? [],
    }
  })
}

/** Returns one incident as staff see it, or as an owner does. */
export async function findIncident(db: Queryable, id: string, owner: string | null = null) {
  const [found] = await incidentsWhere(db, and(eq(incidents.id, id), aboutDog(db, { owner })), {
    owner,
    limit: 1,
  })
  return found ?? null
}

/** SQL: first arrival of the dog after the incident. */
const arrivalAfter = sql<
  string | null
>`(select min(v.arrived_at) from visits v join incidents i on i.id = ${incidentDogs.incidentId}
  where v.dog_id = ${incidentDogs.dogId} and v.arrived_at > i.occurred_at)`.mapWith(incidents.occurredAt)

const dogsOf = (db: Queryable, ids: readonly string[]): Promise<DogRow[]> =>
  db
    .select({
      incidentId: incidentDogs.incidentId,
      rumiId: dogs.id,
      name: dogs.name,
      ownerId: dogs.ownerId,
      role: incidentDogs.role,
      report: incidentDogs.report,
      nextArrivalAt: arrivalAfter,
    })
    .from(incidentDogs)
    .innerJoin(dogs, eq(dogs.id, incidentDogs.dogId))
    .where(inArray(incidentDogs.incidentId, [...ids]))
    .orderBy(asc(incidentDogs.role), asc(dogs.name), asc(dogs.id))

const addressOf = ({ id }: { id: string }) => `/files/${id}`

const photosOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: files.id, incidentId: files.incidentId, dogId: files.dogId })
    .from(files)
    .where(inArray(files.incidentId, [...ids]))
    .orderBy(asc(files.createdAt), asc(files.id))

async function notesOf(db: Queryable, ids: readonly string[]) {
  const found = await db
    .select({
      incidentId: incidentNotes.incidentId,
      id: incidentNotes.id,
      text: incidentNotes.text,
      at: incidentNotes.createdAt,
      by: fullName,
    })
    .from(incidentNotes)
    .leftJoin(users, eq(users.id, incidentNotes.createdBy))
    .where(inArray(incidentNotes.incidentId, [...ids]))
    .orderBy(asc(incidentNotes.createdAt), asc(incidentNotes.id))
  return Map.groupBy(found, ({ incidentId }) => incidentId)
}

type Names = { name: string; lastName: string }
type Named = { dogs: readonly DogRow[]; people: ReadonlyMap<string, readonly Names[]> }

/** Names of the people of each account. */
async function peopleOfOwners(db: Queryable, ownerIds: readonly string[]) {
  const account = sql<string>`coalesce(${familyMembers.accountId}, ${users.id})`
  const found = await db
    .select({ account, name: users.name, lastName: users.lastName })
    .from(users)
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .where(inArray(account, [...ownerIds]))
  return Map.groupBy(found, (person) => person.account)
}

const namesOf = ({ name, lastName }: Names) => [name, lastName, `${name} ${lastName}`]

/** Returns what a family reads about its own dog: the texts without the names of other families' dogs and people. */
function reportFor(ownerId: string, texts: IncidentReport, { dogs: every, people }: Named): IncidentReport {
  const ownNames = new Set([
    ...every.filter((dog) => dog.ownerId === ownerId).map((dog) => dog.name.toLowerCase()),
    ...(people.get(ownerId) ?? []).flatMap(namesOf).map((name) => name.toLowerCase()),
  ])
  const others = (names: readonly string[]) => names.filter((name) => !ownNames.has(name.toLowerCase()))
  const hidden = [
    {
      names: others(
        [...people].flatMap(([account, names]) => (account === ownerId ? [] : names.flatMap(namesOf))),
      ),
      instead: incidentSentences.otherFamily,
    },
    {
      names: others(every.filter((dog) => dog.ownerId !== ownerId).map(({ name }) => name)),
      instead: incidentSentences.otherDog,
    },
  ]
  const { place, description, firstAid, vet } = texts
  return {
    place: hideNames(place, hidden),
    description: hideNames(description, hidden),
    firstAid: hideNames(firstAid, hidden),
    vet: hideNames(vet, hidden),
  }
}
