import { extraMinutesFor, type SizeRules } from './service-rates.ts'
import { isGrooming, type ServiceType } from './service-types.ts'

type Timed = { serviceType: ServiceType; durationMinutes: number } & Partial<SizeRules>
type Weighed = { weightKg: number | null }

/** Minutes a service takes for these dogs: one after the other at the groomer's, together in training. */
export const visitMinutes = (service: Timed, dogs: readonly Weighed[]) =>
  isGrooming(service.serviceType)
    ? dogs.reduce(
        (sum, { weightKg }) => sum + service.durationMinutes + extraMinutesFor(service, weightKg),
        0,
      )
    : service.durationMinutes

/** Minutes until the last of these dogs is done, each with a groomer of its own. */
export const minutesSideBySide = (service: Timed, dogs: readonly Weighed[]) =>
  Math.max(0, ...dogs.map((dog) => visitMinutes(service, [dog])))

/** The least and the most minutes a service takes for one dog, whatever its size. */
export const visitMinutesBySize = (service: Timed) => ({
  shortest: visitMinutes(service, [{ weightKg: 0 }]),
  longest: visitMinutes(service, [{ weightKg: Infinity }]),
})
