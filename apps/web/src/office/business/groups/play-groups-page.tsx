import { formatClock, resources, type RecordOf, type Resources } from '@rumi/contract'
import { playGroups } from '@rumi/data-layer'
import { officePlayGroupsCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { screenCalls, type Screen } from '../../kit/resource-screen/screen.ts'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'

type PlayGroup = RecordOf<Resources['playGroups']>

const formatHours = ({ opens, closes }: PlayGroup) =>
  opens ? `${formatClock(opens)} – ${formatClock(closes)}` : copy.allDay

/** Play groups with their places, hours and weight limit. */
const playGroupsScreen: Screen<PlayGroup> = {
  name: 'playGroups',
  row: resources.playGroups,
  calls: screenCalls(resources.playGroups, playGroups),
  copy,
  nameOf: ({ name }) => name,
  usualSort: 'createdAt',
  columns: [
    { key: 'name', header: copy.name, cell: ({ name }) => name },
    { key: 'capacity', header: copy.capacity, numeric: true, widthPx: 110, cell: ({ capacity }) => capacity },
    {
      key: 'weight',
      header: copy.maxWeight,
      numeric: true,
      widthPx: 150,
      givesWay: 'next',
      cell: ({ maxWeightKg }) => (maxWeightKg === null ? copy.anyWeight : `${maxWeightKg} ${copy.kilos}`),
    },
    { key: 'hours', header: copy.hours, widthPx: 190, givesWay: 'first', cell: formatHours },
    {
      key: 'state',
      header: copy.active,
      widthPx: 150,
      card: 'corner',
      cell: ({ active }) => (
        <StateChip tone={active ? 'ok' : 'missing'}>{active ? copy.active : copy.retired}</StateChip>
      ),
    },
  ],
  fields: [
    { name: 'name', kind: 'text', label: copy.name, wide: true },
    { name: 'capacity', kind: 'number', label: copy.capacity, unit: copy.dogs },
    {
      name: 'maxWeightKg',
      kind: 'number',
      label: copy.maxWeight,
      hint: copy.maxWeightHint,
      unit: copy.kilos,
      optional: true,
    },
    { name: 'opens', kind: 'text', label: copy.opens, hint: copy.timeHint, optional: true },
    { name: 'closes', kind: 'text', label: copy.closes, hint: copy.timeHint, optional: true },
    { name: 'active', kind: 'yes', label: copy.active, initially: true },
  ],
}

export const meta = officeMeta(copy.title)

export default function PlayGroupsPage() {
  return <ResourceScreen screen={playGroupsScreen} listed={useScreenRows(playGroupsScreen)} />
}
