import { assumedBirth, clientLimits, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { dogSentences } from '../copy/people/dog-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { lockClient } from '../db/lock-client.ts'
import { openAccountOf } from '../people/index.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { dogRepository } from './dog-repository.ts'
import { endDog } from './end-dog.ts'
import { keepApart, refuseStaffMarks } from './staff-marks.ts'
import { refuseBirthAfterRecords, refuseImpossibleAge } from './refuse-impossible-birth.ts'

type Dogs = Resources['dogs']

const unreported = {
  breed: '',
  weightKg: null,
  color: '',
  sterilised: null,
  microchip: '',
  ruac: '',
  allergies: '',
  feeding: '',
  medication: '',
  temperament: '',
  vet: '',
  pickup: '',
  emergencyContact: '',
  profileImg: null,
  ended: null,
  endedOn: null,
  provisional: false,
  playGroupId: null,
}

/** Creates a dog for the user's family, or for the client that the desk names. */
export async function createDog(
  input: z.output<Dogs['create']>,
  { owner, tx }: HandlerContext,
): Promise<RecordOf<Dogs>> {
  refuseImpossibleAge(input.birthDate)
  if (owner) await refuseBeyondDogLimit(tx, owner)
  const ownerId = owner ?? (await clientNamed(tx, input.ownerId))
  return dogRepository.insert(tx, { ...unreported, ...input, ownerId })
}

/** Creates a dog of which the desk knows the weight. Its other facts are assumed until somebody states its birth date. */
export const createProvisionalDog = (
  tx: Tx,
  { ownerId, weightKg, name }: { ownerId: string; weightKg: number; name?: string | undefined },
): Promise<RecordOf<Dogs>> =>
  dogRepository.insert(tx, {
    ...unreported,
    ownerId,
    name: name ?? dogSentences.byWeight(weightKg),
    weightKg,
    sex: 'macho',
    birthDate: assumedBirth(today()),
    provisional: true,
  })

/** Those that come no more count in this alone. */
const mostInAll = () => 5 * clientLimits.dogs

async function refuseBeyondDogLimit(tx: Tx, ownerId: string) {
  await lockClient(tx, ownerId)
  const isTheirs = eq(dogs.ownerId, ownerId)
  const coming = await tx.$count(dogs, and(isTheirs, isNull(dogs.ended)))
  const all = await tx.$count(dogs, isTheirs)
  if (coming >= clientLimits.dogs || all >= mostInAll()) throw new Refused('dog-limit')
}

/** Merges what changed into the dog. */
export async function updateDog(
  changes: z.output<Dogs['update']>,
  { tx, id, owner }: HandlerContext,
  { ownerId, weightKg, birthDate: former }: Pick<RecordOf<Dogs>, 'ownerId' | 'weightKg' | 'birthDate'>,
): Promise<RecordOf<Dogs>> {
  const { version, ended, notWith, ...fields } = changes
  if (owner) refuseStaffMarks(changes)
  await lockClient(tx, ownerId)
  const { birthDate = former } = fields
  if (birthDate !== former) {
    refuseImpossibleAge(birthDate)
    await refuseBirthAfterRecords(tx, { dogId: id, birthDate })
  }
  const ending = ended === undefined ? {} : await endDog(tx, { id, ended, owner })
  if (notWith) await keepApart(tx, id, notWith)
  const confirmed = fields.birthDate === undefined ? {} : { provisional: false }
  const dog =
    (await dogRepository.update(tx, id, { ...fields, ...ending, ...confirmed }, version)) ?? refuseMissing()
  if ((dog.weightKg ?? 0) > (weightKg ?? 0))
    await enqueueEvent(tx, { kind: 'dog-grew', dogId: id, version: dog.version })
  return dog
}

function refuseMissing(): never {
  throw new Refused('not-found')
}

async function clientNamed(tx: Tx, ownerId: string | undefined) {
  const message = dogSentences.whoseDog
  if (!ownerId) throw new Refused('malformed', { issues: [{ path: 'ownerId', message }] })
  const accountId = await openAccountOf(tx, ownerId)
  if (!accountId) throw new Refused('breaks-a-rule', { message, issues: [{ path: 'ownerId', message }] })
  return accountId
}
