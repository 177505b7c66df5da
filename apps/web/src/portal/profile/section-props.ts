import type { Client } from '@rumi/data-layer'

/** Whose profile it is. */
export type SectionProps = { person: Client }
