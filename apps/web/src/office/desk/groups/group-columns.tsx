import { formatClock, type Visit, visits as visitCalls, formatNames, isTooHeavy } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Link } from 'react-router'
import { playGroupsCopy as copy, dogMarksCopy } from '../../../copy/office/desk/play-groups.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { useDropTarget } from '../../../ui/hooks/use-drop-target.ts'
import { useUndoOffers, offerUndo } from '../../kit/undo/undo-offers.ts'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { usePlayGroups, type PlayGroup } from '../../kit/marks/use-marks.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import type { Guest } from '../in-house/guests.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useRef } from 'react'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { useDragSource } from '../../../ui/hooks/use-drag-source.ts'
import { DogTags } from '../../kit/marks/dog-tags.tsx'

type GroupColumnsProps = {
  guests: readonly Guest[]
  visits: readonly Visit[]
  /** Offline: read-only. */
  isCut: boolean
  onChanged: () => Promise<void>
}

type Playing = { dog: Dog; visit: Visit }

/** Present dogs by play group: columns where they fit, lists on a phone. A dog is dragged, or moved by its select. */
export function GroupColumns({ guests, visits, isCut, onChanged }: GroupColumnsProps) {
  const { groups } = usePlayGroups()
  const mayMove = useCanWrite('bookings') && !isCut
  const moveToGroup = useMoveToGroup()
  const offer = useUndoOffers().findLast(({ isOf }) => isOf === 'visits')
  const playing = guests.flatMap(({ dog }): Playing[] => {
    const visit = visits.find(({ rumiId, status }) => rumiId === dog._id && status === 'in-house')
    return visit ? [{ dog, visit }] : []
  })
  const move = async (visitId: string, groupId: string) => {
    const moved = playing.find(({ visit }) => visit.id === visitId)
    if (!moved || (moved.visit.playGroupId ?? '') === groupId) return
    const group = groups.find(({ id }) => id === groupId) ?? null
    await moveToGroup({ ...moved, group })
    await onChanged()
  }
  if (groups.length === 0) return <EmptyState title={copy.noGroupsTitle} text={copy.noGroups} />
  const shown = [...groups, null]
  return (
    <div className="grid gap-4">
      <div className="no-print grid gap-2">
        {mayMove && (
          <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
            {copy.lead}
            <Link
              to={paths.officeSettings('grupos')}
              className="inline-flex min-h-8 items-center font-strong text-link underline"
            >
              {copy.toSettings}
            </Link>
          </p>
        )}
        <UndoStrip offer={offer} onUndone={onChanged} />
      </div>
      <div className="grid items-start gap-6 lg:grid-flow-col lg:auto-cols-fr lg:overflow-x-auto">
        <Rows of={shown} by={(group) => group?.id ?? ''} within="blocks">
          {(group) => (
            <GroupColumn
              group={group}
              playing={playing.filter(({ visit }) => visit.playGroupId === (group?.id ?? null))}
              groups={groups}
              onMove={mayMove ? move : undefined}
            />
          )}
        </Rows>
      </div>
    </div>
  )
}

type GroupColumnProps = {
  group: PlayGroup | null
  playing: readonly Playing[]
  groups: readonly PlayGroup[]
  onMove: ((visitId: string, groupId: string) => Promise<void>) | undefined
}

const limitsOf = ({ maxWeightKg, opens, closes }: PlayGroup) =>
  [
    maxWeightKg !== null && copy.upTo(maxWeightKg),
    opens && copy.hours(formatClock(opens), formatClock(closes)),
  ]
    .filter(Boolean)
    .join(', ')

/** Dogs of one group, or those in none; a dragged dog is dropped here. */
function GroupColumn({ group, playing, groups, onMove }: GroupColumnProps) {
  const name = group?.name ?? dogMarksCopy.noGroup
  const { isOver, handlers } = useDropTarget((visitId) => void onMove?.(visitId, group?.id ?? ''))
  return (
    <section
      aria-label={name}
      className={`min-w-0 rounded-sm lg:min-w-56 lg:p-2 ${isOver ? 'bg-cream outline-2 outline-ink' : ''}`}
      {...(onMove && handlers)}
    >
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 border-b-2 border-ink pb-1 text-lg [overflow-wrap:anywhere]">
        <span>{name}</span>
        <span className="tabular text-sm font-text text-ink-soft">
          {group ? copy.count(playing.length, group.capacity) : playing.length}
        </span>
      </h2>
      {group && (
        <p className="flex min-h-8 flex-wrap items-center gap-2 text-sm text-ink-soft">
          {limitsOf(group)}
          {playing.length >= group.capacity && <StateChip tone="soon">{copy.full}</StateChip>}
        </p>
      )}
      {playing.length === 0 && <p className="py-3 text-ink-soft">{copy.empty}</p>}
      <ul>
        <Rows of={playing} by={({ visit }) => visit.id}>
          {({ dog, visit }) => (
            <PlayingDog
              {...{ dog, visit, groups }}
              foes={playing.filter((other) => dog.notWith.includes(other.dog._id)).map((other) => other.dog)}
              group={group}
              onMove={onMove}
            />
          )}
        </Rows>
      </ul>
    </section>
  )
}

type Move = {
  visit: Visit
  dog: { name: string }
  /** Null moves it out of all groups. */
  group: { id: string; name: string } | null
}

/** Returns a function that moves a dog to a play group, shows warnings and offers an undo. */
function useMoveToGroup() {
  const sendCall = useSendCall()
  return async ({ visit, dog, group }: Move) => {
    const undoId = crypto.randomUUID()
    const outcome = await sendCall(visitCalls.playGroup, {
      params: { id: visit.id },
      body: { playGroupId: group?.id ?? null, undoId },
    })
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    for (const { message } of outcome.answer.data.warnings) showToast(message, 'problem')
    const message = group ? copy.moved(dog.name, group.name) : copy.movedOut(dog.name)
    offerUndo({ undoId, isOf: 'visits', who: dog.name, about: [visit.id], message })
  }
}

type PlayingDogProps = {
  dog: Dog
  visit: Visit
  group: PlayGroup | null
  groups: readonly PlayGroup[]
  /** Dogs of the same group that it must not meet. */
  foes: readonly Dog[]
  onMove: ((visitId: string, groupId: string) => Promise<void>) | undefined
}

/** Present dog in its group with what speaks against it, and the select that moves it. */
function PlayingDog({ dog, visit, group, groups, foes, onMove }: PlayingDogProps) {
  const isHeavy = group !== null && isTooHeavy(dog, group)
  const row = useRef<HTMLLIElement>(null)
  const { isHeld, handlers } = useDragSource(row, visit.id)
  return (
    <li
      ref={row}
      className={`grid gap-1.5 border-b border-line py-2.5 ${onMove ? 'cursor-grab touch-manipulation select-none' : ''} ${isHeld ? 'bg-cream ring-2 ring-ink' : ''}`}
      {...(onMove && handlers)}
    >
      <span className="flex items-center gap-2.5">
        <DogPortrait dog={dog} size={36} className="shrink-0" />
        <span className="min-w-0 text-base leading-tight font-heading [overflow-wrap:anywhere]">
          {dog.name}
        </span>
      </span>
      <DogTags dog={dog} />
      {group !== null && foes.length > 0 && (
        <StateChip tone="expired">{copy.notWith(formatNames(foes))}</StateChip>
      )}
      {isHeavy && <StateChip tone="soon">{copy.tooHeavy}</StateChip>}
      {onMove && (
        <span className="no-print">
          <CompactSelect
            label={copy.moveTo}
            of={dog.name}
            value={visit.playGroupId ?? ''}
            options={[
              { value: '', label: dogMarksCopy.noGroup },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => void onMove(visit.id, id)}
          />
        </span>
      )}
    </li>
  )
}
