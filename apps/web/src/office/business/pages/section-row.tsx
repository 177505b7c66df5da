import { ArrowDown, ArrowUp } from 'lucide-react'
import { officePagesCopy as copy } from '../../../copy/office/business/pages.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { LineButton } from '../places/place-line.tsx'

type SectionRowProps = {
  /** Identifies its buttons, to keep the focus after a move. */
  id: string
  name: string
  isHidden?: boolean
  /** True if its list has no items. */
  isEmpty: boolean
  /** Undefined for a row that stays in its place. */
  onMove?: Record<'up' | 'down', (() => void) | undefined>
  onToggle?: () => void
  /** Undefined without a list. */
  onChange: (() => void) | undefined
}

/** Section of a page with its state, to move, hide and edit. */
export function SectionRow(props: SectionRowProps) {
  const { id, name, isHidden = false, isEmpty, onMove, onToggle, onChange } = props
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-line px-2 py-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="row-span-2 flex min-w-12 flex-col md:row-span-1 md:min-w-22 md:flex-row">
        {onMove && (
          <>
            <IconButton
              icon={ArrowUp}
              label={copy.up(name)}
              data-move={`${id} -1`}
              disabled={!onMove.up}
              onClick={onMove.up}
            />
            <IconButton
              icon={ArrowDown}
              label={copy.down(name)}
              data-move={`${id} 1`}
              disabled={!onMove.down}
              onClick={onMove.down}
            />
          </>
        )}
      </div>
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-strong">
        {name}
        {isHidden && <StateChip tone="missing">{copy.hidden}</StateChip>}
        {!isHidden && isEmpty && <StateChip tone="missing">{copy.nothing}</StateChip>}
      </p>
      <div className="-ml-2 flex flex-wrap gap-x-1 md:ml-0">
        {onChange && (
          <LineButton label={copy.of(copy.change, name)} onClick={onChange}>
            {copy.change}
          </LineButton>
        )}
        {onToggle && (
          <LineButton label={copy.of(isHidden ? copy.show : copy.hide, name)} onClick={onToggle}>
            {isHidden ? copy.show : copy.hide}
          </LineButton>
        )}
      </div>
    </li>
  )
}
