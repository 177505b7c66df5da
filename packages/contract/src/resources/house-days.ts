import { z } from 'zod'
import { day, stamps, text, uuid } from '../fields.ts'
import { defineResource } from '../resource.ts'

export const houseDayKinds = ['closed', 'worked'] as const
export type HouseDayKind = (typeof houseDayKinds)[number]

/** Exceptions to the calendar: a closed day, or work on an official rest day (docs/domain.md#time). */
export const houseDays = defineResource({
  name: 'houseDays',
  path: '/houseDays',
  one: 'houseDay',
  many: 'houseDays',
  id: 'id',
  record: z.object({ id: uuid, day, kind: z.enum(houseDayKinds), note: z.string(), ...stamps }),
  create: z.strictObject({
    day,
    kind: z.enum(houseDayKinds, { error: 'Elige si ese día se abre o se cierra.' }),
    note: text(120).optional(),
  }),
  update: z.strictObject({}),
  filters: z.object({ day, kind: z.enum(houseDayKinds) }),
  verbs: {
    list: { access: 'public', failure: 'Error fetching house days' },
    create: { access: 'admin', failure: 'Error creating house day' },
    remove: { access: 'admin', failure: 'Error deleting house day' },
  },
})
