const network = 'https://www.instagram.com'

/** Address of the network's own page of a post, made to be framed. */
export const frameAddress = (post: string) => new URL('embed/captioned/', post).href

/**
 * Returns the height in px that a message of the network's frame reports, as
 * `{"type":"MEASURE","details":{"height":620}}`; null for every other message.
 */
export function postHeight({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>): number | null {
  if (origin !== network || typeof data !== 'string') return null
  const height = /"type":\s*"MEASURE".*?"height":\s*(\d{1,5})/.exec(data)?.[1]
  return height ? Number(height) : null
}
