import {
  addDays,
  bookingWindowRefusal,
  countedIn,
  quoteBooking,
  type Estimate,
  type HouseCalendar,
  type quoteForm,
} from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../db/connect.ts'
import { services } from '../db/schema/services.ts'
import { now, today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { houseCalendar } from '../schedule/index.ts'

type Service = typeof services.$inferSelect
type Asked = z.output<typeof quoteForm>

/** What the house calls what was asked for, and its itemised price at once where it has one. */
export async function estimateFor(
  tx: Tx,
  asked: Asked,
): Promise<{ subject: string; quote: Estimate | null }> {
  if (!asked.serviceId) return { subject: asked.package ?? '', quote: null }
  const [service] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, asked.serviceId), eq(services.active, true)))
  if (!service)
    throw new Refused('no-such-service', {
      issues: [{ path: 'serviceId', message: 'Elige un servicio de la lista.' }],
    })
  const subject = asked.package ? `${service.name} (${asked.package})` : service.name
  const isByRequest = service.serviceType === 'Evento' || service.priceCentavos === 0
  return {
    subject,
    quote: isByRequest
      ? null
      : quoteBooking({ service, dogs: dogsOf(asked), ...spanOf(service, asked, await houseCalendar(tx)) }),
  }
}

const dogsOf = ({ dogs }: Asked) =>
  Array.isArray(dogs)
    ? dogs.map((name) => ({ name }))
    : Array.from({ length: dogs }, (_, i) => ({ name: dogs === 1 ? 'tu rumi' : `rumi ${i + 1}` }))

/** The days asked for where the house could take them, else the shortest there is, from tomorrow. */
function spanOf({ serviceType }: Service, { start, end }: Asked, calendar: HouseCalendar) {
  const inHours = countedIn[serviceType] === 'hours'
  if (start && end && !inHours) {
    const refusal = bookingWindowRefusal({ serviceType, start, end }, { now: now(), calendar })
    if (refusal)
      throw new Refused(refusal, { issues: [{ path: 'start', message: new Refused(refusal).message }] })
    return { start, end }
  }
  const first = start?.slice(0, 10) ?? addDays(today(), 1)
  return { start: first, end: serviceType === 'Hotel' ? addDays(first, 1) : first }
}
