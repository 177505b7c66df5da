import { playGroupsCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { countIn } from './count-in.ts'
import { useVisitsOfDay } from './use-visits-of-day.ts'
import { usePlayGroups } from '../../kit/marks/use-marks.ts'

type GroupFilterProps = { value: string; onChange: (id: string) => void }

/** Filter by play group; nothing while there are none. */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const { groups } = usePlayGroups()
  const visits = useVisitsOfDay()
  if (groups.length === 0) return null
  return (
    <CompactSelect
      label={copy.filter}
      value={value}
      options={[
        { value: '', label: copy.all },
        ...groups.map(({ id, name, capacity }) => ({
          value: id,
          label: `${name}, ${copy.count(countIn(id, visits), capacity)}`,
        })),
      ]}
      onChange={onChange}
    />
  )
}
