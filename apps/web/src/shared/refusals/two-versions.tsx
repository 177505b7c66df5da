import { useEffect, useRef } from 'react'
import { twoVersionsCopy as copy } from '../../copy/shared/unsaved.ts'
import { Button } from '../../ui/controls/button.tsx'
import { sendsItsForm } from './sends-its-form.ts'

/** A fact after my change, null if I did not touch it, and as another user changed it. */
export type VersionRow = { label: string; mine: string | null; theirs: string }

/** Returns the facts that either side changed. */
export const changedFacts = (
  facts: readonly { label: string; was: string; mine: string; theirs: string }[],
) =>
  facts
    .filter(({ was, mine, theirs }) => mine !== was || theirs !== was)
    .map(({ label, was, mine, theirs }): VersionRow => ({ label, mine: mine === was ? null : mine, theirs }))

export const isSameFact = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Merges the other user's values with the fields that I changed. */
export const mergedVersions = <Written extends object>(
  was: Written,
  mine: Written,
  theirs: Written,
): Written => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(mine).filter(([name, value]) => !isSameFact(value, was[name as keyof Written])),
  ),
})

type TwoVersionsProps = { rows: readonly VersionRow[]; onMine: () => void; onTheirs: () => void }

/**
 * Conflict dialog: my values beside the current ones, and the choice between them. Nothing is lost before the choice.
 */
export function TwoVersions({ rows, onMine, onTheirs }: TwoVersionsProps) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={here} className="grid gap-3 rounded-sm border-2 border-ink p-4">
      <div role="alert">
        <p className="font-heading">{copy.title}</p>
        <p className="text-ink-soft">{copy.text}</p>
      </div>
      <table className="w-full table-fixed text-left tabular">
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-soft">
            <th scope="col" className="py-1 pr-2 font-strong">
              {copy.field}
            </th>
            <th scope="col" className="py-1 pr-2 font-strong">
              {copy.mine}
            </th>
            <th scope="col" className="py-1 font-strong">
              {copy.theirs}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mine, theirs }) => (
            <tr key={label} className="border-b border-line align-top [overflow-wrap:anywhere]">
              <th scope="row" className="py-1.5 pr-2 font-text">
                {label}
              </th>
              <td className={`py-1.5 pr-2 ${mine === null ? 'text-ink-soft' : 'font-strong'}`}>
                {mine ?? copy.unchanged}
              </td>
              <td className="py-1.5">{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="secondary" size="small" onClick={onTheirs}>
          {copy.keepTheirs}
        </Button>
        <Button {...sendsItsForm} tone="ink" size="small" onClick={onMine}>
          {copy.keepMine}
        </Button>
      </div>
    </div>
  )
}
