import type { Database } from '../../apps/api/src/db/connect.ts'
import { asAnybody, type RequestServer, type Attempt } from './attempt.ts'
import { countOversales, findLost } from './audit.ts'
import { bookWithBath } from './bath-races.ts'
import { buyTheLastUnit, returnTooMuch, notifyOfPayment } from './exact-races.ts'
import { firstDayUnderAttack } from './attacked-weeks.ts'
import { loadTargets, type StandIn } from './load-targets.ts'
import { cancelLate, returnParts } from './fee-races.ts'
import { findPartialWrites } from './find-partial-writes.ts'
import { requestImpossibleDates } from './impossible-dates.ts'
import { attackedPlaces } from './prepare-attack.ts'
import { raceHolds } from './hoard-races.ts'
import { spendAPass, waitAndTake } from './late-races.ts'
import { buyTheLast, moveMoney } from './money-races.ts'
import { giveBack, races } from './races.ts'
import { reverseAMissedDay } from './reversal-races.ts'
import { arriveAndLeave, joinAGroup, markOneDose } from './visit-races.ts'
import type { AttackResult } from './report.ts'

type Attack = {
  target: string
  /** How many attempts in all, and how many of them at once. */
  attempts: number
  size: number
  request: RequestServer
  /** The stand-in that the servers believe to be their provider. */
  provider: StandIn
  /** The database, asked only after the attack: the embedded one belongs to its server until then. */
  whenOver: () => Promise<Database>
}

/** Every path into the state of counted places, and of money. */
const everyPath = {
  ...races,
  'book with a bath': bookWithBath,
  'take a freed place': waitAndTake,
  'reverse a no-show': reverseAMissedDay,
  'arrive and leave': arriveAndLeave,
  'join a play group': joinAGroup,
  'mark one dose': markOneDose,
  'spend a pass': spendAPass,
  'hoard, never here': raceHolds,
  'buy the last pieces': buyTheLast,
  'move money': moveMoney,
  'buy the last unit': buyTheLastUnit,
  'return 3 × 150 of 200': returnTooMuch,
  'notify of a payment': notifyOfPayment,
  'cancel late': cancelLate,
  'return parts of a payment': returnParts,
}

/** So many races keep what they won, for the count at the end; older ones give it back, so that weeks become free again. */
const recentRounds = 40

/** Races along every path in turns until enough was tried, then counts what the database holds. */
export async function attack({
  target,
  attempts,
  size,
  request,
  provider,
  whenOver,
}: Attack): Promise<AttackResult> {
  const field = await loadTargets(asAnybody(request), size, provider)
  const tried = new Map<string, Attempt[]>()
  const seconds = new Map<string, number>()
  let count = 0

  async function run(path: string, race: () => Promise<Attempt[]>) {
    const began = performance.now()
    const made = await race()
    seconds.set(path, (seconds.get(path) ?? 0) + (performance.now() - began) / 1000)
    tried.set(path, [...(tried.get(path) ?? []), ...made])
    count += made.length
  }

  const rounds: string[][] = []
  while (count < attempts) {
    for (const [path, race] of Object.entries(everyPath)) {
      field.made = []
      await run(path, () => race(field))
      rounds.push(field.made)
      const old = rounds.length > recentRounds ? rounds.shift()! : []
      if (old.length > 0) await run('cancel twice at once', () => giveBack(field, [...new Set(old)]))
    }
  }
  const impossible = await requestImpossibleDates(asAnybody(request))
  const database = await whenOver()
  return {
    target,
    attempts: tried,
    seconds,
    oversales: await countOversales(database, { from: firstDayUnderAttack(), places: attackedPlaces }),
    lost: await findLost(database, [...tried.values()].flat()),
    halves: await findPartialWrites(database, field.reported),
    wrong: field.wrong,
    impossible,
  }
}
