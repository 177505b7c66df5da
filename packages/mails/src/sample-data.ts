import type { BookingDetails, MailData, VisitorDetails } from './mail-data.ts'

const limit = '2024-10-13T18:00:00.000Z'

/** Days of a year that is long over, so that a sample is always whole and always the same. */
const booking = (link: string): BookingDetails => ({
  id: '01890000-0000-7000-8000-000000000000',
  version: 1,
  status: 'confirmed',
  updatedAt: '2024-10-01T18:00:00.000Z',
  lines: [{ label: 'Noche de hotel, 2 noches', amountCentavos: 124_000 }],
  name: 'Ana',
  service: 'Noche de hotel',
  serviceType: 'Hotel',
  dogs: ['Canela'],
  start: '2024-10-14',
  end: '2024-10-16',
  totalCentavos: 124_000,
  parts: [],
  link,
})

const upcoming = (link: string): BookingDetails => ({
  ...booking(link),
  money: {
    dueNowCentavos: 62_000,
    dueUntil: limit,
    isReleased: false,
    freeUntil: limit,
    keepPercent: 50,
    latePickup: { after: '16:45', graceMinutes: 15, perHourCentavos: 8_000 },
  },
})

const visitor = (link: string): VisitorDetails => ({
  reference: 'R-1A2B3C4D',
  kind: 'quote',
  name: 'Ana',
  email: 'ana@correo.mx',
  phone: '55 1234 5678',
  message: '¿Puede llevar su cobija?',
  subject: 'Noche de hotel',
  start: '2024-10-14',
  end: '2024-10-16',
  dogs: 1,
  lines: [{ label: 'Noche de hotel, 2 noches', amountCentavos: 124_000 }],
  link,
})

const medicalRecord = { name: 'Ana', dog: 'Canela', medicalRecord: 'Rabia' }
const day = '2024-10-14'

/** What each mail is told where the office looks at it: of nobody there is, and every link leads to the same place. */
export const sampleData = (link: string): MailData => ({
  'booking-requested': { ...upcoming(link), heldUntil: limit },
  'booking-confirmed': upcoming(link),
  'booking-moved': upcoming(link),
  'booking-priced': booking(link),
  'booking-cancelled': {
    ...booking(link),
    standing: [
      { ...booking(link), service: 'Baño', start: '2024-10-15T17:00:00Z', end: '2024-10-15T18:00:00Z' },
    ],
    keptCentavos: 31_000,
    toReturnCentavos: 31_000,
  },
  'booking-expired': booking(link),
  'booking-held': {
    ...booking(link),
    reasons: ['Nos falta la vacuna de la rabia.'],
    heldUntil: limit,
  },
  'place-offered': { ...booking(link), offeredUntil: limit },
  'place-lapsed': booking(link),
  'booking-reminder': booking(link),
  'checked-in': booking(link),
  'checked-out': booking(link),
  'report-card': {
    name: 'Ana',
    dog: 'Canela',
    day,
    mood: 'happy',
    ate: 'all',
    played: 'lots',
    rest: 'naps',
    words: 'Hizo una amiga nueva.',
    photos: 3,
    link,
  },
  'vaccine-runs-out': { name: 'Ana', dog: 'Canela', product: 'Rabia', expiresOn: day, waitingDays: 5, link },
  'medical-record-refused': { ...medicalRecord, reason: 'No se lee la fecha.', link },
  'medical-record-verified': { ...medicalRecord, link },
  'evaluation-recorded': { name: 'Ana', dog: 'Canela', passed: true, link },
  'identification-refused': { name: 'Ana', link },
  'identification-taken': { name: 'Ana', link },
  'order-step': {
    name: 'Ana',
    number: 12,
    status: 'ready',
    payment: 'counter',
    heldUntil: limit,
    items: [{ name: 'Pelota', quantity: 2 }],
    totalCentavos: 3_600,
    link,
  },
  receipt: {
    name: 'Ana',
    number: 57,
    lines: [
      { concept: 'Hotel, Canela, del 12 al 14 de octubre', amountCentavos: 130_000 },
      { concept: '2 × Pelota', amountCentavos: 3_600 },
    ],
    discounts: [{ reason: 'Cliente de muchos años', amountCentavos: 10_000 }],
    totalCentavos: 123_600,
    ivaCentavos: 17_048,
    tipCentavos: 5_000,
    paid: [{ method: 'cash', amountCentavos: 128_600 }],
    changeCentavos: 1_400,
    link,
  },
  'money-returned': {
    name: 'Ana',
    back: [
      { way: 'card', amountCentavos: 62_000 },
      { way: 'credit', amountCentavos: 31_000 },
    ],
    concept: 'Noche de hotel, Canela, lunes 14 de octubre de 2024',
    pieces: [],
    reason: 'Se fue antes.',
    link,
  },
  'message-received': { reference: 'R-1A2B3C4D' },
  'message-copy': visitor(link),
  'message-for-house': visitor(link),
  verify: { link },
  'verify-by-password': { link },
  'already-registered': { name: 'Ana', loginLink: link, forgotLink: link },
  reset: { link },
  'opened-by-desk': { link },
  'staff-invitation': { link },
  'family-invitation': { link },
  'family-joined': { name: 'Ana', newcomer: 'Beto Ríos', link },
  'family-parted': { name: 'Ana', link },
  'email-change': { link },
  'email-in-use': { name: 'Ana', link },
  'email-changed': { name: 'Ana', link },
  'password-changed': { name: 'Ana', link },
  'account-closed': { link },
  'logins-refused': { name: 'Ana', attempts: 20, link },
  'second-factor-changed': { name: 'Ana', change: 'added', link },
  'privacy-request': {
    name: 'Ana',
    right: 'access',
    step: 'received',
    words: 'Te respondemos con una copia de tus datos.',
    dueOn: day,
    link,
  },
})
