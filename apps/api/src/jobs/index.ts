export { enqueueEvent, enqueueEventOnce } from './enqueue-event.ts'
export { addressesInEvents, forgetEvents } from './forget-events.ts'
export { deadLettersRoutes } from './dead-letters-routes.ts'
export type {
  BookingEventKind,
  EventKind,
  EventHandlers,
  DomainEvent,
  DeliveredEvent,
  DropHandlers,
} from './events.ts'
export { eventsStillWaiting } from './parked-events.ts'
export { startJobs, type Jobs } from './start-jobs.ts'
export type { Pace } from './event-queue.ts'
