import { isTooHeavy } from '@rumi/contract'
import { dogMarksCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { usePlayGroups } from './use-marks.ts'

type GroupSelectProps = {
  label: string
  hint?: string
  /** Empty for no group. */
  value: string
  /** Proposes the first group for this weight. */
  weightKg?: number | null
  onChange: (id: string) => void
}

/** Select of a play group; nothing while there are none. */
export function GroupSelect({ label, hint, value, weightKg = null, onChange }: GroupSelectProps) {
  const { groups } = usePlayGroups()
  if (groups.length === 0) return null
  const fitting = weightKg === null ? undefined : groups.find((group) => !isTooHeavy({ weightKg }, group))
  return (
    <SelectField
      label={label}
      hint={hint}
      placeholder={copy.noGroup}
      options={groups.map((group) => ({
        value: group.id,
        label: group === fitting ? copy.suggested(group.name) : group.name,
      }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
