import { formatHour, type CareStatus } from '@rumi/contract'
import { Check, Ellipsis, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { careSheetCopy as copy } from '../../../copy/office/desk/care-sheet.ts'
import { outboxCopy } from '../../../copy/office/desk/outbox.ts'
import { careKindNames } from '../../../copy/shared/care.ts'
import { paths } from '../../../shared/business/paths.ts'
import { CareIcon } from '../../../shared/care/care-icon.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { StateChip, type StateTone } from '../../../ui/feedback/state-chip.tsx'
import type { ShownEntry } from '../outbox/with-unsent.ts'
import { MarkDialog } from './mark-dialog.tsx'
import { isOpen } from './use-care-sheet.ts'
import { useMark } from './use-mark.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

const tones: Record<CareStatus, StateTone> = {
  due: 'neutral',
  late: 'expired',
  given: 'ok',
  half: 'soon',
  refused: 'review',
  skipped: 'missing',
}

type CareRowProps = {
  entry: ShownEntry
  day: string
  mayMark: boolean
  isCut: boolean
  onRefused: () => Promise<void>
}

/** One entry: dog, what and how much, with one press for the usual result; a medicine opens a second look. */
export function CareRow({ entry, day, mayMark, isCut, onRefused }: CareRowProps) {
  const { kind, name, dose, dogName, time, status, visitStatus, instructions, markedByName, markedAt } = entry
  const [asking, setAsking] = useState<'look' | 'result'>()
  const { sending, mark, unmark } = useMark(entry, { day, isCut, onRefused })
  const open = isOpen(entry)
  const mayMarkNow = mayMark && visitStatus !== 'expected'
  const ofEntry = <span className="sr-only">{copy.ofEntry(name, dogName, time)}</span>
  const give = () => (kind === 'medicine' ? setAsking('look') : void mark({ result: 'given' }))

  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-white p-3 shadow-soft ${status === 'late' ? 'outline-2 outline-brick' : ''}`}
    >
      <DogPortrait dog={{ ...entry, _id: entry.rumiId }} size={open ? 56 : 40} />
      <div className="grid min-w-[min(9rem,100%)] grow basis-36 gap-0.5 [overflow-wrap:anywhere]">
        <AreaLink
          to={paths.officeDog(entry.rumiId)}
          className="inline-flex min-h-6 items-center font-strong text-link underline"
        >
          {dogName}
        </AreaLink>
        <span className="flex items-center gap-1.5">
          <CareIcon kind={kind} className="size-4" />
          <span>
            <span className="sr-only">{careKindNames[kind]}: </span>
            {[name, dose].filter(Boolean).join(', ')}
          </span>
        </span>
        {instructions && open && <span className="text-sm text-ink-soft">{instructions}</span>}
        {entry.note && <span className="text-sm text-ink-soft">{entry.note}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {status === 'late' && <StateChip tone="expired">{copy.statuses.late}</StateChip>}
        {open && visitStatus === 'expected' && <StateChip tone="neutral">{copy.notHere}</StateChip>}
        {open && visitStatus === 'gone' && <StateChip tone="neutral">{copy.gone}</StateChip>}
        {entry.unsentId && <StateChip tone="soon">{outboxCopy.waiting}</StateChip>}
        {status !== 'due' && status !== 'late' && (
          <span className="grid gap-0.5">
            <StateChip tone={tones[status]}>{copy.results[status](kind)}</StateChip>
            {markedAt !== null && (
              <span className="text-sm text-ink-soft">{copy.by(markedByName, formatHour(markedAt))}</span>
            )}
          </span>
        )}
      </div>
      {mayMarkNow && open && (
        <div className="no-print ml-auto flex items-center gap-1">
          <Button onClick={give} loading={sending}>
            <Check className="size-5" aria-hidden="true" />
            {copy.give[kind]}
            {ofEntry}
          </Button>
          <IconButton
            icon={Ellipsis}
            label={`${copy.more}:${copy.ofEntry(name, dogName, time)}`}
            onClick={() => setAsking('result')}
          />
        </div>
      )}
      {mayMark && !open && (!isCut || entry.unsentId) && (
        <Button
          tone="quiet"
          size="snug"
          className="no-print ml-auto"
          onClick={() => void unmark()}
          loading={sending}
        >
          <Undo2 className="size-4" aria-hidden="true" />
          {copy.undo}
          {ofEntry}
        </Button>
      )}
      {asking && (
        <MarkDialog
          entry={entry}
          asks={asking}
          onMark={async (marking) => {
            const done = await mark(marking)
            if (done) setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </li>
  )
}
