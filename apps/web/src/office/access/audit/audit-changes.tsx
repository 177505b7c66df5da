import type { AuditChange, AuditEntry } from '@rumi/contract'
import { officeAuditCopy as copy } from '../../../copy/office/access/audit.ts'
import { fieldLabel, writtenValue } from './written-value.ts'

/** Fields shown at first, fewer for a created or deleted record; the others expand. */
const mostOpen = { changed: 6, created: 2, deleted: 2 }

/** Changes by field: old and new value. */
export function AuditChanges({
  entry: { action, changes },
}: {
  entry: Pick<AuditEntry, 'action' | 'changes'>
}) {
  if (changes.length === 0) return null
  const list = (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {changes.map((change) => (
        <div key={change.field} className="min-w-0 [overflow-wrap:anywhere]">
          <dt className="text-sm text-ink-soft">{fieldLabel(change.field)}</dt>
          <ChangedValue change={change} />
        </div>
      ))}
    </dl>
  )
  if (changes.length <= mostOpen[action]) return list
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-strong text-link underline md:min-h-8">
        {copy.values(changes.length)}
      </summary>
      <div className="pt-2">{list}</div>
    </details>
  )
}

function ChangedValue({ change: { field, before, after, erased } }: { change: AuditChange }) {
  if (erased) return <dd className="text-ink-soft italic">{copy.erased}</dd>
  const [was, is] = [writtenValue(field, before), writtenValue(field, after)]
  return (
    <>
      {was !== '' && (
        <dd className="text-ink-soft">
          <span className="sr-only">{copy.before}: </span>
          <del>
            <LongText text={was} />
          </del>
        </dd>
      )}
      <dd>
        <span className="sr-only">{copy.after}: </span>
        {is === '' ? (
          <span className="text-ink-soft italic">{copy.nothing}</span>
        ) : (
          <ins className="no-underline">
            <LongText text={is} />
          </ins>
        )}
      </dd>
    </>
  )
}

const longestShown = 240

/** Multi-line text; a long one is collapsed. */
function LongText({ text }: { text: string }) {
  if (text.length <= longestShown) return <span className="whitespace-pre-line">{text}</span>
  return (
    <details className="inline-block">
      <summary className="min-h-12 cursor-pointer md:min-h-8">
        <span>{text.slice(0, longestShown)}… </span>
        <span className="font-strong text-link underline">{copy.wholeValue}</span>
      </summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  )
}
