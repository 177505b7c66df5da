import { addDays, dayOf, firstOfMonth, instantAt } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { accounts, glEntries, glLines } from '../schema/accounting.ts'
import { expenses } from '../schema/expenses.ts'
import type { DatedWrite } from './live-demo-weeks.ts'

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

/** What the house bought in the weeks of the demo: its rent, light, and what is used up; the last is not paid yet. */
const boughtUntil = (today: string): Bought[] => [
  {
    day: firstOfMonth(addDays(today, -1)),
    at: '11:00',
    supplierName: 'Inmuebles Águilas',
    supplierRfc: 'INA030512LM8',
    concept: 'Renta del local',
    subtotalCentavos: 9_800_00,
    payment: 'bank',
  },
  {
    day: addDays(today, -17),
    at: '12:30',
    supplierName: 'CFE Suministrador',
    supplierRfc: 'CFE370814QI0',
    concept: 'Luz del bimestre',
    subtotalCentavos: 1_460_00,
    payment: 'bank',
  },
  {
    day: addDays(today, -11),
    at: '16:15',
    supplierName: 'Lavandería El Capullo',
    supplierRfc: 'LAC170620HB8',
    concept: 'Toallas y camas',
    subtotalCentavos: 620_00,
    payment: 'bank',
  },
  {
    day: addDays(today, -5),
    at: '10:05',
    supplierName: 'Croquetas del Sur',
    supplierRfc: 'CSU140903KT4',
    concept: 'Croquetas y jabón para la casa',
    subtotalCentavos: 2_350_00,
    payment: 'later',
  },
]

/** What the founder put in when the house opened its books. */
const capital = { centavos: 40_000_00, told: 'Aportación inicial de capital' }

export type DemoBooks = { ids: string[]; writes: DatedWrite[] }

/** What the bookkeeper wrote down: the capital on the first day, and what was bought since. */
export async function demoExpenses(
  tx: Tx,
  { bookkeeperId, today, opened }: { bookkeeperId: string; today: string; opened: string },
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
  const entryId = crypto.randomUUID()
  async function writeCapital(all: Tx) {
    const date = dayOf(opened)
    const stamped = { createdAt: opened, updatedAt: opened }
    await all.insert(glEntries).values({ id: entryId, date, description: capital.told, ...stamped })
    await all.insert(glLines).values([
      { entryId, position: 0, accountId: accountId.get('102.01')!, debitCentavos: capital.centavos },
      { entryId, position: 1, accountId: accountId.get('301.01')!, creditCentavos: capital.centavos },
    ])
    await all.update(glEntries).set({ status: 'posted' }).where(eq(glEntries.id, entryId))
  }
  return {
    ids: [entryId, ...entered.map(({ id }) => id)],
    writes: [{ at: opened, write: writeCapital }, ...entered],
  }
}
