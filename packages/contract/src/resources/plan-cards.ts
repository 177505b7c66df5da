import { z } from 'zod'
import { stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { isPassKind } from '../rules/passes/pass-kinds.ts'
import { planActions, planPages } from '../rules/business/plan-cards.ts'

const passKind = z.string().refine(isPassKind, { error: 'Elige un pase de la lista.' })

const fields = {
  page: z.enum(planPages, { error: 'Elige una página de la lista.' }),
  action: z.enum(planActions, { error: 'Elige qué hace el botón.' }),
  planName: text(60, 1, 'Escribe el nombre del plan.'),
  price: text(40),
  billingCycle: text(80),
  description: text(200),
  advantage: text(120),
  features: z.array(text(80, 1, 'Escribe el punto, o quítalo.')).max(10, { error: 'Caben hasta 10 puntos.' }),
  isPopular: z.boolean({ error: 'Di si es el más popular.' }),
  popularLabel: text(24),
  buttonText: text(30),
  serviceId: uuid.nullable(),
  passKind: passKind.nullable(),
  nights: z
    .int({ error: 'Escribe las noches en enteros.' })
    .min(1, { error: 'Es una noche al menos.' })
    .max(365, { error: 'Caben hasta 365 noches.' })
    .nullable(),
  severalDays: z.boolean({ error: 'Di si empieza con varios días.' }),
  active: z.boolean({ error: 'Di si se ve en el sitio.' }),
}

const placed = z.int({ error: 'Escribe su lugar en enteros.' }).min(0).max(1000)

/** Texts of a card, as the office edits them. */
export const planCardWords = z.strictObject({
  ...fields,
  ...z.object(fields).omit({ page: true, planName: true }).partial().shape,
})

/**
 * The plans and packages of the public pages, in the order of `position` within each. A card keeps its slug, by which addresses name it;
 * changing `position` moves it to that place of its page.
 */
export const planCards = defineResource({
  name: 'planCards',
  path: '/planCards',
  one: 'planCard',
  many: 'planCards',
  id: 'id',
  record: z.object({ id: uuid, slug: z.string(), position: z.int(), ...fields, version, ...stamps }),
  create: planCardWords,
  update: z.strictObject({
    ...z.object(fields).partial().shape,
    position: placed.optional(),
    version: version.optional(),
  }),
  filters: z.object({ page: fields.page, active: z.stringbool() }),
  verbs: {
    list: { access: 'staff', failure: 'Error fetching plan cards' },
    create: { access: 'admin', failure: 'Error creating plan card' },
    update: { access: 'admin', failure: 'Error updating plan card' },
    remove: { access: 'admin', failure: 'Error deleting plan card' },
  },
})
