import type { RecordOf, Resources, ServiceType } from '@rumi/contract'

type Service = Pick<RecordOf<Resources['services']>, 'name'>

/** `/oficina/servicios`. */
export const officeServicesCopy = {
  title: 'Servicios',
  search: 'Buscar servicio',
  add: 'Nuevo servicio',
  newTitle: 'Nuevo servicio',
  editTitle: ({ name }: Service) => name,
  added: ({ name }: Service) => `${name} ya está en la lista.`,
  saved: ({ name }: Service) => `Guardado: ${name}.`,
  remove: 'Borrar servicio',
  removeTitle: ({ name }: Service) => `¿Borrar ${name}?`,
  removeText: ({ name }: Service) =>
    `${name} desaparece del catálogo y ya nadie podrá reservarlo. Si alguna vez se reservó no se borra: se marca como no disponible.`,
  removed: ({ name }: Service) => `Borrado: ${name}.`,
  putAway: 'Marcar como no disponible',
  wasPutAway: ({ name }: Service) => `${name} ya no se ofrece. Sus reservas siguen en pie.`,
  emptyTitle: 'Todavía no hay servicios',
  emptyText: 'Crea el primero con su precio y lo que dura.',
  name: 'Servicio',
  type: 'Tipo',
  anyType: 'Todos',
  types: {
    Grooming: 'Estética',
    'Extra-Grooming': 'Extra de estética',
    Hotel: 'Hotel',
    Guardería: 'Guardería',
    Entrenamiento: 'Entrenamiento',
    Evento: 'Evento',
  } satisfies Record<ServiceType, string>,
  price: 'Precio',
  priceHint: 'En pesos, con IVA; por noche en el hotel. En 0, se cotiza.',
  onRequest: 'Se cotiza',
  duration: 'Duración',
  minutes: 'min',
  state: 'Estado',
  offer: 'Oferta',
  anyOffer: 'Todos',
  offered: 'Se ofrece',
  notOffered: 'No disponible',
  active: 'Se ofrece en el catálogo',
  description: 'Descripción',
} as const
