type Visited = {
  /** What the router keeps with the page's entry of the history: `idx` counts the pages drawn in this document. */
  state: unknown
  /** The browser's own knowledge; it counts only entries of this origin that follow each other. Older browsers have none. */
  navigation?: { canGoBack: boolean } | undefined
}

/**
 * Whether one step back in history stays on this site: in this document, or in another of ours. Where nobody knows, it
 * does not. Addresses are told to no next page (`Referrer-Policy`), so that a referrer says nothing of it.
 */
export function staysOneStepBack({ state, navigation }: Visited) {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
  return index > 0 || navigation?.canGoBack === true
}
