import { z } from 'zod'
import { stamps, text, uuid, version } from '../../fields.ts'
import { defineResource } from '../../resource.ts'
import { tagIcons, tagTones } from '../../rules/dogs/tag-looks.ts'

const fields = {
  label: text(30, 1, 'Escribe qué dice la etiqueta.'),
  icon: z.enum(tagIcons, { error: 'Elige un ícono.' }),
  tone: z.enum(tagTones, { error: 'Elige un tono.' }),
  /** True if the desk is warned when the dog arrives. */
  warns: z.boolean({ error: 'Di si avisa al llegar.' }),
  active: z.boolean({ error: 'Di si la etiqueta se usa.' }),
}

/** Tags that the staff puts on dogs. A tag that is no longer used becomes inactive and stays on its dogs unseen. */
export const tags = defineResource({
  name: 'tags',
  path: '/tags',
  one: 'tag',
  many: 'tags',
  id: 'id',
  record: z.object({ id: uuid, ...fields, version, ...stamps }),
  create: z.strictObject({
    label: fields.label,
    icon: fields.icon,
    tone: fields.tone,
    warns: fields.warns.optional(),
    active: fields.active.optional(),
  }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  search: ['label'],
  sortable: ['createdAt'],
  filters: z.object({ active: z.stringbool() }),
  verbs: {
    list: { access: 'staff', failure: 'Error fetching tags' },
    create: { access: 'desk', failure: 'Error creating tag' },
    read: { access: 'staff', failure: 'Error fetching tag' },
    update: { access: 'desk', failure: 'Error updating tag' },
  },
})
