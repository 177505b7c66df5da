import { grooming, isAddOn, isGrooming, resources, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { serviceSentences } from '../copy/business-sentences.ts'
import { createRepository } from '../db/repository/repository.ts'
import { services } from '../db/schema/business/services.ts'
import type { HandlerContext, ResourceHandlers } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'

type Services = Resources['services']
type Service = RecordOf<Services>

export const serviceRepository = createRepository(resources.services, services)

/** Default of `isExtra`: true for services that can be add-ons. */
function extraOf(serviceType: Service['serviceType'], chosen: boolean | undefined) {
  if (chosen && !isAddOn(serviceType))
    throw new Refused('malformed', {
      message: serviceSentences.neverAnExtra,
      issues: [{ path: 'isExtra', message: serviceSentences.neverAnExtra }],
    })
  return chosen ?? isAddOn(serviceType)
}

/** A groomer takes an hour or two for a dog (spec §9): what would be sold as another length is not written down. */
function refuseGroomingMinutes(serviceType: Service['serviceType'], minutes: number | undefined) {
  if (minutes === undefined || !isGrooming(serviceType)) return
  const { shortestMinutes, longestMinutes } = grooming
  if (minutes >= shortestMinutes && minutes <= longestMinutes) return
  const message = serviceSentences.groomingMinutes(shortestMinutes, longestMinutes)
  throw new Refused('malformed', { message, issues: [{ path: 'durationMinutes', message }] })
}

async function createService(input: z.output<Services['create']>, { tx }: HandlerContext): Promise<Service> {
  refuseGroomingMinutes(input.serviceType, input.durationMinutes)
  return serviceRepository.insert(tx, { ...input, isExtra: extraOf(input.serviceType, input.isExtra) })
}

async function changeService(
  { version, ...changes }: z.output<Services['update']>,
  { tx, id }: HandlerContext,
  before: Service,
): Promise<Service> {
  const { serviceType = before.serviceType, isExtra } = changes
  refuseGroomingMinutes(
    serviceType,
    changes.durationMinutes ?? (isGrooming(before.serviceType) ? undefined : before.durationMinutes),
  )
  const isOtherKind = isAddOn(serviceType) !== isAddOn(before.serviceType)
  const chosen = isExtra ?? (isOtherKind ? undefined : before.isExtra)
  const changed = await serviceRepository.update(
    tx,
    id,
    { ...changes, isExtra: extraOf(serviceType, chosen) },
    version,
  )
  if (!changed) throw new Refused('not-found')
  return changed
}

/** Handlers of services beyond storage. */
export const serviceHandlers = {
  create: createService,
  update: changeService,
} satisfies ResourceHandlers<Services>
