import type { ServiceType } from '@rumi/contract'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { isHeldByPerson } from '../../kit/held-by.ts'
import { useResourceNames } from '../../kit/records/use-resource-names.ts'

type ChoosePlaceProps = { serviceType: ServiceType; value: string; onChange: (resource: string) => void }

/** Room or person; by default the server picks a suitable one. */
export function ChoosePlace({ serviceType, value, onChange }: ChoosePlaceProps) {
  const names = useResourceNames(serviceType)
  if (names.length === 0) return null
  return (
    <SelectField
      label={isHeldByPerson(serviceType) ? copy.withWhom : copy.room}
      placeholder={copy.houseChooses}
      value={value}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
