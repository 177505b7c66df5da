import type { RecordOf, Resources } from '@rumi/contract'
import { useState } from 'react'
import { officePlacesCopy as copy } from '../../../copy/office/business/places.ts'
import { useFindRecords } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal, type StoreRequest } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { isSameFact, mergedVersions } from '../../../shared/refusals/two-versions.tsx'
import type { Versions } from '../../../shared/refusals/written-versions.tsx'

type PlaceKind = 'rooms' | 'halls' | 'staffMembers'
type Place = { id: string; name: string; version: number }

/** Creates a place from form values, and updates it over its base version. */
type PlaceCalls<Row, Written> = {
  create: (written: Written) => StoreRequest<Row>
  update: (change: { id: string; changes: Written & { version: number } }) => StoreRequest<Row>
}

type PlaceSaving<Kind extends PlaceKind, Row, Written> = {
  kind: Kind
  /** Place to edit; undefined for a new one. */
  place: Row | undefined
  /** Form values of a place. */
  writtenOf: (place: Row) => Written
  calls: PlaceCalls<Row, Written>
  /** Writes merged values into the form. */
  write: (written: Written) => void
  onSending: (sending: boolean) => void
  onSaved: () => void
}

/** Saves a place over its base version. On a conflict the user chooses between both versions. */
export function usePlaceSaving<
  Kind extends PlaceKind,
  Row extends Place & RecordOf<Resources[Kind]>,
  Written extends object,
>({ kind, place, writtenOf, calls, write, onSending, onSaved }: PlaceSaving<Kind, Row, Written>) {
  const send = useSend()
  const findRecords = useFindRecords()
  const [base, setBase] = useState(place)
  const [theirs, setTheirs] = useState<Row>()
  const [refused, setRefused] = useState<{ refusal: Refusal; written: Written }>()

  const saveOver = async (written: Written, over: Row | undefined) => {
    setRefused(undefined)
    setTheirs(undefined)
    onSending(true)
    const outcome = await send(
      over
        ? calls.update({ id: over.id, changes: { ...written, version: over.version } })
        : calls.create(written),
    )
    const isStale = over && !outcome.ok && outcome.refusal.code === 'stale'
    const found = isStale ? await findRecords(kind, {} as never) : undefined
    onSending(false)
    if (outcome.ok) {
      showToast(copy.saved(outcome.answer.name))
      return onSaved()
    }
    const now = found?.ok ? (found.answer as Row[]).find(({ id }) => id === over?.id) : undefined
    if (now) setTheirs(now)
    else setRefused({ refusal: outcome.refusal, written })
  }

  const versions: Versions<Written> | undefined = base &&
    theirs && {
      was: writtenOf(base),
      theirs: writtenOf(theirs),
      onMine(mine) {
        const merged = mergedVersions(writtenOf(base), mine, writtenOf(theirs))
        setBase(theirs)
        write(merged)
        void saveOver(merged, theirs)
      },
      onTheirs() {
        setBase(theirs)
        setTheirs(undefined)
        write(writtenOf(theirs))
      },
    }
  /** Error of a field, as long as its value is the refused one. */
  const issueOf = (path: keyof Written & string, mine: Written) =>
    refused && isSameFact(mine[path], refused.written[path])
      ? refused.refusal.issues.find((issue) => issue.path === path)?.message
      : undefined

  return {
    refusal: refused?.refusal,
    issueOf,
    versions,
    save: (written: Written) => saveOver(written, base),
  }
}
