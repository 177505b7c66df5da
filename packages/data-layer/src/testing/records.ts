import type { RecordOf, Resources, ServiceType, SessionUser } from '@rumi/contract'
import { usualSizeRules } from '@rumi/contract'
import type { Dog } from '../slices/dogs-slice.ts'
import type { Notification } from '../slices/notifications-slice.ts'
import type { Order } from '../slices/orders-slice.ts'

const stamps = { createdAt: '2026-10-01T15:00:00Z', updatedAt: '2026-10-01T15:00:00Z' }

export const ana: SessionUser = {
  _id: '0b8e7b0e-5d2f-4f6e-9a44-000000000001',
  name: 'Ana',
  lastName: 'Ríos',
  email: 'ana@demo.rumi.mx',
  phone: '5512345678',
  role: 'cliente',
  profilePic: '/files/ana.webp',
}
export const luis: SessionUser = {
  ...ana,
  _id: '0b8e7b0e-5d2f-4f6e-9a44-000000000002',
  name: 'Luis',
  email: 'luis@demo.rumi.mx',
}

export const canela: Dog = {
  _id: '0b8e7b0e-5d2f-4f6e-9a44-000000000011',
  ownerId: ana._id,
  name: 'Canela',
  breed: 'mestizo',
  sex: 'hembra',
  birthDate: '2022-03-04',
  weightKg: 12.5,
  color: 'canela',
  sterilised: true,
  microchip: '',
  ruac: '',
  allergies: '',
  feeding: '',
  medication: '',
  temperament: '',
  vet: '',
  pickup: '',
  emergencyContact: '',
  playGroupId: null,
  notWith: [],
  tags: [],
  profileImg: null,
  ended: null,
  endedOn: null,
  provisional: false,
  imported: false,
  version: 1,
  ...stamps,
}
export const frijol: Dog = {
  ...canela,
  _id: '0b8e7b0e-5d2f-4f6e-9a44-000000000012',
  name: 'Frijol',
  sex: 'macho',
}

export const service = (serviceType: ServiceType, id: string): RecordOf<Resources['services']> => ({
  id,
  serviceType,
  name: serviceType,
  description: '',
  priceCentavos: 50_000,
  durationMinutes: 60,
  active: true,
  bookableOnline: true,
  isExtra: false,
  ...usualSizeRules,
  seasons: [],
  satProductKey: '01010101',
  satUnitKey: 'E48',
  ivaTreatment: 'general',
  version: 1,
  ...stamps,
})

export const order: Order = {
  _id: '0b8e7b0e-5d2f-4f6e-9a44-000000000021',
  number: 7,
  userId: ana._id,
  items: [{ productId: 1, name: 'Premios de avena', quantity: 2, unitCentavos: 1_000, returned: 0 }],
  returnedCentavos: 0,
  subtotalCentavos: 1_724,
  ivaCentavos: 276,
  ivaPercent: 16,
  totalCentavos: 2_000,
  shippingCentavos: 0,
  shipTo: null,
  status: 'pending',
  delivery: 'pickup',
  payment: 'counter',
  openingBalance: false,
  checkoutUrl: null,
  version: 1,
  ...stamps,
}

export const notification: Notification = {
  id: '0b8e7b0e-5d2f-4f6e-9a44-000000000031',
  userId: ana._id,
  kind: 'booking-confirmed',
  title: 'Canela tiene lugar',
  message: 'Te esperamos el martes.',
  href: '/mi-cuenta/reservas',
  read: false,
  createdAt: '2026-10-01T15:00:00Z',
}

/** Free quote for any request. */
export const freeQuote = {
  lines: [],
  subtotalCentavos: 0,
  ivaCentavos: 0,
  totalCentavos: 0,
  depositCentavos: 0,
  depositUntil: '2026-10-12T17:00:00Z',
  eligibility: [],
  hints: [],
  passes: [],
  addOns: [],
}
