import { groomingMinutes } from './grooming.ts'
import type { ServiceType } from './service-types.ts'

type Timed = { serviceType: ServiceType; durationMinutes: number }

/** Minutes a service takes for these dogs: one after the other at the groomer's, together in training. */
export const visitMinutes = (
  { serviceType, durationMinutes }: Timed,
  dogs: readonly { weightKg: number | null }[],
) => {
  const isGrooming = serviceType === 'Grooming' || serviceType === 'Extra-Grooming'
  if (!isGrooming) return durationMinutes
  return dogs.reduce((sum, { weightKg }) => sum + groomingMinutes(durationMinutes, weightKg), 0)
}
