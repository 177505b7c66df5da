import { z } from 'zod'
import { day, fileAddress, instant, stamps, text, uuid, version } from '../../fields.ts'
import { defineResource } from '../../resource.ts'
import { dogAppetites, dogGames, dogMoods, dogRests, reportCardLimits } from '../../rules/dogs/report-card.ts'

const fields = {
  mood: z.enum(dogMoods, { error: 'Elige cómo estuvo de ánimo.' }).nullable(),
  ate: z.enum(dogAppetites, { error: 'Elige cómo comió.' }).nullable(),
  played: z.enum(dogGames, { error: 'Elige cuánto jugó.' }).nullable(),
  rest: z.enum(dogRests, { error: 'Elige cómo descansó.' }).nullable(),
  words: text(reportCardLimits.words),
}

/** Report of a dog's day for its owner. Only the desk sees a draft; a sent card never changes. */
export const reportCards = defineResource({
  name: 'reportCards',
  path: '/reportCards',
  one: 'reportCard',
  many: 'reportCards',
  id: 'id',
  owner: 'ownerId',
  record: z.object({
    id: uuid,
    bookingId: uuid,
    rumiId: uuid,
    ownerId: uuid,
    day,
    ...fields,
    photos: z.array(fileAddress),
    sentAt: instant.nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({ bookingId: uuid, rumiId: uuid, day }),
  update: z.strictObject({
    ...z.object(fields).partial().shape,
    /** Sends the card to the owner, with what else changes. */
    sent: z.literal(true, { error: 'Un reporte enviado no regresa.' }).optional(),
    version: version.optional(),
  }),
  filters: z.object({ bookingId: uuid, rumiId: uuid, day, sent: z.stringbool() }),
  sortable: ['day'],
  verbs: {
    list: { access: 'own-or-desk', failure: 'Error fetching report cards' },
    create: { access: 'desk', failure: 'Error creating report card' },
    update: { access: 'desk', failure: 'Error updating report card' },
  },
})
