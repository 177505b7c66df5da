import { tagIcons, tagTones } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, notBlank, oneOf, timestampColumns, versionColumn } from './columns.ts'
import { dogs } from './people/dogs.ts'

export const tags = pgTable(
  'tags',
  {
    id: idColumn(),
    label: text('label').notNull(),
    icon: text('icon', { enum: tagIcons }).notNull(),
    tone: text('tone', { enum: tagTones }).notNull(),
    warns: boolean('warns').notNull().default(false),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    notBlank('tags_have_a_label', t.label),
    oneOf('tags_icon_is_known', t.icon, tagIcons),
    oneOf('tags_tone_is_known', t.tone, tagTones),
    index('tags_in_order').on(t.createdAt, t.id),
  ],
)

export const dogTags = pgTable(
  'dog_tags',
  {
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.dogId, t.tagId] }), index('dog_tags_by_tag').on(t.tagId)],
)

/** Pairs of dogs that must not play together, each once, with the lower id first. */
export const dogsApart = pgTable(
  'dogs_apart',
  {
    lowerId: uuid('lower_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    higherId: uuid('higher_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.lowerId, t.higherId] }),
    check('dogs_apart_in_order', sql`${t.lowerId} < ${t.higherId}`),
    index('dogs_apart_by_higher').on(t.higherId),
  ],
)
