import { resources as rows, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { resources } from '../db/schema/business/services.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { lockForChange, removeResource, publishFreePlaces } from './remove-resource.ts'
import { resourceRepository } from './resource-repository.ts'

type Halls = Resources['halls']
type Hall = RecordOf<Halls>

export const hallRepository = resourceRepository(rows.halls, ['hall'])

async function createHall({ name }: z.output<Halls['create']>, { tx }: HandlerContext): Promise<Hall> {
  const [written] = await tx.insert(resources).values({ kind: 'hall', name }).returning({ id: resources.id })
  await publishFreePlaces(tx)
  return (await hallRepository.find(tx, written!.id))!
}

async function changeHall(
  { version, ...changes }: z.output<Halls['update']>,
  { tx, id }: HandlerContext,
): Promise<Hall> {
  await lockForChange(tx, id, { version, active: changes.active })
  await publishFreePlaces(tx)
  return (await hallRepository.update(tx, id, changes))!
}

export const hallHandlers = { create: createHall, update: changeHall, remove: removeResource }
