import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'

type IdentificationSeenProps = { checked: boolean; onChange: (checked: boolean) => void }

/** Checkbox by which the desk records that the owner showed an identification. */
export function IdentificationSeen({ checked, onChange }: IdentificationSeenProps) {
  return (
    <div className="grid gap-1">
      <CheckboxField
        label={dayBoardCopy.identificationSeen}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className="text-sm text-ink-soft">{dayBoardCopy.identificationSeenHint}</p>
    </div>
  )
}
