import { uuid, type BodyOf, type CardTerminal, type TerminalBridge, type terminals } from '@rumi/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { bankSentences } from '../../copy/money/bank-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { accounts } from '../../db/schema/money/accounting.ts'
import { cardTerminals, terminalChoices } from '../../db/schema/money/card-terminals.ts'
import { businessDay, terminalOfPerson, unsettledOfTerminals } from '../../db/sql-functions.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { bankAccountsOf } from '../bank-accounts.ts'

const columns = {
  id: cardTerminals.id,
  name: cardTerminals.name,
  commissionBasisPoints: cardTerminals.commissionBasisPoints,
  ivaPercent: cardTerminals.ivaPercent,
  supplierRfc: cardTerminals.supplierRfc,
  bankAccountId: cardTerminals.bankAccountId,
  active: cardTerminals.active,
  version: cardTerminals.version,
}

/** Returns the terminals in use, and the one that a person charges with. */
export async function terminalsFor(db: Queryable, personId: string) {
  const { rows } = await db.execute<{ id: string | null }>(sql`select ${terminalOfPerson(personId)} as id`)
  const inUse = await db
    .select(columns)
    .from(cardTerminals)
    .where(eq(cardTerminals.active, true))
    .orderBy(asc(cardTerminals.name))
  return { terminals: inUse, chosenId: rows[0]?.id ?? null }
}

/** Chooses the terminal of a person's card payments. Throws `not-found` for one that is not in use. */
export async function chooseTerminal(tx: Tx, id: string, userId: string) {
  const terminal = uuid.safeParse(id).success ? await findTerminal(tx, id) : undefined
  if (!terminal?.active) throw new Refused('not-found')
  await tx
    .insert(terminalChoices)
    .values({ userId, terminalId: id })
    .onConflictDoUpdate({ target: terminalChoices.userId, set: { terminalId: id } })
}

/** Adds a terminal with its bridge account, the next free one of 107.05. */
export async function createTerminal(tx: Tx, body: BodyOf<typeof terminals.create>): Promise<CardTerminal> {
  await bankAccountsOf(tx, body.bankAccountId)
  // Two terminals at once do not take the same code.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('card_terminals'))`)
  const { rows } = await tx.execute<{ code: string }>(sql`
    select '107.05.' || lpad(n::text, 2, '0') as code from generate_series(1, 999) n
    where not exists (select from accounts where code = '107.05.' || lpad(n::text, 2, '0')) order by n limit 1`)
  const [bridge] = await tx
    .insert(accounts)
    .values({
      code: rows[0]!.code,
      name: bankSentences.bridgeName(body.name).slice(0, 80),
      type: 'asset',
      nature: 'debit',
      satGroup: '107.05',
    })
    .returning({ id: accounts.id })
  const [made] = await tx
    .insert(cardTerminals)
    .values({ ...body, accountId: bridge!.id })
    .returning(columns)
  return made!
}

/** Changes a terminal; what was settled keeps its commission. */
export async function updateTerminal(
  tx: Tx,
  id: string,
  { version, ...changes }: BodyOf<typeof terminals.update>,
): Promise<CardTerminal> {
  const known = uuid.safeParse(id).success ? await findTerminal(tx, id) : undefined
  if (!known) throw new Refused('not-found')
  if (version !== undefined && version !== known.version) throw new Refused('stale')
  if (changes.bankAccountId) await bankAccountsOf(tx, changes.bankAccountId)
  const [changed] = await tx
    .update(cardTerminals)
    .set({ ...changes, version: sql`${cardTerminals.version} + 1`, updatedAt: now() })
    .where(eq(cardTerminals.id, id))
    .returning(columns)
  return changed!
}

/** Returns a terminal, locked against changes until the transaction ends. */
export async function findTerminal(tx: Tx, id: string) {
  const [terminal] = await tx.select().from(cardTerminals).where(eq(cardTerminals.id, id)).for('update')
  return terminal
}

const mostPayments = 1_000

type Row = TerminalBridge['payments'][number] & { terminalId: string; amount: string }

/** Returns every terminal with its payments that no deposit has settled, oldest first. */
export async function bridgesOf(db: Queryable): Promise<TerminalBridge[]> {
  const all = await db
    .select({ ...columns, accountId: cardTerminals.accountId, accountCode: accounts.code })
    .from(cardTerminals)
    .innerJoin(accounts, eq(accounts.id, cardTerminals.accountId))
    .orderBy(asc(cardTerminals.name))
  const { rows } = await db.execute<Row>(sql`
    select p.id, u.terminal_id as "terminalId", ${businessDay(sql`p.received_at`)}::text as day, p.method, p.reference,
      coalesce(btrim(c.name || ' ' || c.last_name), '') as "clientName", u.centavos as amount
    from ${unsettledOfTerminals} u join payments p on p.id = u.payment_id left join users c on c.id = p.client_id
    order by p.position limit ${mostPayments}`)
  const { rows: sums } = await db.execute<{ id: string; centavos: string }>(
    sql`select terminal_id as id, sum(centavos) as centavos from ${unsettledOfTerminals} u group by terminal_id`,
  )
  return all.map(({ accountId, accountCode, ...terminal }) => ({
    terminal,
    accountId,
    accountCode,
    unsettledCentavos: Number(sums.find(({ id }) => id === terminal.id)?.centavos ?? 0),
    payments: rows
      .filter(({ terminalId }) => terminalId === terminal.id)
      .map(({ terminalId: _terminal, amount, ...payment }) => ({
        ...payment,
        amountCentavos: Number(amount),
      })),
  }))
}
