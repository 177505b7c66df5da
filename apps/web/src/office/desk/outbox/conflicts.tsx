import { formatHour } from '@rumi/contract'
import { useState } from 'react'
import { careSheetCopy } from '../../../copy/office/desk/care-sheet.ts'
import { outboxCopy as copy } from '../../../copy/office/desk/outbox.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { mayRepeat, type MarkAct, type UnsentAct } from './acts.ts'
import { discardAct, repeatAct } from './desk-outbox.ts'

/** Acts that the server refused, each beside what the server holds. */
export const Conflicts = ({ acts }: { acts: readonly UnsentAct[] }) => (
  <section className="no-print mb-6 grid gap-3 rounded-md border-2 border-brick p-4">
    <div role="alert">
      <h2 className="text-lg">{copy.conflictsTitle(acts.length)}</h2>
      <p>{copy.conflictsText}</p>
    </div>
    <ul className="grid gap-3">
      <Rows of={acts} by={({ id }) => id}>
        {(act) => <Conflict act={act} />}
      </Rows>
    </ul>
  </section>
)

function Conflict({ act }: { act: UnsentAct }) {
  const [isBusy, setBusy] = useState(false)
  const { dogName, refused, kind } = act
  const repeat = async () => {
    setBusy(true)
    await repeatAct(act)
    setBusy(false)
  }
  const isMark = act.kind === 'mark'
  const ofDog = <span className="sr-only">{copy.ofDog(dogName)}</span>
  return (
    <li className="grid gap-2 rounded-md bg-white p-3 shadow-soft [overflow-wrap:anywhere]">
      <h3 className="font-strong">{isMark ? careSheetCopy.moreTitle(act.name, dogName) : dogName}</h3>
      <dl className="grid gap-2 sm:grid-cols-2">
        <div className="rounded-sm bg-sand px-3 py-2">
          <dt className="text-sm text-ink-soft">{copy.mine}</dt>
          <dd className="font-strong">
            {isMark
              ? copy.mark(careSheetCopy.results[act.body.result](act.careKind), formatHour(act.at))
              : copy[kind === 'arrival' ? 'arrival' : 'departure'](formatHour(act.at))}
          </dd>
        </div>
        <div className="rounded-sm bg-sand px-3 py-2">
          <dt className="text-sm text-ink-soft">{copy.theirs}</dt>
          <dd className="font-strong">{theirsOf(act)}</dd>
        </div>
      </dl>
      {refused?.theirs.is !== 'marked' && <p>{refused?.message}</p>}
      {isMark && isDoubleDose(act) && <Notice tone="warning">{copy.twice}</Notice>}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button tone="secondary" onClick={() => void discardAct(act.id)}>
          {copy.discard}
          {ofDog}
        </Button>
        {mayRepeat(act) && (
          <Button tone="quiet" loading={isBusy} onClick={() => void repeat()}>
            <span>{isMark ? copy.repeat : copy.repeatVisit}</span>
            {ofDog}
          </Button>
        )}
      </div>
    </li>
  )
}

function theirsOf(act: UnsentAct): string {
  const theirs = act.refused?.theirs
  if (theirs?.is === 'marked' && act.kind === 'mark') {
    const result = careSheetCopy.results[theirs.result](act.careKind)
    return copy.theirMark(theirs.by, result, formatHour(theirs.at))
  }
  if (theirs?.is === 'visit') {
    const status = copy.statuses[theirs.status]
    return theirs.at === null ? status : copy.since(status, formatHour(theirs.at))
  }
  return theirs?.is === 'unmarked' ? copy.unmarked : copy.unknown
}

const isDose = (result: string) => result === 'given' || result === 'half'

/** True if two people marked one dose of medicine as given. */
const isDoubleDose = ({ careKind, body, refused }: MarkAct) =>
  careKind === 'medicine' &&
  isDose(body.result) &&
  refused?.theirs.is === 'marked' &&
  isDose(refused.theirs.result)
