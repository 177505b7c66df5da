import { z } from 'zod'
import { centavos, nameText, someOf, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { serviceTypes } from '../rules/service-types.ts'

const told = {
  serviceType: z.enum(serviceTypes, { error: 'Elige un tipo de servicio de la lista.' }),
  name: nameText,
  description: text(500),
  priceCentavos: centavos,
  durationMinutes: z
    .int({ error: 'Escribe la duración en minutos enteros.' })
    .min(0, { error: 'La duración no puede ser negativa.' })
    .max(1440, { error: 'La duración no puede pasar de un día.' }),
  active: z.boolean({ error: 'Di si el servicio se ofrece.' }),
}

export const services = defineResource({
  name: 'services',
  path: '/services',
  one: 'service',
  many: 'service',
  id: 'id',
  record: z.object({ id: uuid, ...told, version, ...stamps }),
  create: z.strictObject({
    ...told,
    description: told.description.optional(),
    durationMinutes: told.durationMinutes.optional(),
    active: told.active.optional(),
  }),
  update: z.strictObject({ ...z.object(told).partial().shape, version: version.optional() }),
  filters: z.object({ ids: someOf(uuid), serviceType: someOf(told.serviceType), active: z.stringbool() }),
  search: ['name'],
  sortable: ['name', 'serviceType', 'priceCentavos', 'durationMinutes', 'createdAt'],
  verbs: {
    list: { access: 'session', failure: 'Error fetching services' },
    create: { access: 'desk', failure: 'Error creating service' },
    update: { access: 'desk', method: 'PUT', failure: 'Error updating service' },
    remove: { access: 'desk', failure: 'Error deleting service' },
  },
})
