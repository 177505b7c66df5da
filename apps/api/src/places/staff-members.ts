import { isStaff, resources as rows, type RecordOf, type Resources, type StaffKind } from '@rumi/contract'
import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { placesSentences } from '../copy/business-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { users } from '../db/schema/people/people.ts'
import { resources, servicePools, services, staffServices } from '../db/schema/business/services.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { conflictingBookings, refuseConflicts } from '../schedule/index.ts'
import { lockForChange, removeResource, publishFreePlaces } from './remove-resource.ts'
import { resourceRepository } from './resource-repository.ts'

type StaffMembers = Resources['staffMembers']
type StaffMember = RecordOf<StaffMembers>

/** Groomers and trainers with the services they do. */
export const staffMemberRepository = resourceRepository(rows.staffMembers, ['groomer', 'trainer'], {
  services: sql`(select coalesce(jsonb_agg(s.service_id order by s.service_id), '[]')
    from staff_services s where s.resource_id = resources.id)`,
})

async function createStaffMember(
  { name, kind, userId = null, services: does = [], active = true }: z.output<StaffMembers['create']>,
  { tx }: HandlerContext,
): Promise<StaffMember> {
  await refuseAccount(tx, userId)
  const [written] = await tx
    .insert(resources)
    .values({ kind, name, userId, active })
    .returning({ id: resources.id })
  await setServices(tx, { id: written!.id, kind, does })
  await publishFreePlaces(tx)
  return (await staffMemberRepository.find(tx, written!.id))!
}

/** Changes a staff member; throws with the booked visits they could not do. */
async function changeStaffMember(
  { version, services: does, ...changes }: z.output<StaffMembers['update']>,
  { tx, id }: HandlerContext,
  { kind }: StaffMember,
): Promise<StaffMember> {
  await lockForChange(tx, id, { version, active: changes.active })
  await refuseAccount(tx, changes.userId ?? null, id)
  if (does) await setServices(tx, { id, kind, does })
  await publishFreePlaces(tx)
  return (await staffMemberRepository.update(tx, id, changes))!
}

/** Validates that the account is a staff account linked to no other member. */
async function refuseAccount(tx: Tx, userId: string | null, except?: string) {
  if (userId === null) return
  const [account] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
  if (!account || !isStaff(account.role))
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'userId', message: placesSentences.chooseAccount }],
    })
  const others = and(eq(resources.userId, userId), except ? ne(resources.id, except) : undefined)
  if ((await tx.$count(resources, others)) > 0)
    throw new Refused('taken', {
      message: placesSentences.accountIsTaken,
      issues: [{ path: 'userId', message: placesSentences.accountIsTaken }],
    })
}

/** Sets a person's services; throws for other kinds and while a dropped one is booked. */
async function setServices(
  tx: Tx,
  { id, kind, does }: { id: string; kind: StaffKind; does: readonly string[] },
) {
  const ofKind = await tx
    .select({ id: services.id })
    .from(services)
    .innerJoin(servicePools, eq(servicePools.serviceType, services.serviceType))
    .where(eq(servicePools.takes, kind))
  if (does.some((one) => ofKind.every((service) => service.id !== one)))
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'services', message: placesSentences.chooseServices }],
    })
  if (does.length > 0)
    refuseConflicts(
      await conflictingBookings(
        tx,
        and(eq(bookings.resourceId, id), notInArray(bookings.serviceId, [...does])),
      ),
    )
  await tx.delete(staffServices).where(eq(staffServices.resourceId, id))
  if (does.length > 0)
    await tx.insert(staffServices).values(does.map((serviceId) => ({ resourceId: id, serviceId })))
}

export const staffMemberHandlers = {
  create: createStaffMember,
  update: changeStaffMember,
  remove: removeResource,
}
