import { useEffect, useRef } from 'react'
import { resourceScreenCopy as copy } from '../../copy/resource-screen.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { RecordField } from './record-field.ts'
import { shownValue, type Written } from './written-fields.ts'

type StaleVersionsProps = {
  fields: readonly RecordField[]
  was: Written
  mine: Written
  /** The record as it is now; null where it is gone. */
  theirs: Written | null
  onMine: () => void
  onTheirs: () => void
}

/** Somebody was quicker: what I wrote beside what there is now, and the choice between them. Nothing is lost before it is made. */
export function StaleVersions({ fields, was, mine, theirs, onMine, onTheirs }: StaleVersionsProps) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (!theirs) return <Notice tone="problem">{copy.goneMeanwhile}</Notice>
  const differing = fields.filter(({ name }) => mine[name] !== was[name] || theirs[name] !== was[name])
  const touched = (name: string) => mine[name] !== was[name]
  return (
    <div ref={here} className="grid gap-3 rounded-sm border-2 border-ink p-4">
      <div role="alert">
        <p className="font-heading">{copy.staleTitle}</p>
        <p className="text-ink-soft">{copy.staleText}</p>
      </div>
      <table className="w-full table-fixed text-left tabular">
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-soft">
            <th scope="col" className="py-1 pr-2 font-strong">
              {copy.staleField}
            </th>
            <th scope="col" className="py-1 pr-2 font-strong">
              {copy.staleMine}
            </th>
            <th scope="col" className="py-1 font-strong">
              {copy.staleTheirs}
            </th>
          </tr>
        </thead>
        <tbody>
          {differing.map((field) => (
            <tr key={field.name} className="border-b border-line align-top [overflow-wrap:anywhere]">
              <th scope="row" className="py-1.5 pr-2 font-text">
                {field.label}
              </th>
              <td className={`py-1.5 pr-2 ${touched(field.name) ? 'font-strong' : 'text-ink-soft'}`}>
                {touched(field.name) ? shownValue(field, mine[field.name] ?? '', copy) : copy.unchanged}
              </td>
              <td className="py-1.5">{shownValue(field, theirs[field.name] ?? '', copy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="secondary" size="small" onClick={onTheirs}>
          {copy.keepTheirs}
        </Button>
        <Button tone="ink" size="small" onClick={onMine}>
          {copy.keepMine}
        </Button>
      </div>
    </div>
  )
}
