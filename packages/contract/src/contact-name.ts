import { firstGraphemes } from './fields.ts'

/** Maximum length in the forms of requests and messages (calls/site.ts). */
const longestName = 80

/** Returns the contact name of a request, truncated if very long. */
export const contactName = ({ name, lastName }: { name: string | null; lastName: string | null }) =>
  firstGraphemes([name, lastName].filter(Boolean).join(' '), longestName).trim()
