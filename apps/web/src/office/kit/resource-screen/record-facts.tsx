import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { fieldsFor, shownValue, writtenOf } from './written-fields.ts'
import type { RecordField } from './record-field.ts'

type RecordFactsProps = { fields: readonly RecordField[]; record: unknown }

/** Fields of a record, read-only. */
export function RecordFacts({ fields, record }: RecordFactsProps) {
  const shown = fieldsFor(fields, 'update')
  const written = writtenOf(shown, record)
  return (
    <dl className="grid gap-x-6 gap-y-2.5 pb-2 sm:grid-cols-[max-content_1fr]">
      {shown.map((field) => (
        <div key={field.name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{field.label}</dt>
          <dd className="whitespace-pre-line tabular [overflow-wrap:anywhere]">
            {shownValue(field, written[field.name] ?? '', resourceScreenCopy)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
