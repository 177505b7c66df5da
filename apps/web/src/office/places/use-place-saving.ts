import type { RecordOf, Resources } from '@rumi/contract'
import { useState } from 'react'
import { officePlacesCopy as copy } from '../../copy/office-places.ts'
import { useFindRecords } from '../../shared/queries.ts'
import type { Outcome, Refusal } from '../../shared/store.ts'
import { showToast } from '../../ui/toast-store.ts'

type PlaceKind = 'rooms' | 'halls' | 'staffMembers'
type Place = { id: string; name: string; version: number }

type PlaceSaving<Kind extends PlaceKind, Row, Written> = {
  kind: Kind
  /** The one that is changed; without it a new one is made. */
  place: Row | undefined
  /** What the form of a place has written in it. */
  writtenOf: (place: Row) => Written
  /** Makes it, or changes it over the version that is given. */
  send: (written: Written, over: Row | undefined) => Promise<Outcome<Row>>
  /** Puts into the form what is kept of both. */
  write: (written: Written) => void
  onSending: (sending: boolean) => void
  onSaved: () => void
}

/** A place as its form began with it and as somebody else made it meanwhile, and the choice between that and what is written. */
export type PlaceVersions<Written> = {
  was: Written
  theirs: Written
  onMine: (mine: Written) => void
  onTheirs: () => void
}

/** Saves a place over the version its form began with. Where somebody was quicker nothing is lost: both are there to choose from. */
export function usePlaceSaving<
  Kind extends PlaceKind,
  Row extends Place & RecordOf<Resources[Kind]>,
  Written extends object,
>({ kind, place, writtenOf, send, write, onSending, onSaved }: PlaceSaving<Kind, Row, Written>) {
  const findRecords = useFindRecords()
  const [base, setBase] = useState(place)
  const [theirs, setTheirs] = useState<Row>()
  const [refusal, setRefusal] = useState<Refusal>()

  const saveOver = async (written: Written, over: Row | undefined) => {
    setRefusal(undefined)
    setTheirs(undefined)
    onSending(true)
    const outcome = await send(written, over)
    const isStale = over && !outcome.ok && outcome.refusal.code === 'stale'
    const found = isStale ? await findRecords(kind, {} as never) : undefined
    onSending(false)
    if (outcome.ok) {
      showToast(copy.saved(outcome.answer.name))
      return onSaved()
    }
    const now = found?.ok ? (found.answer as Row[]).find(({ id }) => id === over?.id) : undefined
    if (now) setTheirs(now)
    else setRefusal(outcome.refusal)
  }

  const versions: PlaceVersions<Written> | undefined = base &&
    theirs && {
      was: writtenOf(base),
      theirs: writtenOf(theirs),
      onMine(mine) {
        const kept = merged(writtenOf(base), mine, writtenOf(theirs))
        setBase(theirs)
        write(kept)
        void saveOver(kept, theirs)
      },
      onTheirs: onSaved,
    }
  return { refusal, versions, save: (written: Written) => saveOver(written, base) }
}

/** Theirs, with the fields that I touched as I wrote them. */
const merged = <Written extends object>(was: Written, mine: Written, theirs: Written): Written => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(mine).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof Written]),
    ),
  ),
})
