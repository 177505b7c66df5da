import type { Client } from '@rumi/data-layer'

/** Whose profile it is, and who hears that it changed. */
export type SectionProps = { person: Client; onChanged: (person: Client) => void }
