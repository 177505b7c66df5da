import type { Client } from '@rumi/data-layer'

/** Owner of the profile. */
export type SectionProps = { person: Client }
