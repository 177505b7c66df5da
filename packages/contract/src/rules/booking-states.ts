import type { Role } from '../access.ts'

/** Where a booking can be in its life; pending ones hold their place as confirmed ones do (domain: capacity). */
export const bookingStatuses = [
  'pending',
  'confirmed',
  'checked-in',
  'checked-out',
  'cancelled',
  'no-show',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** The steps the house knows, each from a state to another, and whether the owner may take it without the desk. */
export const bookingSteps = [
  { step: 'confirm', from: 'pending', to: 'confirmed', by: 'desk' },
  { step: 'cancel', from: 'pending', to: 'cancelled', by: 'owner' },
  { step: 'cancel', from: 'confirmed', to: 'cancelled', by: 'owner' },
  { step: 'check-in', from: 'confirmed', to: 'checked-in', by: 'desk' },
  { step: 'mark-no-show', from: 'confirmed', to: 'no-show', by: 'desk' },
  { step: 'check-out', from: 'checked-in', to: 'checked-out', by: 'desk' },
] as const satisfies readonly { step: string; from: BookingStatus; to: BookingStatus; by: 'owner' | 'desk' }[]

export type BookingStep = (typeof bookingSteps)[number]['step']

const isDesk = (role: Role) => role === 'colaborador' || role === 'admin'

/** The steps `role` may take from `status`, asked by screens and server alike. */
export const stepsFrom = (status: BookingStatus, role: Role) =>
  bookingSteps.filter((s) => s.from === status && (s.by === 'owner' ? role !== 'contador' : isDesk(role)))

/** Whether `role` may take a booking from one state to another. */
export const bookingCan = (role: Role, from: BookingStatus, to: BookingStatus) =>
  stepsFrom(from, role).some((s) => s.to === to)

/** States in which a booking keeps its place; cancelled, finished and no-show ones hold none. */
export const holdingStatuses = [
  'pending',
  'confirmed',
  'checked-in',
] as const satisfies readonly BookingStatus[]

/** Whether a booking in this state keeps its place. */
export const holdsPlace = (status: BookingStatus) => holdingStatuses.some((holding) => holding === status)
