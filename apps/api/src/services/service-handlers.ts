import {
  isAddOn,
  isGrooming,
  resources,
  satServiceUnits,
  serviceMinutes,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import type { z } from 'zod'
import { serviceSentences } from '../copy/business-sentences.ts'
import { createRepository } from '../db/repository/repository.ts'
import { services } from '../db/schema/business/services.ts'
import type { HandlerContext, ResourceHandlers } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { refuseUnknownKeys } from '../invoicing/index.ts'

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

/** Length of grooming that is created without one. */
const usualGroomingMinutes = 60

type Timed = Pick<Service, 'serviceType' | 'durationMinutes'> & {
  mediumExtraMinutes?: number | undefined
  largeExtraMinutes?: number | undefined
}

/** Rejects grooming that has no length, or is longer for a size than any service. */
function refuseGroomingMinutes({ serviceType, durationMinutes, ...extra }: Timed) {
  if (!isGrooming(serviceType)) return
  const { shortest, longest } = serviceMinutes
  const lengthiest = durationMinutes + Math.max(extra.mediumExtraMinutes ?? 0, extra.largeExtraMinutes ?? 0)
  if (durationMinutes >= shortest && lengthiest <= longest) return
  const message = serviceSentences.groomingMinutes(shortest, longest)
  throw new Refused('malformed', { message, issues: [{ path: 'durationMinutes', message }] })
}

async function createService(input: z.output<Services['create']>, { tx }: HandlerContext): Promise<Service> {
  const { durationMinutes = isGrooming(input.serviceType) ? usualGroomingMinutes : 0 } = input
  refuseGroomingMinutes({ ...input, durationMinutes })
  refuseUnknownKeys(input, satServiceUnits)
  return serviceRepository.insert(tx, {
    ...input,
    durationMinutes,
    isExtra: extraOf(input.serviceType, input.isExtra),
  })
}

async function changeService(
  { version, ...changes }: z.output<Services['update']>,
  { tx, id }: HandlerContext,
  before: Service,
): Promise<Service> {
  const { serviceType = before.serviceType, isExtra } = changes
  refuseUnknownKeys(changes, satServiceUnits)
  refuseGroomingMinutes({
    serviceType,
    durationMinutes: changes.durationMinutes ?? before.durationMinutes,
    mediumExtraMinutes: changes.mediumExtraMinutes ?? before.mediumExtraMinutes,
    largeExtraMinutes: changes.largeExtraMinutes ?? before.largeExtraMinutes,
  })
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
