import { z } from 'zod'
import { clockTime, uuid } from '../../fields.ts'
import { serviceTypes } from '../../rules/bookings/service-types.ts'
import { longestCleaningMinutes } from '../../rules/time/staff-hours.ts'
import { defineCall } from '../call.ts'

const weeklySpan = z
  .strictObject({
    weekday: z.int().min(1, { error: 'Elige un día de la semana.' }).max(7, {
      error: 'Elige un día de la semana.',
    }),
    from: clockTime,
    until: clockTime,
  })
  .refine(({ from, until }) => from < until, { error: 'Termina después de empezar.', path: ['until'] })

const week = { hours: z.array(weeklySpan).max(28), breaks: z.array(weeklySpan).max(28) }

export const personAtWork = z.object({
  id: uuid,
  kind: z.enum(['groomer', 'trainer', 'hall']),
  name: z.string(),
  ...week,
})
export type PersonAtWork = z.output<typeof personAtWork>

const cleaningTime = z.object({ serviceType: z.enum(serviceTypes), cleaningMinutes: z.int() })

const whole = z.object({
  data: z.object({ people: z.array(personAtWork), cleaning: z.array(cleaningTime) }),
})
export type Schedule = z.output<typeof whole>['data']

/** Regular working weeks of the staff, and cleaning minutes after each kind of visit. */
export const schedule = {
  show: defineCall({
    name: 'schedule.show',
    method: 'GET',
    path: '/schedule',
    access: 'staff',
    status: 200,
    answer: whole,
  }),
  setHours: defineCall({
    name: 'schedule.setHours',
    method: 'PUT',
    path: '/schedule/people/:id',
    access: 'admin',
    status: 200,
    params: z.object({ id: uuid }),
    body: z.strictObject(week),
    answer: whole,
  }),
  setCleaning: defineCall({
    name: 'schedule.setCleaning',
    method: 'PUT',
    path: '/schedule/cleaning',
    access: 'admin',
    status: 200,
    body: z.strictObject({
      serviceType: z.enum(serviceTypes, { error: 'Elige un servicio de la lista.' }),
      cleaningMinutes: z
        .int({ error: 'Escribe los minutos enteros.' })
        .min(0, { error: 'Escribe los minutos, o 0.' })
        .max(longestCleaningMinutes, { error: `Escribe ${longestCleaningMinutes} minutos a lo más.` }),
    }),
    answer: whole,
  }),
}
