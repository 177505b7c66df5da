import { addDays, addMonths, firstOfMonth, instantAt, weekdayOf } from '@rumi/contract'
import { Pool } from 'pg'
import { today } from '../../apps/api/src/http/clock.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { seededRandom } from './seeded-random.ts'
import { chargeDoses, chargeLateCollection, changeBusiness } from './change-business.ts'
import { registerFamily } from './families.ts'
import { brokenOn } from './invariants.ts'
import { brokenBooksOn, brokenMonths, keepBooks, type ClosedMonths } from './keep-books.ts'
import { recordResponses } from './recorded-responses.ts'
import { facturapiEnvironment, startFacturapiStandIn } from '../stand-ins/facturapi.ts'
import { mercadoPagoEnvironment, startMercadoPagoStandIn } from '../stand-ins/mercadopago.ts'
import { buyFromSuppliers, openSupplies } from './books/buy-from-suppliers.ts'
import { chooseTerminal, openTerminals, settleDeposits } from './books/card-terminals.ts'
import type { Bookkeeping } from './books/close-month.ts'
import { undoPayout } from './books/pay-out-tips.ts'
import { satDocuments } from './books/sat-documents.ts'
import { brokenCfdis, brokenIva } from './books/compare-cfdis.ts'
import { countKinds } from './books/kinds-of-documents.ts'
import { depositCards, newBank } from './books/simulated-bank.ts'
import { issuer, setTaxData, setTaxpayer } from './books/taxpayers.ts'
import { requestInvoices } from './issue-invoices.ts'
import { receiveTransfers, reconcileMonth } from './reconcile-bank.ts'
import { brokenOnline, runShop } from './shop-orders.ts'
import { simulateDay } from './simulate-day.ts'
import type { SimulationState } from './simulation-state.ts'
import { openVirtualServer, type VirtualServer } from './virtual-server.ts'

export type Year = {
  server: string
  seed: number
  days: number
  families: number
  demand: number
  /** First day; today by default. */
  from?: string
  /** Folder that takes the documents for SAT. */
  documentsIn?: string
  log?: (line: string) => void
}

export type SimulatedYear = {
  broken: string[]
  counts: ReadonlyMap<string, number>
  bookings: number
  powerCuts: number
  /** Documents for SAT that were validated, by kind. */
  documents: ReadonlyMap<string, number>
  /** CFDI and passes by what is special of them. */
  kinds: ReadonlyMap<string, number>
  /** 208.01 against the CFDI of each closed month, with the causes of the difference. */
  ivaDifferences: ReadonlyMap<string, string>
}

/** On this day of a month the bank of the one before is held against the books once more, as its month may have been opened again. */
const reconcilingDay = 13

const monthBefore = (day: string) => addMonths(firstOfMonth(day), -1).slice(0, 7)

const providerSecret = 'una casa simulada'

/** Of a hundred days, so many lose their power in the middle of the morning's requests. */
const powerCutPercent = 2

/** Lives so many days of business through the real API, and looks at everything that must hold at the end of each. */
export async function simulateYear({
  server,
  seed,
  days,
  families,
  demand,
  from = today(),
  documentsIn,
  log,
}: Year): Promise<SimulatedYear> {
  const folder = temporaryFolder('simulate')
  const databaseUrl = await createDatabase(server, `rumi_simulate_${process.pid}`)
  const firstDay = from
  const livedFrom = addMonths(firstOfMonth(addDays(from, -1)), 1).slice(0, 7)
  const provider = await startMercadoPagoStandIn({ secret: providerSecret })
  const stamps = await startFacturapiStandIn({ key: providerSecret, issuer, now: () => product.now() })
  const product: VirtualServer = await openVirtualServer({
    databaseUrl,
    folder,
    instant: instantAt(firstDay, '06:00'),
    settings: {
      ...mercadoPagoEnvironment(provider, providerSecret),
      ...facturapiEnvironment(stamps, providerSecret),
    },
  })
  const pool = new Pool({ connectionString: databaseUrl, max: 3 })
  const chance = seededRandom(seed)
  const responses = recordResponses()
  const broken: string[] = []
  const closed: ClosedMonths = new Map()
  const documents = satDocuments(documentsIn)
  const ivaDifferences = new Map<string, string>()
  let powerCuts = 0
  let kinds: ReadonlyMap<string, number> = new Map()
  try {
    const { body } = await product.request(null, 'GET', '/api/catalog')
    const simulation: SimulationState = {
      product,
      chance,
      responses,
      demand,
      services: body.data.services,
      families: await registerFamily(product, chance, families, firstDay),
    }
    await chargeLateCollection(simulation, firstDay)
    await chargeDoses(simulation, firstDay)
    await setTaxpayer(simulation)
    await setTaxData(simulation)
    await openTerminals(simulation)
    const bank = newBank()
    const books: Bookkeeping = {
      pool,
      bank,
      supplies: await openSupplies(simulation),
      invoiced: new Map(),
      documents,
      sealed: new Set(),
      ivaDifferences,
    }
    for (let ahead = 0; ahead < days && broken.length === 0; ahead += 1) {
      const day = addDays(firstDay, ahead)
      const since = new Date()
      await changeBusiness(simulation, day)
      product.setTime(instantAt(day, '06:30'))
      await chooseTerminal(simulation)
      await depositCards(bank, pool, chance, day)
      await simulateDay(simulation, day)
      await undoPayout(simulation, day)
      await runShop(simulation, provider)
      product.setTime(instantAt(day, '19:10'))
      const misinvoiced = await requestInvoices(simulation, books, { day, closed })
      if (weekdayOf(day) === 5) {
        await receiveTransfers(simulation, day)
        await settleDeposits(simulation, bank)
      }
      await buyFromSuppliers(simulation, books.supplies, day)
      product.setTime(instantAt(day, '20:00'))
      const month = monthBefore(day)
      const unsettled = await keepBooks(simulation, books, { closed, livedFrom, day })
      const unmatched =
        month >= livedFrom && Number(day.slice(8)) === reconcilingDay
          ? await reconcileMonth(simulation, books, month)
          : []
      if (chance.percent(powerCutPercent)) {
        await loseThePower(simulation, day)
        powerCuts += 1
      }
      const isCounted = ahead % 30 === 29 || ahead === days - 1
      // Refunds by the provider arrive before the clock advances, on the day of their line at the bank.
      const online = await brokenOnline(pool, provider)
      const faults = [
        ...online,
        ...(await brokenOn(addDays(day, 1), pool, responses)),
        ...(await brokenBooksOn(day, pool, since)),
        ...(await brokenCfdis(pool, stamps)),
        ...(await brokenIva(simulation, pool, day.slice(0, 7))),
        ...misinvoiced,
        ...unsettled,
        ...unmatched,
        ...(isCounted ? await brokenMonths(simulation, closed) : []),
      ]
      broken.push(...faults.map((fault) => `${day}: ${fault}`))
      if (isCounted && broken.length === 0)
        log?.(
          `${day}: ${responses.bookings.size} bookings, ${closed.size} closed months, all as they must be`,
        )
    }
    kinds = await countKinds(pool)
  } finally {
    await product.close()
    await provider.close()
    await stamps.close()
    await pool.end()
    removeFolder(folder)
  }
  return {
    broken,
    counts: responses.counts,
    bookings: responses.bookings.size,
    powerCuts,
    documents: documents.counts,
    kinds,
    ivaDifferences,
  }
}

/** Kills the server during concurrent requests: acknowledged bookings stay, and others do not exist. */
async function loseThePower({ product, responses, families, services }: SimulationState, day: string) {
  const service = services.find(({ serviceType }) => serviceType === 'Entrenamiento')!
  const requested = families.flatMap(({ dogs }, turn) =>
    dogs.map(async (dog, place) => {
      const start = instantAt(addDays(day, 2 + (turn % 20)), `${String(8 + place * 3).padStart(2, '0')}:00`)
      const request = { serviceId: service.id, rumiIds: [dog], start, end: start }
      responses.note(
        'book as the power goes',
        await product.request('marta', 'POST', '/api/serviceBookings', request),
      )
      if (turn > families.length / 3) await product.cutPower()
    }),
  )
  await Promise.allSettled(requested)
  await product.cutPower()
  await product.powerOn()
}
