import type { ResourceName } from '@rumi/contract'
import { useState } from 'react'
import { useFindRecords } from '../../../shared/fetching/queries.ts'
import { useSend, type Outcome, type Refusal } from '../../../shared/fetching/store.ts'
import { fieldsFor, changesBetween, toRequestFields, writtenOf, type Written } from './written-fields.ts'
import { idOf, type Screen } from './screen.ts'

const versionOf = (record: unknown) => (record as { version?: number }).version

/** Outcome of a save: stored, unchanged, refused, conflict, or deleted. */
export type Saved<Row> =
  | { is: 'saved'; record: Row }
  | { is: 'same' }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'stale'; theirs: Row }
  | { is: 'gone' }

/**
 * Saves a form over its base version. Sends only changed fields, so that concurrent changes to other fields survive.
 */
export function useRecordSaving<Row>(screen: Screen<Row>, record: Row | undefined, fixed: object) {
  const send = useSend()
  const findRecords = useFindRecords()
  const [base, setBase] = useState(record)
  const fields = fieldsFor(screen.fields, record ? 'update' : 'create')

  async function save(written: Written, over = base): Promise<Saved<Row>> {
    if (!over)
      return settled(await send(screen.calls.create({ ...fixed, ...toRequestFields(fields, written) })))
    const changes = changesBetween(fields, writtenOf(fields, over), written)
    if (Object.keys(changes).length === 0) return { is: 'same' }
    const id = idOf(screen, over)
    const outcome = await send(screen.calls.update(id, { ...changes, version: versionOf(over) }))
    if (!outcome.ok && outcome.refusal.code === 'stale') return compared(over)
    if (!outcome.ok && outcome.refusal.code === 'not-found') return { is: 'gone' }
    return settled(outcome)
  }

  async function compared(over: Row): Promise<Saved<Row>> {
    const ids = String(idOf(screen, over))
    const outcome = await findRecords(screen.row.name as ResourceName, { ids } as never)
    if (!outcome.ok) return { is: 'refused', refusal: outcome.refusal }
    const [theirs] = outcome.answer
    return theirs ? { is: 'stale', theirs: theirs as Row } : { is: 'gone' }
  }

  return { fields, base, setBase, save }
}

const settled = <Row>(outcome: Outcome<Row>): Saved<Row> =>
  outcome.ok ? { is: 'saved', record: outcome.answer } : { is: 'refused', refusal: outcome.refusal }
