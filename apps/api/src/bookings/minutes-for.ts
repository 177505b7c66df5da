import { groomingMinutes } from '@rumi/contract'
import type { BookedDog, Service } from './what-is-booked.ts'

/** Minutes a service takes for these dogs: one after the other at the groomer's, together in training. */
export function minutesFor(service: Service, dogs: readonly BookedDog[]) {
  const isGrooming = service.serviceType === 'Grooming' || service.serviceType === 'Extra-Grooming'
  if (!isGrooming) return service.durationMinutes
  return dogs.reduce((sum, dog) => sum + groomingMinutes(service.durationMinutes, dog.weightKg), 0)
}
