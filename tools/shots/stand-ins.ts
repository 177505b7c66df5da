import { addDays, dayOf, isDay, takesPlaceOn, usualCalendar } from '@rumi/contract'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword, demoPeople, type DemoPerson } from '../../tests/journeys/support/people.ts'

/** Open parts of an address, filled with a record of the viewer. */
const placeholders = [
  'dog',
  'client',
  'day',
  'booking',
  'bookingDay',
  'cashDay',
  'past',
  'report',
  'account',
  'order',
  'entry',
  'expense',
  'global',
  'payment',
  'product',
  'incident',
  'signature',
] as const
type Placeholder = (typeof placeholders)[number]
type StandIns = Record<Placeholder, string>

type Booking = { id: string; clientId: string; rumiIds: readonly string[]; start: string }

type Paid = { id: string; target: { orderId?: string } | null }

const none = 'ninguno'

const open = new RegExp(
  `:(${placeholders.toSorted((one, other) => other.length - one.length).join('|')})`,
  'g',
)

/** The address with everything it left open filled in. */
export const filledIn = (path: string, standIns: StandIns) =>
  path.replaceAll(open, (_, name: Placeholder) => standIns[name])

/** Logs the person in and answers what of theirs stands for each placeholder; an owner without a booking makes one. */
export async function loginWithStandIns(
  request: APIRequestContext,
  url: string,
  person: DemoPerson,
): Promise<StandIns> {
  const data = { email: demoPeople[person], password: demoPassword }
  const login = await request.post(`${url}/api/auth/login`, { data })
  if (!login.ok()) throw new Error(`${person} could not log in: ${login.status()}`)
  const { token } = (await login.json()) as { token: string }

  async function send<Answer>(
    path: string,
    body?: object,
    method: 'GET' | 'POST' | 'PATCH' = body ? 'POST' : 'GET',
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.fetch(`${url}/api${path}`, { method, headers, ...(body && { data: body }) })
    if (!answer.ok()) throw new Error(`${method} ${path} for ${person}: ${answer.status()}`)
    return ((await answer.json()) as { data: Answer }).data
  }
  const bookingsIn = async (query: string) =>
    (await send<{ serviceBookings: Booking[] }>(`/serviceBookings?limit=1&${query}`)).serviceBookings[0]

  const today = dayOf(new Date().toISOString())
  const day = openDayFrom(addDays(today, 2))
  const dog = (await send<{ rumis: { _id: string }[] }>('/rumis?limit=1')).rumis[0]?._id

  async function bookADay(): Promise<Booking | undefined> {
    if (dog === undefined || person !== 'ana') return undefined
    const { services } = await send<{ services: { id: string; serviceType: string }[] }>('/catalog')
    const serviceId = services.find(({ serviceType }) => serviceType === 'Guardería')?.id
    const later = openDayFrom(addDays(day, 7))
    const body = { serviceId, rumiIds: [dog], start: later, end: later }
    return (await send<{ serviceBooking: Booking }>('/serviceBookings', body)).serviceBooking
  }

  async function entryOrNone() {
    const { glEntries } = await send<{ glEntries: { id: string }[] }>('/accounting/glEntries?limit=1')
    return glEntries[0]?.id ?? none
  }

  /** An expense that waits to be paid, of a supplier with a long name; it is made where there is none. */
  async function expenseOrMade() {
    const [known] = (await send<{ expenses: { id: string }[] }>('/accounting/expenses')).expenses
    if (known) return known.id
    const chart = await send<{ accounts: { id: string }[] }>(
      '/accounting/accounts?type=expense&sort=-code&limit=1',
    )
    const bought = {
      day: today,
      supplierName: 'Distribuidora de Alimentos para Mascotas del Valle de México, S.A. de C.V.',
      supplierRfc: 'CRO850101SA7',
      concept: 'Croquetas de cordero, adulto raza mediana, costal de 20 kg (12 piezas)',
      subtotalCentavos: 12_480_00,
      ivaPercent: 16,
      ivaCentavos: 1_996_80,
      accountId: chart.accounts[0]?.id,
      payment: 'later',
    }
    await send('/accounting/expenses', {
      ...bought,
      concept: 'Arena',
      payment: 'cash',
      supplierName: 'Mercado',
    })
    return (await send<{ expense: { id: string } }>('/accounting/expenses', bought)).expense.id
  }

  /** The global invoice of this month; it is made where there is none and something was sold. */
  async function globalInvoiceOrMade() {
    const { cfdis } = await send<{ cfdis: { of: string; subjectId: string }[] }>('/invoicing')
    const known = cfdis.find(({ of }) => of === 'globals')
    if (known) return known.subjectId
    const query = `periodicity=month&day=${today}`
    const { preview } = await send<{ preview: { obstacle: string | null } }>(`/invoicing/globals?${query}`)
    if (preview.obstacle) return none
    const period = { periodicity: 'month', day: today }
    return (await send<{ global: { id: string } }>('/invoicing/globals', period)).global.id
  }

  async function accountPostedTo() {
    const { trialBalance } = await send<{ trialBalance: { rows: { accountId: string }[] } }>(
      '/reports/trial-balance',
    )
    return trialBalance.rows[0]?.accountId ?? none
  }

  async function ownOrder() {
    const { orders } = await send<{ orders: { _id: string }[] }>('/orders?limit=1')
    if (orders[0]) return orders[0]._id
    const body = { items: [{ productId: 1, quantity: 2 }], delivery: 'shipping', payment: 'spei' }
    return (await send<{ order: { _id: string } }>('/orders', body)).order._id
  }

  /** An order at the counter and what was paid for it; of a house without one it is made. */
  async function orderWithPayment() {
    if (person === 'ana') return { order: await ownOrder(), payment: none }
    if (person !== 'marta') return { order: none, payment: none }
    const [known] = (await send<{ payments: Paid[] }>('/payments?limit=50')).payments.flatMap(withOrder)
    if (known) return known
    const wanted = { items: [{ productId: 1, quantity: 2 }], delivery: 'pickup', payment: 'counter' }
    const { order } = await send<{ order: { _id: string; totalCentavos: number } }>('/orders', wanted)
    const { payment } = await send<{ payment: Paid }>('/payments', {
      target: { orderId: order._id },
      method: 'card',
      amountCentavos: order.totalCentavos,
    })
    return { order: order._id, payment: payment.id }
  }

  /** A till that was counted and closed; in a house without one it is opened, with something missing. */
  async function closedTill() {
    if (person !== 'marta') return none
    type CashDay = { id: string; version: number; status: string }
    const [known] = (await send<{ cashDays: CashDay[] }>('/cashDays?status=closed&limit=1')).cashDays
    if (known) return known.id
    const { cashDay } = await send<{ cashDay: CashDay }>('/cashDays', { floatCentavos: 500_00 })
    const out = { kind: 'out', amountCentavos: 120_00, reason: 'Garrafones' }
    await send(`/cashDays/${cashDay.id}/movements`, out)
    const counts = [{ denominationCentavos: 100_00, pieces: 3 }]
    await send(`/cashDays/${cashDay.id}`, { counts }, 'PATCH')
    const closing = { status: 'closed', differenceReason: 'Se dio cambio de más' }
    await send(`/cashDays/${cashDay.id}`, closing, 'PATCH')
    return cashDay.id
  }

  /** A product of the shop that was bought, sold and lost, and is running out; without a cost it is given all that. */
  async function productWithMovements() {
    if (person !== 'marta') return none
    const [product] = (await send<{ stock: { productId: number; valueCentavos: number }[] }>('/stock')).stock
    if (!product) return none
    const { productId } = product
    if (product.valueCentavos === 0) {
      await send('/stockMovements/purchases', {
        supplier: 'Alimentos y Accesorios Caninos del Valle de México',
        reference: 'A-20418',
        lines: [{ productId, quantity: 24, costCentavos: 1_234_50, ivaCentavos: 197_52 }],
      })
      await send('/stockMovements/losses', {
        productId,
        quantity: 2,
        reason: 'Se rompió la bolsa en el estante',
      })
      await send('/stockMovements/counts', { productId, counted: 61 })
    }
    return String(productId)
  }

  async function incidentOrNone() {
    if (person !== 'marta') return none
    return (await send<{ incidents: { id: string }[] }>('/incidents?limit=1')).incidents[0]?.id ?? none
  }

  /** An agreement that the client signed; without one the first agreement is signed. */
  async function signatureOf(clientId: string) {
    if (person !== 'ana' && person !== 'marta') return none
    const client = person === 'marta' ? { clientId } : {}
    const { signatures } = await send<{ signatures: { id: string }[] }>(
      `/agreementSignatures?${new URLSearchParams(client).toString()}`,
    )
    if (signatures[0]) return signatures[0].id
    const [agreement] = (await send<{ agreements: { id: string }[] }>('/agreements')).agreements
    const signed = { ...client, name: 'Ana Sofía Hernández' }
    return (await send<{ signature: { id: string } }>(`/agreements/${agreement!.id}/signatures`, signed))
      .signature.id
  }

  const ahead = (await bookingsIn(`from=${addDays(today, 1)}&sort=start`)) ?? (await bookADay())
  const past = (await bookingsIn(`to=${addDays(today, -1)}&status=checked-out&sort=-start`)) ?? ahead
  return {
    dog: dog ?? none,
    client: ahead?.clientId ?? none,
    day,
    cashDay: await closedTill(),
    booking: ahead?.id ?? none,
    bookingDay: ahead ? firstDayOf(ahead) : today,
    past: past?.id ?? none,
    account: person === 'conta' ? await accountPostedTo() : none,
    expense: person === 'conta' ? await expenseOrMade() : none,
    global: person === 'conta' ? await globalInvoiceOrMade() : none,
    entry: person === 'conta' ? await entryOrNone() : none,
    ...(await orderWithPayment()),
    product: await productWithMovements(),
    incident: await incidentOrNone(),
    signature: ahead ? await signatureOf(ahead.clientId) : none,
    report: past ? `${past.id}/${past.rumiIds[0]}?dia=${firstDayOf(past)}` : `${none}/${none}`,
  }
}

const withOrder = ({ id, target }: Paid) => (target?.orderId ? [{ order: target.orderId, payment: id }] : [])

const firstDayOf = ({ start }: Booking) => (isDay(start) ? start : dayOf(start))

/** The first day on which the day care takes dogs in. */
const openDayFrom = (day: string): string =>
  takesPlaceOn('Guardería', day, usualCalendar) ? day : openDayFrom(addDays(day, 1))
