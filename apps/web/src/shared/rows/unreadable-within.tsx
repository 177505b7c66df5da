import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'

/** Kind of list that contains a row. */
export type RowOf = 'list' | 'table' | 'facts' | 'blocks'

const look = 'flex items-start gap-2 border-b border-line px-2 py-3 text-left text-ink'

/** Error in place of a row that failed to render, with the next step. */
function UnreadableRow({ within, named }: { within: RowOf; named: string }) {
  const words = (
    <>
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-rust" aria-hidden="true" />
      <span className="measure whitespace-normal [overflow-wrap:anywhere]">
        {errorMessagesCopy.unreadableRow(named.slice(0, 8).toUpperCase())}
      </span>
    </>
  )
  if (within === 'table')
    return (
      <tr>
        <td colSpan={99} className="p-0 whitespace-normal">
          <div className={look}>{words}</div>
        </td>
      </tr>
    )
  if (within === 'facts')
    return (
      <div className="grid gap-1">
        <dt className="sr-only">{errorMessagesCopy.unreadable}</dt>
        <dd className={look}>{words}</dd>
      </div>
    )
  const Place = within === 'list' ? 'li' : 'div'
  return <Place className={look}>{words}</Place>
}

/** Error row per kind of list. */
export const unreadableWithin: Record<RowOf, (key: string) => ReactNode> = {
  list: (key) => <UnreadableRow within="list" named={key} />,
  table: (key) => <UnreadableRow within="table" named={key} />,
  facts: (key) => <UnreadableRow within="facts" named={key} />,
  blocks: (key) => <UnreadableRow within="blocks" named={key} />,
}
