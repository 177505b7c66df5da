export { announce, announceOnce } from './announce.ts'
export { deadLettersRoom } from './dead-letters-room.ts'
export type { BookingEventKind, EventKind, Handlers, HouseEvent, Told } from './events.ts'
export { startJobs, type Jobs } from './start-jobs.ts'
