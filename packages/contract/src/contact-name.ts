import { firstGraphemes } from './fields.ts'

/** As long as the forms of requests and messages take it (calls/site.ts). */
const longestName = 80

/** What somebody is called in a request of theirs; of a very long name its beginning. */
export const contactName = ({ name, lastName }: { name: string | null; lastName: string | null }) =>
  firstGraphemes([name, lastName].filter(Boolean).join(' '), longestName).trim()
