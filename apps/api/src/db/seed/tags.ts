import { tags } from '../schema/tags.ts'

/** Tags that a new business begins with, in their order. */
export const seedTags = [
  { label: 'Muerde', icon: 'bite', tone: 'danger', warns: true },
  { label: 'Se escapa', icon: 'escape', tone: 'danger', warns: true },
  { label: 'Va aparte', icon: 'alone', tone: 'care', warns: true },
  { label: 'No ve', icon: 'blind', tone: 'care', warns: false },
  { label: 'No oye', icon: 'deaf', tone: 'care', warns: false },
  { label: 'En celo', icon: 'heat', tone: 'danger', warns: true },
  { label: 'Mayor, con calma', icon: 'heart', tone: 'care', warns: false },
  { label: 'Cumpleaños', icon: 'birthday', tone: 'good', warns: false },
] as const satisfies readonly (typeof tags.$inferInsert)[]
