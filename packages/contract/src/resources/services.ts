import { z } from 'zod'
import { centavos, day, nameText, satKeys, someOf, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { serviceMinutes } from '../rules/bookings/grooming-minutes.ts'
import { areApart } from '../rules/bookings/service-rates.ts'
import { serviceTypes } from '../rules/bookings/service-types.ts'

const percent = z
  .int({ error: 'Escribe el porcentaje en enteros, de 0 a 100.' })
  .min(0, { error: 'Escribe un porcentaje de 0 a 100.' })
  .max(100, { error: 'Escribe un porcentaje de 0 a 100.' })

/** Terms of bookings that begin in it. Null or absent fields take the service's terms. */
const seasonTerms = {
  depositPercent: percent.nullish(),
  freeUntilHours: z
    .int({ error: 'Escribe las horas enteras, de 0 a 720.' })
    .min(0, { error: 'Escribe de 0 a 720 horas.' })
    .max(720, { error: 'Escribe de 0 a 720 horas.' })
    .nullish(),
  keepPercent: percent.nullish(),
}

const season = z
  .strictObject({
    name: text(40, 1, 'Escribe el nombre de la temporada.'),
    from: day,
    to: day,
    percent: z
      .int({ error: 'Escribe el porcentaje en enteros, como 20 o -10.' })
      .min(-90, { error: 'Una temporada baja el precio 90 % a lo más.' })
      .max(300, { error: 'Una temporada sube el precio 300 % a lo más.' })
      .refine((points) => points !== 0, { error: 'Escribe cuánto cambia el precio.' }),
    ...seasonTerms,
  })
  .refine(({ from, to }) => to >= from, { error: 'Termina el día en que empieza o después.', path: ['to'] })

const overKg = z
  .number({ error: 'Escribe el peso en kilos.' })
  .positive({ error: 'El peso es mayor que cero.' })
  .max(200, { error: 'El peso llega hasta 200 kg.' })
  .multipleOf(0.01, { error: 'Escribe el peso con dos decimales a lo más.' })

const extraMinutes = z
  .int({ error: 'Escribe los minutos enteros.' })
  .min(0, { error: 'Los minutos de más no pueden ser negativos.' })
  .max(480, { error: 'Caben hasta 480 minutos de más.' })

const ofSizes = {
  mediumOverKg: overKg,
  largeOverKg: overKg,
  mediumPriceCentavos: centavos.nullable(),
  largePriceCentavos: centavos.nullable(),
  mediumExtraMinutes: extraMinutes,
  largeExtraMinutes: extraMinutes,
}

const lasts = `Escribe una duración de ${serviceMinutes.shortest} a ${serviceMinutes.longest} minutos; 0 si no va por hora.`

const fields = {
  serviceType: z.enum(serviceTypes, { error: 'Elige un tipo de servicio de la lista.' }),
  name: nameText,
  description: text(500),
  priceCentavos: centavos,
  durationMinutes: z
    .int({ error: 'Escribe la duración en minutos enteros.' })
    .refine((minutes) => minutes === 0 || minutes >= serviceMinutes.shortest, { error: lasts })
    .min(0, { error: lasts })
    .max(serviceMinutes.longest, { error: lasts }),
  active: z.boolean({ error: 'Di si el servicio se ofrece.' }),
  bookableOnline: z.boolean({ error: 'Di si se reserva en el sitio.' }),
  isExtra: z.boolean({ error: 'Di si es un extra.' }),
  ...ofSizes,
  seasons: z
    .array(season)
    .max(40, { error: 'Caben hasta 40 temporadas.' })
    .refine(areApart, { error: 'Dos de esas temporadas se enciman.' }),
  ...satKeys,
}

export const services = defineResource({
  name: 'services',
  path: '/services',
  one: 'service',
  many: 'service',
  id: 'id',
  record: z.object({ id: uuid, ...fields, version, ...stamps }),
  create: z.strictObject({
    ...fields,
    description: fields.description.optional(),
    durationMinutes: fields.durationMinutes.optional(),
    active: fields.active.optional(),
    bookableOnline: fields.bookableOnline.optional(),
    isExtra: fields.isExtra.optional(),
    ...z.object(ofSizes).partial().shape,
    seasons: fields.seasons.optional(),
    ...z.object(satKeys).partial().shape,
  }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  filters: z.object({ ids: someOf(uuid), serviceType: someOf(fields.serviceType), active: z.stringbool() }),
  search: ['name'],
  sortable: ['name', 'serviceType', 'priceCentavos', 'durationMinutes', 'createdAt'],
  verbs: {
    list: { access: 'session', failure: 'Error fetching services' },
    create: { access: 'desk', failure: 'Error creating service' },
    update: { access: 'desk', method: 'PUT', failure: 'Error updating service' },
    remove: { access: 'desk', failure: 'Error deleting service' },
  },
})
