import { addDays, addMonths, dayOf, firstOfMonth, instantAt, weekdayOf } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { accounts, glEntries, glLines } from '../../schema/money/accounting.ts'
import { expenses } from '../../schema/money/expenses.ts'
import type { DatedWrite } from './live-demo-weeks.ts'
import { postingAccount } from '../../sql-functions.ts'

type Bought = {
  day: string
  at: string
  supplierName: string
  supplierRfc: string
  concept: string
  subtotalCentavos: number
  payment: 'bank' | 'later'
}

const ivaPercent = 16
const general = '601.84'
/** Days of expense history. */
const openedFor = 66

const rent = (day: string): Bought => ({
  day,
  at: '11:00',
  supplierName: 'Inmuebles Águilas',
  supplierRfc: 'INA030512LM8',
  concept: 'Renta del local',
  subtotalCentavos: 9_800_00,
  payment: 'bank',
})
const light = (day: string): Bought => ({
  day,
  at: '12:30',
  supplierName: 'CFE Suministrador',
  supplierRfc: 'CFE370814QI0',
  concept: 'Luz del bimestre',
  subtotalCentavos: 1_460_00,
  payment: 'bank',
})
const laundry = (day: string): Bought => ({
  day,
  at: '16:15',
  supplierName: 'Lavandería El Capullo',
  supplierRfc: 'LAC170620HB8',
  concept: 'Toallas y camas',
  subtotalCentavos: 620_00,
  payment: 'bank',
})
const food = (day: string, payment: Bought['payment']): Bought => ({
  day,
  at: '10:05',
  supplierName: 'Croquetas del Sur',
  supplierRfc: 'CSU140903KT4',
  concept: 'Croquetas y jabón para la casa',
  subtotalCentavos: 2_350_00,
  payment,
})

/** Returns the demo's expenses: rent, electricity and supplies; the last is unpaid. */
function boughtUntil(today: string): Bought[] {
  const before = (days: number) => addDays(today, -days)
  const lastRent = firstOfMonth(before(1))
  return [
    ...[-2, -1, 0].map((months) => rent(addMonths(lastRent, months))),
    ...[17].map((days) => light(before(days))),
    ...[11, 25, 39, 53].map((days) => laundry(before(days))),
    food(before(36), 'bank'),
    food(before(5), 'later'),
  ].filter(({ day }) => day >= before(openedFor))
}

/** Founder's capital at the opening of the books. */
const capitalCentavos = 40_000_00

export type DemoBooks = { ids: string[]; writes: DatedWrite[] }
type ExpenseInput = {
  bookkeeperId: string
  today: string
  opened: string
  /** Cash received by instant; each week's cash is deposited on the following Monday. */
  cash: readonly { at: string; centavos: number }[]
}
type Entry = { at: string; text: string; debit: string; credit: string; centavos: number }

/** Records the bookkeeper's entries: the capital on the first day, cash deposits at the bank, and purchases. */
export async function demoExpenses(
  tx: Tx,
  { bookkeeperId, today, opened, cash }: ExpenseInput,
): Promise<DemoBooks> {
  const accountId = new Map((await tx.select().from(accounts)).map(({ code, id }) => [code, id]))
  const entered = boughtUntil(today).map(({ at: hour, ...bought }) => {
    const id = crypto.randomUUID()
    const at = instantAt(bought.day, hour)
    const ivaCentavos = Math.round((bought.subtotalCentavos * ivaPercent) / 100)
    const row = {
      id,
      ...bought,
      ivaPercent,
      ivaCentavos,
      accountId: accountId.get(general)!,
      enteredBy: bookkeeperId,
    }
    return { id, at, write: (all: Tx) => all.insert(expenses).values({ ...row, createdAt: at }) }
  })
  const capital = { at: opened, text: 'Aportación inicial de capital', debit: '102.01', credit: '301.01' }
  const byHand = [{ ...capital, centavos: capitalCentavos }, ...takenToTheBank(cash, today)].map((entry) => {
    const entryId = crypto.randomUUID()
    return { id: entryId, at: entry.at, write: (all: Tx) => writeEntry(all, entryId, entry) }
  })
  async function writeEntry(all: Tx, entryId: string, { at, text, debit, credit, centavos }: Entry) {
    const stamped = { createdAt: at, updatedAt: at }
    await all.insert(glEntries).values({ id: entryId, date: dayOf(at), description: text, ...stamped })
    await all.insert(glLines).values([
      { entryId, position: 0, accountId: postingAccount(debit), debitCentavos: centavos },
      { entryId, position: 1, accountId: postingAccount(credit), creditCentavos: centavos },
    ])
    await all.update(glEntries).set({ status: 'posted' }).where(eq(glEntries.id, entryId))
  }
  const writes = [...byHand, ...entered]
  return { ids: writes.map(({ id }) => id), writes }
}

/** The cash of each week that is over, on the Monday after it. */
function takenToTheBank(cash: ExpenseInput['cash'], today: string): Entry[] {
  const byMonday = new Map<string, number>()
  for (const { at, centavos } of cash) {
    const day = dayOf(at)
    const monday = addDays(day, 8 - weekdayOf(day))
    byMonday.set(monday, (byMonday.get(monday) ?? 0) + centavos)
  }
  return [...byMonday]
    .filter(([monday]) => monday < today)
    .map(([monday, centavos]) => ({
      at: instantAt(monday, '10:30'),
      text: 'Depósito de efectivo de la semana',
      debit: '102.01',
      credit: '101.01',
      centavos,
    }))
}
