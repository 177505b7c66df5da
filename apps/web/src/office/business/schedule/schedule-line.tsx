import type { ReactNode } from 'react'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { Button } from '../../../ui/controls/button.tsx'

type ScheduleLineProps = {
  children: ReactNode
  /** Reason, in the team's words. */
  note: string
  /** Accessible name of the short label. */
  removeLabel: string
  removing?: boolean
  /** Consequence, shown under the line. */
  below?: ReactNode
  /** Undefined without permission. */
  onRemove: (() => void) | undefined
}

/** Exception to the usual week, with a button to remove it. */
export function ScheduleLine({
  children,
  note,
  removeLabel,
  removing = false,
  below,
  onRemove,
}: ScheduleLineProps) {
  return (
    <li className="grid gap-2 border-b border-line px-2 py-2">
      <div className="flex items-center gap-x-4">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          {children}
          <span className="text-ink-soft [overflow-wrap:anywhere]">{note}</span>
        </div>
        {onRemove && (
          <Button
            tone="quiet"
            size="small"
            className="-mr-2 shrink-0 max-md:min-h-12"
            loading={removing}
            aria-label={removeLabel}
            onClick={onRemove}
          >
            {officeScheduleCopy.remove}
          </Button>
        )}
      </div>
      {below}
    </li>
  )
}
