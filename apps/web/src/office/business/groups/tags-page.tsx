import { resources, tagIcons, tagTones } from '@rumi/contract'
import { tags } from '@rumi/data-layer'
import { officeTagsCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { TagChip, type Tag } from '../../kit/marks/tag-chip.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { screenCalls, type Screen } from '../../kit/resource-screen/screen.ts'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'

/** Tags of dogs as they look on the board. */
const tagsScreen: Screen<Tag> = {
  name: 'tags',
  row: resources.tags,
  calls: screenCalls(resources.tags, tags),
  copy,
  nameOf: ({ label }) => label,
  usualSort: 'createdAt',
  columns: [
    { key: 'label', header: copy.label, cell: ({ label }) => label },
    { key: 'look', header: copy.icon, widthPx: 220, cell: (tag) => <TagChip tag={tag} /> },
    {
      key: 'state',
      header: copy.active,
      widthPx: 170,
      card: 'corner',
      givesWay: 'first',
      cell: ({ active, warns }) => (
        <StateChip tone={!active ? 'missing' : warns ? 'soon' : 'ok'}>
          {!active ? copy.retired : warns ? copy.warns : copy.active}
        </StateChip>
      ),
    },
  ],
  fields: [
    { name: 'label', kind: 'text', label: copy.label, wide: true },
    {
      name: 'icon',
      kind: 'select',
      label: copy.icon,
      options: tagIcons.map((value) => ({ value, label: copy.icons[value] })),
      placeholder: '',
    },
    {
      name: 'tone',
      kind: 'select',
      label: copy.tone,
      options: tagTones.map((value) => ({ value, label: copy.tones[value] })),
      placeholder: '',
    },
    { name: 'warns', kind: 'yes', label: copy.warns },
    { name: 'active', kind: 'yes', label: copy.active, initially: true },
  ],
}

export const meta = officeMeta(copy.title)

export default function TagsPage() {
  return <ResourceScreen screen={tagsScreen} listed={useScreenRows(tagsScreen)} />
}
